import { Field } from '@showcase/ui';
import { use, type ReactNode } from 'react';
import { get, useFormState, type FieldError, type FieldValues, type Path } from 'react-hook-form';
import { ErrorSummaryContext } from '../error-summary.ts';

/** Props of all form fields. Give the form's values as the type argument, so that names are checked. */
export type BoundField<Values extends FieldValues> = {
  name: Path<Values>;
  label: ReactNode;
  hint?: ReactNode;
  isRequired?: boolean;
  /** An error that the form does not know; the form's own comes first. */
  error?: string | undefined;
};

type FormFieldProps<Values extends FieldValues> = BoundField<Values> & { children: ReactNode };

/** A Field with the form's error. The control in it registers itself under the same name. */
export function FormField<Values extends FieldValues>(props: FormFieldProps<Values>) {
  const { name, error, ...field } = props;
  const formError = useFieldError(name);
  return <Field {...field} error={formError.message ?? error} invalidBy={formError.invalidBy} />;
}

function useFieldError(name: string): { message?: string; invalidBy?: string } {
  const summary = use(ErrorSummaryContext);
  const { errors } = useFormState({ name, exact: true });
  if (summary) return summary.fields.includes(name) ? { invalidBy: summary.id } : {};
  return { message: get<typeof errors, FieldError | undefined>(errors, name)?.message };
}
