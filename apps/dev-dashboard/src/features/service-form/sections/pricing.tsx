import { PRICING_MODELS, serviceForm, type ServiceValues } from '@showcase/data/schemas';
import { Field, formatMoney, RadioGroup, tokens } from '@showcase/ui';
import { MoneyInput, NumberInput } from '@showcase/ui/controls';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { getHeadlinePrice } from '../service-values.ts';
import { Packages } from './packages.tsx';

const MODEL_LABELS = {
  fixed: { label: 'Fixed price', hint: 'One price for the whole service' },
  hourly: { label: 'Hourly', hint: 'Your rate times your estimated hours' },
  packages: { label: 'Packages', hint: 'Several options to choose from' },
} as const satisfies Record<(typeof PRICING_MODELS)[number], object>;

const OPTIONS = PRICING_MODELS.map((value) => ({ value, ...MODEL_LABELS[value] }));

export function Pricing() {
  const { register, formState, control } = useFormContext<ServiceValues>();
  const { errors } = formState;
  const { field } = useController<ServiceValues, 'pricing_model'>({ name: 'pricing_model' });
  const { value: model, onChange } = field;
  const values = useWatch({ control }) as ServiceValues;
  const price = getHeadlinePrice(values);
  return (
    <>
      <RadioGroup
        label={serviceForm.labels.pricing_model}
        error={errors.pricing_model?.message}
        variant="cards"
        options={OPTIONS}
        value={model}
        onValueChange={onChange}
      />
      {model === 'fixed' && (
        <Field label={serviceForm.labels.price} isRequired error={errors.price?.message}>
          <MoneyInput {...register('price')} />
        </Field>
      )}
      {model === 'hourly' && (
        <FieldPair>
          <Field
            label={serviceForm.labels.hourly_rate}
            isRequired
            error={errors.hourly_rate?.message}
          >
            <MoneyInput {...register('hourly_rate')} />
          </Field>
          <Field
            label={serviceForm.labels.estimated_hours}
            isRequired
            error={errors.estimated_hours?.message}
          >
            <NumberInput {...register('estimated_hours')} unit="hours" />
          </Field>
        </FieldPair>
      )}
      {model === 'packages' && <Packages />}
      {price !== null && (
        <Total>
          {TOTAL_LABELS[model]} <strong>{formatMoney(price)}</strong>
        </Total>
      )}
    </>
  );
}

const TOTAL_LABELS = {
  fixed: 'Clients see',
  hourly: 'Total:',
  packages: 'Clients see: from',
} as const;

const FieldPair = styled.div`
  display: grid;
  gap: ${tokens.space[5]};

  ${tokens.media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Total = styled.p`
  margin: 0;
  color: ${tokens.color.inkMuted};
  font-variant-numeric: tabular-nums;

  strong {
    color: ${tokens.color.ink};
  }
`;
