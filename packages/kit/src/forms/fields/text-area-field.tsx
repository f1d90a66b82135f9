import { Textarea } from '@showcase/ui/controls';
import type { ComponentPropsWithRef } from 'react';
import { useFormContext, type FieldValues } from 'react-hook-form';
import { FormField, type BoundField } from './form-field.tsx';

type TextAreaFieldProps<Values extends FieldValues> = BoundField<Values> &
  Omit<ComponentPropsWithRef<typeof Textarea>, keyof BoundField<Values> | 'ref' | 'onBlur'>;

/** Several lines of text, bound to the form; with a counter if `limit` is set. */
export function TextAreaField<Values extends FieldValues>(props: TextAreaFieldProps<Values>) {
  const { name, label, hint, isRequired, error, onChange, ...input } = props;
  const { register } = useFormContext<Values>();
  return (
    <FormField {...{ name, label, hint, isRequired, error }}>
      <Textarea {...input} {...register(name, { onChange })} />
    </FormField>
  );
}
