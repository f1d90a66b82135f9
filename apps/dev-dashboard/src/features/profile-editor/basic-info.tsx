import { MAX_SKILLS, profileForm, type ProfileValues } from '@showcase/data/schemas';
import { LOCATION_FILTERS } from '@showcase/data/users';
import { AvatarField } from '@showcase/kit/pictures';
import type { UsernameCheck } from '@showcase/kit/username';
import { Field, Stack, TextInput } from '@showcase/ui';
import { Combobox, Select, Textarea } from '@showcase/ui/controls';
import { Controller, useFormContext } from 'react-hook-form';
import { useFilledHint } from './filled/use-filled-hint.tsx';
import { FieldPair } from './profile-editor.styles.ts';
import { UsernameField } from './username/username-field.tsx';
import { ContactEmailField } from './contact/contact-email-field.tsx';
import { withSkill } from './with-skill.ts';
import { ChipListField } from './chip-list-field.tsx';

const AUDIENCES = [
  { value: 'everyone', label: 'Everyone' },
  { value: 'signed_in', label: 'Signed-in users' },
  { value: 'nobody', label: 'Nobody' },
] as const;

type BasicInfoProps = {
  email: string;
  /** The saved contact email, while others don't see it; null if there is none. */
  unconfirmedContact: string | null;
  /** The saved username; empty if there is none. */
  username: string;
  usernameCheck: UsernameCheck;
};

export function BasicInfo({ email, unconfirmedContact, username, usernameCheck }: BasicInfoProps) {
  const { register, control, formState } = useFormContext<ProfileValues>();
  const { errors } = formState;
  const getHint = useFilledHint();
  return (
    <Stack gap={5}>
      <AvatarField />
      <FieldPair>
        <Field label={profileForm.labels.name} isRequired error={errors.name?.message}>
          <TextInput {...register('name')} maxLength={100} autoComplete="name" />
        </Field>
        <UsernameField check={usernameCheck} current={username} />
      </FieldPair>
      <FieldPair>
        <Field label="Email" hint="Email cannot be changed">
          <TextInput type="email" value={email} readOnly />
        </Field>
        <ContactEmailField unconfirmed={unconfirmedContact} />
      </FieldPair>
      <FieldPair>
        <Controller
          control={control}
          name="audience"
          render={({ field: { value, onChange, ref }, fieldState }) => (
            <Field
              label={profileForm.labels.audience}
              hint="Who can see the email link on your public profile"
              error={fieldState.error?.message}
            >
              <Select ref={ref} options={AUDIENCES} value={value} onValueChange={onChange} />
            </Field>
          )}
        />
      </FieldPair>
      <Field
        label={profileForm.labels.bio}
        error={errors.bio?.message}
        hint={getHint('bio', "What you build and who it's for")}
      >
        <Textarea {...register('bio')} limit={2000} rows={5} />
      </Field>
      <FieldPair>
        <Controller
          control={control}
          name="location"
          render={({ field: { value, onChange, onBlur, ref }, fieldState }) => (
            <Field label={profileForm.labels.location} error={fieldState.error?.message}>
              <Combobox
                ref={ref}
                suggestions={LOCATION_FILTERS}
                value={value}
                onValueChange={onChange}
                onBlur={onBlur}
                maxLength={100}
              />
            </Field>
          )}
        />
        <Field label={profileForm.labels.website} error={errors.website?.message}>
          <TextInput
            {...register('website')}
            inputMode="url"
            autoComplete="url"
            placeholder="https://example.com"
          />
        </Field>
      </FieldPair>
      <ChipListField
        name="skills"
        inputName="newSkill"
        label={profileForm.labels.skills}
        noun="skill"
        listLabel="Your skills"
        placeholder="e.g. React"
        max={MAX_SKILLS}
        withItem={withSkill}
      />
    </Stack>
  );
}
