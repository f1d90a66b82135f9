import {
  BLANK_EDUCATION,
  validateEducation,
  MAX_ENTRIES,
  type EducationEntry,
  type ProfileValues,
} from '@showcase/data/schemas';
import { formatPeriod } from '@showcase/kit/profile';
import { Field, Stack, TextInput } from '@showcase/ui';
import { EntriesField } from '../../../shared/entries/entries-field.tsx';
import { useEntries } from '../../../shared/entries/use-entries.ts';
import { FieldPair } from '../profile-editor.styles.ts';
import { EntriesHeading } from './entries-heading.tsx';
import { YearPair } from './year-pair.tsx';

export function EducationEntries() {
  const education = useEntries<EducationEntry, ProfileValues>({
    list: 'education',
    entry: 'newEducation',
    blank: BLANK_EDUCATION,
    validate: validateEducation,
  });
  const { entry, ref, change } = education;
  const isFull = education.entries.length >= MAX_ENTRIES;
  return (
    <Stack as="section" gap={3} aria-labelledby="education" aria-describedby="education-hint">
      <EntriesHeading id="education">Education</EntriesHeading>
      <EntriesField
        entries={education}
        listLabel="Your education"
        getName={({ school }) => school}
        summary={({ school, degree, field, from, to }) => (
          <>
            <strong>{school}</strong>
            <span>{[degree, field].filter(Boolean).join(', ')}</span>
            <span>{formatPeriod(from, to)}</span>
          </>
        )}
        entryLabel="Education entry"
        addLabel="Add education"
        isOptional
        fullText={isFull ? `You can add up to ${MAX_ENTRIES} entries` : undefined}
      >
        <Field label="School" isRequired>
          <TextInput
            ref={ref}
            value={entry.school}
            maxLength={150}
            onChange={(event) => change({ school: event.currentTarget.value })}
          />
        </Field>
        <FieldPair>
          <Field label="Degree" isRequired>
            <TextInput
              value={entry.degree}
              maxLength={150}
              onChange={(event) => change({ degree: event.currentTarget.value })}
            />
          </Field>
          <Field label="Field of study">
            <TextInput
              value={entry.field}
              maxLength={150}
              onChange={(event) => change({ field: event.currentTarget.value })}
            />
          </Field>
        </FieldPair>
        <YearPair from={entry.from} to={entry.to} onChange={change} />
      </EntriesField>
    </Stack>
  );
}
