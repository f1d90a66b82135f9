import type { ServiceValues } from '@showcase/data/schemas';
import { Field, TextInput } from '@showcase/ui';
import { useFormContext } from 'react-hook-form';
import { FIELD_LABELS } from '../service-values.ts';

const LINKS = ['portfolio_url', 'testimonial_url'] as const;

export function Links() {
  const { register, formState } = useFormContext<ServiceValues>();
  return LINKS.map((name) => (
    <Field key={name} label={FIELD_LABELS[name]} error={formState.errors[name]?.message}>
      <TextInput {...register(name)} inputMode="url" placeholder="https://example.com" />
    </Field>
  ));
}
