import { serviceForm, type ServiceValues } from '@showcase/data/schemas';
import { Field, TextInput } from '@showcase/ui';
import { useFormContext } from 'react-hook-form';

const LINKS = ['portfolio_url', 'testimonial_url'] as const;

export function Links() {
  const { register, formState } = useFormContext<ServiceValues>();
  return LINKS.map((name) => (
    <Field key={name} label={serviceForm.labels[name]} error={formState.errors[name]?.message}>
      <TextInput {...register(name)} inputMode="url" placeholder="https://example.com" />
    </Field>
  ));
}
