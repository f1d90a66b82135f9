import { Notice } from '@showcase/ui';
import type { ReactNode } from 'react';
import { EntryForm } from './entry-form.tsx';
import { EntryList } from './entry-list.tsx';
import type { Entries } from './use-entries.ts';

type EntriesFieldProps<Entry extends object> = {
  entries: Entries<Entry>;
  listLabel: string;
  /** The entry's name in the labels of its buttons. */
  getName: (entry: Entry) => string;
  /** Renders an entry in the list. */
  summary: (entry: Entry) => ReactNode;
  entryLabel: string;
  addLabel: string;
  /** If true, the entry form is closed until the user clicks Add. */
  isOptional?: boolean;
  /** Why no more entries can be added. */
  fullText?: string | undefined;
  /** The fields of one entry. */
  children: ReactNode;
};

/** A list in a form, with the entry being added or edited below it. */
export function EntriesField<Entry extends object>(props: EntriesFieldProps<Entry>) {
  const { entries, listLabel, getName, summary, entryLabel, addLabel, children } = props;
  const { isOptional = false, fullText } = props;
  return (
    <>
      <EntryList
        label={listLabel}
        entries={entries.entries}
        getName={getName}
        onEdit={entries.edit}
        onRemove={entries.remove}
        onEmptied={entries.focus}
      >
        {summary}
      </EntryList>
      {entries.listError && <Notice variant="danger">{entries.listError}</Notice>}
      <EntryForm
        label={entryLabel}
        addLabel={addLabel}
        error={entries.error}
        isEditing={entries.isEditing}
        onAdd={entries.add}
        onClear={entries.clear}
        openerRef={entries.ref}
        {...(isOptional && {
          opening: { isOpen: entries.isOpen, onOpen: entries.open, fullText },
        })}
      >
        {children}
      </EntryForm>
    </>
  );
}
