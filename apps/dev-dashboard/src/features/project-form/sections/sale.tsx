import { SALE_KINDS, SALE_TERMS } from '@showcase/data/projects';
import { projectForm, type ProjectValues } from '@showcase/data/schemas';
import { RadioField } from '@showcase/kit/forms';
import { Checkbox, Field } from '@showcase/ui';
import { MoneyInput, NumberInput } from '@showcase/ui/controls';
import { useFormContext, useWatch } from 'react-hook-form';
import { ThirdPartyLicenses } from './third-party-licenses.tsx';

const LABELS = { once: 'Sell it once', license: 'Sell licenses' };
const SALE_OPTIONS = SALE_KINDS.map((value) => ({
  value,
  label: LABELS[value],
  hint: SALE_TERMS[value].text,
}));

export function Sale() {
  const { register, control, formState } = useFormContext<ProjectValues>();
  const { errors } = formState;
  const isForSale = useWatch({ control, name: 'is_for_sale' });
  const includesSupport = useWatch({ control, name: 'includes_support' });
  return (
    <>
      <Checkbox {...register('is_for_sale')} label="This project is for sale" />
      {isForSale && (
        <>
          <RadioField<ProjectValues>
            name="sale_kind"
            label={projectForm.labels.sale_kind}
            isRequired
            variant="cards"
            options={SALE_OPTIONS}
          />
          <Field
            label={projectForm.labels.sale_price}
            isRequired
            error={errors.sale_price?.message}
          >
            <MoneyInput {...register('sale_price')} />
          </Field>
          <ThirdPartyLicenses />
        </>
      )}
      <Checkbox
        {...register('includes_source_code')}
        label={projectForm.labels.includes_source_code}
      />
      <Checkbox
        {...register('includes_documentation')}
        label={projectForm.labels.includes_documentation}
      />
      <Checkbox {...register('includes_support')} label={projectForm.labels.includes_support} />
      {includesSupport && (
        <Field label={projectForm.labels.support_duration} error={errors.support_duration?.message}>
          <NumberInput {...register('support_duration')} isWhole unit="days" />
        </Field>
      )}
    </>
  );
}
