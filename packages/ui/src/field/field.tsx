import { CircleAlert } from 'lucide-react';
import { useId, useMemo } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldContext } from './field-context.ts';
import {
  FieldElement,
  FieldError,
  FieldHint,
  FieldLabel,
  FieldMessages,
  RequiredMark,
} from './field.styles.ts';

export type FieldProps = Omit<ComponentPropsWithRef<'div'>, 'id'> & {
  label: ReactNode;
  hint?: ReactNode;
  /** The message in words; nothing is shown while it is empty. */
  error?: string;
  /** The id of a message elsewhere that says what is wrong with the field. */
  invalidBy?: string;
  isRequired?: boolean;
  /** The id of the control; made up when absent. */
  id?: string;
  /** One control of ui: TextInput, PasswordInput, Textarea, SearchInput or Select. */
  children: ReactNode;
};

/** Label above, hint and error below, and the wiring between them and the control. */
export function Field({
  label,
  hint,
  error,
  invalidBy = '',
  isRequired,
  id,
  children,
  ...rest
}: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const labelId = `${controlId}-label`;
  const hintId = hint ? `${controlId}-hint` : '';
  const errorId = error ? `${controlId}-error` : '';

  const control = useMemo(
    () => ({
      id: controlId,
      'aria-labelledby': labelId,
      'aria-describedby': [errorId, invalidBy, hintId].filter(Boolean).join(' ') || undefined,
      'aria-invalid': errorId || invalidBy ? (true as const) : undefined,
      'aria-required': isRequired ? (true as const) : undefined,
    }),
    [controlId, labelId, errorId, invalidBy, hintId, isRequired],
  );

  return (
    <FieldElement {...rest}>
      <FieldLabel id={labelId} htmlFor={controlId}>
        {label}
        {isRequired && <RequiredMark aria-hidden>*</RequiredMark>}
      </FieldLabel>
      <FieldContext value={control}>{children}</FieldContext>
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      <FieldMessages aria-live="polite">
        {error && (
          <FieldError id={errorId}>
            <CircleAlert aria-hidden />
            {error}
          </FieldError>
        )}
      </FieldMessages>
    </FieldElement>
  );
}
