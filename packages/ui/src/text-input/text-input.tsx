import type { ComponentPropsWithRef } from 'react';
import { useFieldControl } from '../field/field-context.ts';
import { InputElement } from './text-input.styles.ts';

/** One line of text. Inside a Field, it gets its name, description and state from there. */
export function TextInput({ type = 'text', ...rest }: ComponentPropsWithRef<'input'>) {
  return <InputElement {...useFieldControl()} {...rest} type={type} />;
}
