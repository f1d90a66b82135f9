import {
  BLANK_EXPERIENCE,
  experienceFault,
  MAX_ENTRIES,
  type ExperienceEntry,
  type ProfileValues,
} from '@showcase/data/schemas';
import { Checkbox, Field, Notice, Stack, Textarea, TextInput } from '@showcase/ui';
import { EntryForm } from '../../../shared/entries/entry-form.tsx';
import { EntryList } from '../../../shared/entries/entry-list.tsx';
import { useEntries } from '../../../shared/entries/use-entries.ts';
import { FieldPair, SectionTitle } from '../profile-editor.styles.ts';
import { periodOf } from './period.ts';
import { YearPair } from './year-pair.tsx';

export function ExperienceEntries() {
  const {
    entries,
    entry,
    error,
    listError,
    isEditing,
    isOpen,
    ref,
    focus,
    open,
    change,
    add,
    clear,
    edit,
    remove,
  } = useEntries<ExperienceEntry, ProfileValues>({
    list: 'experience',
    entry: 'newExperience',
    blank: BLANK_EXPERIENCE,
    faultOf: experienceFault,
  });
  const isFull = entries.length >= MAX_ENTRIES;
  return (
    <Stack as="section" gap={3} aria-labelledby="experience">
      <SectionTitle id="experience">Experience</SectionTitle>
      <EntryList
        label="Your experience"
        entries={entries}
        nameOf={({ position, company }) => `${position}, ${company}`}
        onEdit={edit}
        onRemove={remove}
        onEmptied={focus}
      >
        {({ company, position, description, from, to, current }) => (
          <>
            <strong>{position}</strong>
            <span>{company}</span>
            <span>{periodOf(from, to, current)}</span>
            {description && <span>{description}</span>}
          </>
        )}
      </EntryList>
      {listError && <Notice variant="danger">{listError}</Notice>}
      <EntryForm
        label="Experience entry"
        addLabel="Add Experience"
        error={error}
        isEditing={isEditing}
        onAdd={add}
        onClear={clear}
        openerRef={ref}
        opening={{
          isOpen,
          onOpen: open,
          ...(isFull && { fullText: `There is room for ${MAX_ENTRIES} entries` }),
        }}
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
      </EntryForm>
    </Stack>
  );
}
