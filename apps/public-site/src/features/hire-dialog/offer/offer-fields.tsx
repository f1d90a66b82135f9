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
import { hourlyRate, type HireableService, type Offer } from './offer.ts';

/** What this kind of offer asks for beside the message. */
export function OfferFields({ offer }: { offer: Offer | null }) {
  switch (offer?.kind) {
    case 'hourly':
      return <Hours service={offer.service} />;
    case 'packages':
      return <Packages service={offer.service} />;
    case 'other':
      return <OwnWords />;
    default:
      return null;
  }
}

function Hours({ service }: { service: HireableService }) {
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

function Packages({ service }: { service: HireableService }) {
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

function OwnWords() {
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
        hint="What you would pay in all."
        {...(budget?.message && { error: budget.message })}
      >
        <MoneyInput min={1} {...register('budget')} />
      </Field>
    </>
  );
}
