import type { HireValues } from '@showcase/data/schemas';
import {
  Field,
  formatMoney,
  isolated,
  MoneyInput,
  NumberInput,
  RadioGroup,
  TextInput,
} from '@showcase/ui';
import { Controller, useFormContext } from 'react-hook-form';
import { hourlyRate, type HireableService, type HireOption } from './hire-option.ts';

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
  const { register, formState } = useFormContext<HireValues>();
  const error = formState.errors.hours?.message;
  const estimate = service.metadata.estimated_hours;
  return (
    <Field
      label="Hours"
      isRequired
      hint={[
        `${formatMoney(hourlyRate(service))} per hour.`,
        estimate && `This work usually takes ${estimate} hours.`,
      ]
        .filter(Boolean)
        .join(' ')}
      {...(error && { error })}
    >
      <NumberInput unit="hours" min={1} max={10_000} step={0.01} {...register('hours')} />
    </Field>
  );
}

function PackageField({ service }: { service: HireableService }) {
  const { control } = useFormContext<HireValues>();
  const options = (service.metadata.packages ?? []).map(({ name, price, delivery, features }) => ({
    value: name,
    label: isolated`${name} · ${formatMoney(price)}`,
    hint: [`Delivery in ${delivery}`, ...features].join(' · '),
  }));
  return (
    <Controller
      name="packageName"
      control={control}
      render={({ field, fieldState: { error } }) => (
        <RadioGroup
          label="Package"
          isRequired
          variant="cards"
          options={options}
          value={field.value}
          onValueChange={field.onChange}
          {...(error?.message && { error: error.message })}
        />
      )}
    />
  );
}

function CustomRequest() {
  const { register, formState } = useFormContext<HireValues>();
  const { title, budget } = formState.errors;
  return (
    <>
      <Field label="Title" isRequired {...(title?.message && { error: title.message })}>
        <TextInput {...register('title')} />
      </Field>
      <Field
        label="Budget"
        isRequired
        hint="What you'd pay in total."
        {...(budget?.message && { error: budget.message })}
      >
        <MoneyInput min={1} {...register('budget')} />
      </Field>
    </>
  );
}
