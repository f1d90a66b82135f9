import { PasswordInput } from '@showcase/ui';
import type { ComponentPropsWithRef } from 'react';
import { useFormContext, type FieldValues } from 'react-hook-form';
import { FormField, type BoundField } from './form-field.tsx';

type PasswordFieldProps<Values extends FieldValues> = BoundField<Values> &
  Omit<ComponentPropsWithRef<typeof PasswordInput>, keyof BoundField<Values> | 'ref' | 'onBlur'>;

/** A password, bound to the form. */
export function PasswordField<Values extends FieldValues>(props: PasswordFieldProps<Values>) {
  const { name, label, hint, isRequired, error, onChange, ...input } = props;
  const { register } = useFormContext<Values>();
  return (
    <FormField {...{ name, label, hint, isRequired, error }}>
      <PasswordInput {...input} {...register(name, { onChange })} />
    </FormField>
  );
}
