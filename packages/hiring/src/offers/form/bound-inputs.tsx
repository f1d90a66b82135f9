import type { OfferValues } from '@showcase/data/schemas';
import { TextInput } from '@showcase/ui';
import { MoneyInput, NumberInput } from '@showcase/ui/controls';
import { useFormContext } from 'react-hook-form';
import { FormField, type BoundField } from '@showcase/kit/forms';

// Each registers itself when it renders, so that the first error in reading order gets the focus.

export function MoneyField({ name, ...field }: BoundField<OfferValues>) {
  const { register } = useFormContext<OfferValues>();
  return (
    <FormField<OfferValues> name={name} {...field}>
      <MoneyInput {...register(name)} />
    </FormField>
  );
}

type DateFieldProps = BoundField<OfferValues> & { min: string; max?: string };

export function DateField({ name, min, max, ...field }: DateFieldProps) {
  const { register } = useFormContext<OfferValues>();
  return (
    <FormField<OfferValues> name={name} {...field}>
      <TextInput type="date" min={min} {...(max && { max })} {...register(name)} />
    </FormField>
  );
}

export function DaysField({ name, ...field }: BoundField<OfferValues>) {
  const { register } = useFormContext<OfferValues>();
  return (
    <FormField<OfferValues> name={name} {...field}>
      <NumberInput unit="days" isWhole {...register(name)} />
    </FormField>
  );
}
