import { createContext, use } from 'react';

type FieldControl = {
  id?: string;
  'aria-required'?: true;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-labelledby'?: string;
};

const emptyControl: FieldControl = {};

export const FieldContext = createContext<FieldControl>(emptyControl);

/** Props that a control inside a Field spreads on its element: id, description, invalid and required. */
export function useFieldControl() {
  return use(FieldContext);
}
