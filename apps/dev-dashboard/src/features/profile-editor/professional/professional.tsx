import {
  MAX_LANGUAGES,
  PREFERRED_LANGUAGES,
  appendUnique,
  profileForm,
  type ProfileValues,
} from '@showcase/data/schemas';
import { Field, Stack, TextInput } from '@showcase/ui';
import { MoneyInput, NumberInput, Select } from '@showcase/ui/controls';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useFilledHint } from '../filled/use-filled-hint.tsx';
import { FieldPair } from '../profile-editor.styles.ts';
import { PUBLIC_HINT } from './entries-heading.tsx';
import { ChipListField } from '../chip-list-field.tsx';
import { EducationEntries } from './education-entries.tsx';
import { ExperienceEntries } from './experience-entries.tsx';
import { clampYears } from './clamp-years.ts';

const AVAILABILITIES = [
  { value: 'full-time', label: 'Full-time' },
  { value: 'part-time', label: 'Part-time' },
  { value: 'not-available', label: 'Not available' },
] as const;
const INTERVIEW_AVAILABILITY = {
  value: 'Available for projects',
  label: 'Available for projects',
} as const;

const LANGUAGES = PREFERRED_LANGUAGES.map(({ code, name }) => ({ value: code, label: name }));

export function Professional() {
  const { register, control, formState, setValue } = useFormContext<ProfileValues>();
  const availability = useWatch({ control, name: 'availability' });
  const isFromInterview =
    availability === INTERVIEW_AVAILABILITY.value ||
    formState.defaultValues?.availability === INTERVIEW_AVAILABILITY.value;
  const getHint = useFilledHint();
  const years = register('years_experience');
  return (
    <Stack gap={6}>
      <EducationEntries />
      <ExperienceEntries />
      <ChipListField
        name="languages"
        inputName="newLanguage"
        label={profileForm.labels.languages}
        noun="language"
        listLabel="Your languages"
        placeholder="e.g. Spanish"
        max={MAX_LANGUAGES}
        hint={PUBLIC_HINT}
        withItem={appendUnique}
      />
      <FieldPair>
        <Field
          label={profileForm.labels.specialization}
          hint={getHint('specialization', 'What you do best, in a few words')}
          error={formState.errors.specialization?.message}
        >
          <TextInput
            {...register('specialization')}
            maxLength={100}
            placeholder="e.g. online shops"
          />
        </Field>
        <Controller
          control={control}
          name="preferred_language"
          render={({ field: { value, onChange, ref }, fieldState }) => (
            <Field
              label={profileForm.labels.preferred_language}
              hint={getHint('preferred_language', 'The language you prefer to work in')}
              error={fieldState.error?.message}
            >
              <Select ref={ref} options={LANGUAGES} value={value} onValueChange={onChange} />
            </Field>
          )}
        />
      </FieldPair>
      <Controller
        control={control}
        name="availability"
        render={({ field: { value, onChange, ref }, fieldState }) => (
          <Field
            label={profileForm.labels.availability}
            hint={getHint('availability')}
            error={fieldState.error?.message}
          >
            <Select
              ref={ref}
              options={
                isFromInterview ? [...AVAILABILITIES, INTERVIEW_AVAILABILITY] : AVAILABILITIES
              }
              value={value}
              onValueChange={onChange}
            />
          </Field>
        )}
      />
      <FieldPair>
        <Field
          label={profileForm.labels.years_experience}
          hint={getHint('years_experience')}
          error={formState.errors.years_experience?.message}
        >
          <NumberInput
            {...years}
            isWhole
            unit="years"
            onChange={(event) =>
              setValue('years_experience', clampYears(event.currentTarget.value), {
                shouldDirty: true,
              })
            }
          />
        </Field>
        <Field
          label={profileForm.labels.hourly_rate}
          hint={getHint('hourly_rate', 'US dollars per hour')}
          error={formState.errors.hourly_rate?.message}
        >
          <MoneyInput {...register('hourly_rate')} placeholder="75" />
        </Field>
      </FieldPair>
    </Stack>
  );
}
