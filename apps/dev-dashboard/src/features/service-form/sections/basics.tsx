import { serviceForm, type ServiceValues } from '@showcase/data/schemas';
import { Field, Stack, TextInput } from '@showcase/ui';
import { Switch, TagInput, Textarea } from '@showcase/ui/controls';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { findErrorMessage } from '../../../shared/entries/find-error-message.ts';

export function Basics() {
  const { register, control, formState } = useFormContext<ServiceValues>();
  const { errors } = formState;
  const hasPackagePricing = useWatch({ control, name: 'pricing_model' }) === 'packages';
  return (
    <Stack gap={5}>
      <StatusSwitch />
      <Field label={serviceForm.labels.title} isRequired error={errors.title?.message}>
        <TextInput {...register('title')} />
      </Field>
      <Field label={serviceForm.labels.description} isRequired error={errors.description?.message}>
        <Textarea
          {...register('description')}
          rows={5}
          counter={(length) => `${length} chars (min 50)`}
        />
      </Field>
      {!hasPackagePricing && (
        <Field label={serviceForm.labels.duration} isRequired error={errors.duration?.message}>
          <TextInput {...register('duration')} placeholder="3-5 days" />
        </Field>
      )}
      <Field
        label={serviceForm.labels.requirements}
        hint="What you need from the client to get started"
        error={errors.requirements?.message}
      >
        <Textarea {...register('requirements')} rows={3} />
      </Field>
      <TagsField />
    </Stack>
  );
}

function StatusSwitch() {
  const { field } = useController<ServiceValues, 'is_active'>({ name: 'is_active' });
  const { value, onChange } = field;
  return (
    <Switch
      label={serviceForm.labels.is_active}
      hint={value ? 'Active' : 'Inactive (hidden from clients)'}
      isOn={value}
      onChange={onChange}
    />
  );
}

function TagsField() {
  const { field, fieldState } = useController<ServiceValues, 'tags'>({ name: 'tags' });
  const { value, onChange, ref } = field;
  return (
    <Field
      label={serviceForm.labels.tags}
      hint="Press Enter after each"
      error={findErrorMessage(fieldState.error)}
    >
      <TagInput ref={ref} value={value} onValueChange={onChange} maxLength={40} />
    </Field>
  );
}
