import { profileForm, type ProfileValues } from '@showcase/data/schemas';
import { Field, Stack, TextInput } from '@showcase/ui';
import { useFormContext } from 'react-hook-form';

const LINKS = [
  { field: 'website', placeholder: 'https://example.com' },
  { field: 'linkedin', placeholder: 'https://linkedin.com/in/your-name' },
  { field: 'github', placeholder: 'https://github.com/your-name' },
  { field: 'twitter', placeholder: 'https://x.com/your-name' },
  { field: 'instagram', placeholder: 'https://instagram.com/your-name' },
] as const;

export function SocialProfiles() {
  const { register, formState } = useFormContext<ProfileValues>();
  return (
    <Stack gap={5}>
      {LINKS.map(({ field, placeholder }) => (
        <Field
          key={field}
          label={profileForm.labels[field]}
          error={formState.errors[field]?.message}
        >
          <TextInput {...register(field)} inputMode="url" placeholder={placeholder} />
        </Field>
      ))}
    </Stack>
  );
}
