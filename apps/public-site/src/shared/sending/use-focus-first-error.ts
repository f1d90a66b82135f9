import { useEffect, type RefObject } from 'react';

/** What Field marks, and the first choice of a FieldGroup. */
const INVALID = '[aria-invalid="true"], [data-invalid] input';

/** After a refused submit the focus goes to the first field, in reading order, that needs attention. */
export function useFocusFirstError(form: RefObject<HTMLFormElement | null>, submitCount: number) {
  useEffect(() => {
    if (submitCount > 0) form.current?.querySelector<HTMLElement>(INVALID)?.focus();
  }, [form, submitCount]);
}
