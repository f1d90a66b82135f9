import { formatDay } from '@showcase/data/days';
import type { OfferValues } from '@showcase/data/schemas';
import { Field } from '@showcase/ui';
import { Select } from '@showcase/ui/controls';
import { Controller, useWatch } from 'react-hook-form';
import { DateField, DaysField } from './bound-inputs.tsx';
import { Line, Pair } from './offer-form.styles.ts';

const OPTIONS = [
  { value: 'date', label: 'On a date' },
  { value: 'days', label: 'In a number of days' },
] as const;

/** When the work is due: on a date, some days after acceptance, or with its last milestone. */
export function DueFields({ today }: { today: string }) {
  const due = useWatch<OfferValues, 'due'>({ name: 'due' });
  const milestones = useWatch<OfferValues, 'milestones'>({ name: 'milestones' });
  const last = milestones.at(-1);
  if (last) {
    const date = last.dueOn ? ` on ${formatDay(last.dueOn, today)}` : '';
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
        <DateField name="dueOn" label="Due date" isRequired min={today} />
      ) : (
        <DaysField name="days" label="Days after acceptance" isRequired />
      )}
    </Pair>
  );
}
