import { REVISIONS, serviceForm, type ServiceValues } from '@showcase/data/schemas';
import { Checkbox, Field } from '@showcase/ui';
import { NumberInput, Select, TagInput } from '@showcase/ui/controls';
import { useController, useFormContext } from 'react-hook-form';
import { findErrorMessage } from '../../../shared/entries/find-error-message.ts';

const REVISION_LABELS: Partial<Record<string, string>> = {
  unlimited: 'Unlimited',
  custom: 'Custom',
};
const OPTIONS = REVISIONS.map((value) => ({ value, label: REVISION_LABELS[value] ?? value }));

export function Features() {
  const { register, formState } = useFormContext<ServiceValues>();
  const revisions = useController<ServiceValues, 'revisions'>({ name: 'revisions' });
  const { value, onChange, ref } = revisions.field;
  return (
    <>
      <Field label={serviceForm.labels.revisions} error={formState.errors.revisions?.message}>
        <Select ref={ref} options={OPTIONS} value={value} onValueChange={onChange} />
      </Field>
      {value === 'custom' && (
        <Field
          label={serviceForm.labels.custom_revisions}
          isRequired
          error={formState.errors.custom_revisions?.message}
        >
          <NumberInput {...register('custom_revisions')} isWhole />
        </Field>
      )}
      <Checkbox {...register('include_video_call')} label={serviceForm.labels.include_video_call} />
      <Checkbox
        {...register('include_source_files')}
        label={serviceForm.labels.include_source_files}
      />
      <FeatureList />
    </>
  );
}

function FeatureList() {
  const { field, fieldState } = useController<ServiceValues, 'features'>({ name: 'features' });
  const { value, onChange, ref } = field;
  return (
    <Field
      label={serviceForm.labels.features}
      hint="What clients get. Press Enter after each"
      error={findErrorMessage(fieldState.error)}
    >
      <TagInput
        ref={ref}
        value={value}
        onValueChange={onChange}
        maxLength={200}
        splitsAtComma={false}
      />
    </Field>
  );
}
