import {
  BLANK_EXPERIENCE,
  validateExperience,
  MAX_ENTRIES,
  type ExperienceEntry,
  type ProfileValues,
} from '@showcase/data/schemas';
import { formatPeriod } from '@showcase/kit/profile';
import { Checkbox, Field, Stack, TextInput } from '@showcase/ui';
import { Textarea } from '@showcase/ui/controls';
import { EntriesField } from '../../../shared/entries/entries-field.tsx';
import { useEntries } from '../../../shared/entries/use-entries.ts';
import { FieldPair } from '../profile-editor.styles.ts';
import { EntriesHeading } from './entries-heading.tsx';
import { YearPair } from './year-pair.tsx';

export function ExperienceEntries() {
  const experience = useEntries<ExperienceEntry, ProfileValues>({
    list: 'experience',
    entry: 'newExperience',
    blank: BLANK_EXPERIENCE,
    validate: validateExperience,
  });
  const { entry, ref, change } = experience;
  const isFull = experience.entries.length >= MAX_ENTRIES;
  return (
    <Stack as="section" gap={3} aria-labelledby="experience" aria-describedby="experience-hint">
      <EntriesHeading id="experience">Experience</EntriesHeading>
      <EntriesField
        entries={experience}
        listLabel="Your experience"
        getName={({ position, company }) => `${position}, ${company}`}
        summary={({ company, position, description, from, to, current }) => (
          <>
            <strong>{position}</strong>
            <span>{company}</span>
            <span>{formatPeriod(from, to, current)}</span>
            {description && <span>{description}</span>}
          </>
        )}
        entryLabel="Experience entry"
        addLabel="Add experience"
        isOptional
        fullText={isFull ? `You can add up to ${MAX_ENTRIES} entries` : undefined}
      >
        <FieldPair>
          <Field label="Company" isRequired>
            <TextInput
              ref={ref}
              value={entry.company}
              maxLength={150}
              onChange={(event) => change({ company: event.currentTarget.value })}
            />
          </Field>
          <Field label="Position" isRequired>
            <TextInput
              value={entry.position}
              maxLength={150}
              onChange={(event) => change({ position: event.currentTarget.value })}
            />
          </Field>
        </FieldPair>
        <Field label="Description">
          <Textarea
            value={entry.description}
            maxLength={1000}
            rows={3}
            onChange={(event) => change({ description: event.currentTarget.value })}
          />
        </Field>
        <YearPair from={entry.from} to={entry.to} isToDisabled={entry.current} onChange={change} />
        <Checkbox
          label="I currently work here"
          checked={entry.current}
          onChange={(event) =>
            change({
              current: event.currentTarget.checked,
              ...(event.currentTarget.checked && { to: '' }),
            })
          }
        />
      </EntriesField>
    </Stack>
  );
}
