import {
  BLANK_EDUCATION,
  educationFault,
  MAX_ENTRIES,
  type EducationEntry,
  type ProfileValues,
} from '@showcase/data/schemas';
import { Field, Notice, Stack, TextInput } from '@showcase/ui';
import { EntryForm } from '../../../shared/entries/entry-form.tsx';
import { EntryList } from '../../../shared/entries/entry-list.tsx';
import { useEntries } from '../../../shared/entries/use-entries.ts';
import { FieldPair, SectionTitle } from '../profile-editor.styles.ts';
import { periodOf } from './period.ts';
import { YearPair } from './year-pair.tsx';

export function EducationEntries() {
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
  } = useEntries<EducationEntry, ProfileValues>({
    list: 'education',
    entry: 'newEducation',
    blank: BLANK_EDUCATION,
    faultOf: educationFault,
  });
  const isFull = entries.length >= MAX_ENTRIES;
  return (
    <Stack as="section" gap={3} aria-labelledby="education">
      <SectionTitle id="education">Education</SectionTitle>
      <EntryList
        label="Your education"
        entries={entries}
        nameOf={({ school }) => school}
        onEdit={edit}
        onRemove={remove}
        onEmptied={focus}
      >
        {({ school, degree, field, from, to }) => (
          <>
            <strong>{school}</strong>
            <span>{[degree, field].filter(Boolean).join(', ')}</span>
            <span>{periodOf(from, to)}</span>
          </>
        )}
      </EntryList>
      {listError && <Notice variant="danger">{listError}</Notice>}
      <EntryForm
        label="Education entry"
        addLabel="Add Education"
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
          <Field label="Field of Study">
            <TextInput
              value={entry.field}
              maxLength={150}
              onChange={(event) => change({ field: event.currentTarget.value })}
            />
          </Field>
        </FieldPair>
        <YearPair from={entry.from} to={entry.to} onChange={change} />
      </EntryForm>
    </Stack>
  );
}
