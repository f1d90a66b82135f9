import type { OfferValues } from '@showcase/data/schemas';
import { Field, TextInput } from '@showcase/ui';
import { NumberInput, Select } from '@showcase/ui/controls';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { FormField } from '../../../forms/form-field.tsx';
import { formatDay, toDateText, toLocalDay } from '../../plan/due-date.ts';
import { Line, Pair } from './offer-form.styles.ts';

const OPTIONS = [
  { value: 'date', label: 'On a date' },
  { value: 'days', label: 'In a number of days' },
] as const;

/** When the work is due: on a date, some days after acceptance, or with its last milestone. */
export function DueFields({ now }: { now: Date }) {
  const { register } = useFormContext<OfferValues>();
  const due = useWatch<OfferValues, 'due'>({ name: 'due' });
  const milestones = useWatch<OfferValues, 'milestones'>({ name: 'milestones' });
  const last = milestones.at(-1);
  if (last) {
    const date = last.dueOn ? ` on ${formatDay(toLocalDay(last.dueOn), now)}` : '';
    return <Line>Due with the last milestone{date}.</Line>;
  }
  return (
    <Pair>
      <Field label="Due">
        <Controller<OfferValues, 'due'>
          name="due"
          render={({ field }) => (
            <Select
              ref={field.ref}
              options={OPTIONS}
              value={field.value}
              onValueChange={field.onChange}
            />
          )}
        />
      </Field>
      {due === 'date' ? (
        <FormField<OfferValues> name="dueOn" label="Due date" isRequired>
          <TextInput type="date" min={toDateText(now)} {...register('dueOn')} />
        </FormField>
      ) : (
        <FormField<OfferValues> name="days" label="Days after acceptance" isRequired>
          <NumberInput unit="days" min={1} max={730} step={1} {...register('days')} />
        </FormField>
      )}
    </Pair>
  );
}
