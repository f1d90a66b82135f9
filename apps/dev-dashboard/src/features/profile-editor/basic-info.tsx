import type { ProfileValues } from '@showcase/data/schemas';
import { Field, Stack, Textarea, TextInput } from '@showcase/ui';
import { useFormContext } from 'react-hook-form';
import { FieldPair } from './profile-editor.styles.ts';
import { SkillsField } from './skills-field.tsx';
import type { UsernameCheck } from './username/use-username-check.ts';
import { UsernameField } from './username/username-field.tsx';

type BasicInfoProps = { email: string; usernameCheck: UsernameCheck };

export function BasicInfo({ email, usernameCheck }: BasicInfoProps) {
  const { register, formState } = useFormContext<ProfileValues>();
  const { errors } = formState;
  return (
    <Stack gap={5}>
      <FieldPair>
        <Field label="Name" isRequired error={errors.name?.message}>
          <TextInput {...register('name')} autoComplete="name" />
        </Field>
        <UsernameField check={usernameCheck} />
      </FieldPair>
      <Field
        label="Email"
        hint={
          <>
            <span>Email cannot be changed</span>. It is the mail link on your public profile.
          </>
        }
      >
        <TextInput type="email" value={email} readOnly />
      </Field>
      <Field label="Bio" error={errors.bio?.message} hint="What you build, and for whom">
        <Textarea {...register('bio')} rows={5} />
      </Field>
      <FieldPair>
        <Field label="Location" error={errors.location?.message}>
          <TextInput {...register('location')} autoComplete="address-level2" />
        </Field>
        <Field label="Website" error={errors.website?.message}>
          <TextInput
            {...register('website')}
            inputMode="url"
            autoComplete="url"
            placeholder="https://example.com"
          />
        </Field>
      </FieldPair>
      <SkillsField />
    </Stack>
  );
}
