import type { HireValues } from '@showcase/data/schemas';
import { FormField, RadioField, TextField } from '@showcase/kit/forms';
import { bidi, Checkbox, formatMoney, Stack } from '@showcase/ui';
import { MoneyInput, NumberInput } from '@showcase/ui/controls';
import { useFormContext, useWatch } from 'react-hook-form';
import { getHourlyRate } from '@showcase/kit/prices';
import { countLabel } from '@showcase/kit/lists';
import type { HireableService, HireOption } from './hire-option.ts';

/** The fields of this option, in addition to the message. */
export function HireOptionFields({ option }: { option: HireOption | null }) {
  switch (option?.kind) {
    case 'hourly':
      return <HoursField service={option.service} />;
    case 'packages':
      return <PackageField service={option.service} />;
    case 'other':
      return <CustomRequest />;
    default:
      return null;
  }
}

function HoursField({ service }: { service: HireableService }) {
  const { register } = useFormContext<HireValues>();
  const estimate = service.metadata.estimated_hours;
  return (
    <FormField<HireValues>
      name="hours"
      label="Hours"
      isRequired
      hint={[
        `${formatMoney(getHourlyRate(service))} per hour.`,
        estimate && `This work usually takes ${countLabel(estimate, 'hour')}.`,
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <NumberInput unit="hours" {...register('hours')} />
    </FormField>
  );
}

function PackageField({ service }: { service: HireableService }) {
  const options = (service.metadata.packages ?? []).map(({ name, price, delivery, features }) => ({
    value: name,
    label: bidi`${name} · ${formatMoney(price)}`,
    hint: [`Delivery in ${delivery}`, ...features].join(' · '),
  }));
  return (
    <RadioField<HireValues>
      name="packageName"
      label="Package"
      isRequired
      variant="cards"
      options={options}
    />
  );
}

function CustomRequest() {
  const { control, register } = useFormContext<HireValues>();
  const isPriceOnRequest = useWatch({ control, name: 'isPriceOnRequest' });
  return (
    <>
      <TextField<HireValues> name="title" label="Title" isRequired />
      <Stack gap={3}>
        {!isPriceOnRequest && (
          <FormField<HireValues>
            name="budget"
            label="Budget"
            isRequired
            hint="What you'd pay in total."
          >
            <MoneyInput {...register('budget')} />
          </FormField>
        )}
        <Checkbox
          {...register('isPriceOnRequest')}
          label="Ask for a price"
          hint="You get an offer. Nothing is agreed until you accept it."
        />
      </Stack>
    </>
  );
}
