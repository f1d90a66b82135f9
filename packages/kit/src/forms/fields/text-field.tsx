import { TextInput } from '@showcase/ui';
import type { ComponentPropsWithRef } from 'react';
import { useFormContext, type FieldValues } from 'react-hook-form';
import { FormField, type BoundField } from './form-field.tsx';

type TextFieldProps<Values extends FieldValues> = BoundField<Values> &
  Omit<ComponentPropsWithRef<typeof TextInput>, keyof BoundField<Values> | 'ref' | 'onBlur'>;

/** One line of text, bound to the form. */
export function TextField<Values extends FieldValues>(props: TextFieldProps<Values>) {
  const { name, label, hint, isRequired, error, onChange, ...input } = props;
  const { register } = useFormContext<Values>();
  return (
    <FormField {...{ name, label, hint, isRequired, error }}>
      <TextInput {...input} {...register(name, { onChange })} />
    </FormField>
  );
}
