import { RadioGroup } from '@showcase/ui';
import type { ComponentProps } from 'react';
import { useController, type FieldValues, type Path } from 'react-hook-form';

type RadioFieldProps<Values extends FieldValues> = Omit<
  ComponentProps<typeof RadioGroup>,
  'name' | 'value' | 'onValueChange' | 'error' | 'ref'
> & { name: Path<Values> };

/** A choice between a few options, bound to the form. */
export function RadioField<Values extends FieldValues>({
  name,
  ...group
}: RadioFieldProps<Values>) {
  const { field, fieldState } = useController({ name });
  return (
    <RadioGroup
      {...group}
      ref={(fieldset) => field.ref(fieldset?.querySelector('input'))}
      value={field.value}
      onValueChange={field.onChange}
      error={fieldState.error?.message}
    />
  );
}
