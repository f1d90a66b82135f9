import { useEffect, type RefObject } from 'react';

/** The invalid controls of Field, and the first option of a FieldGroup. */
const INVALID = '[aria-invalid="true"], [data-invalid] input';

/** After an invalid submit, focuses the first invalid field in reading order. */
export function useFocusFirstError(form: RefObject<HTMLFormElement | null>, submitCount: number) {
  useEffect(() => {
    if (submitCount > 0) form.current?.querySelector<HTMLElement>(INVALID)?.focus();
  }, [form, submitCount]);
}
