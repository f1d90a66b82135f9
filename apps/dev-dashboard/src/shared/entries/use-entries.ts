import { hasInput } from '@showcase/data/schemas';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useController, useFormContext, type FieldPath, type FieldValues } from 'react-hook-form';
import { findErrorMessage } from './find-error-message.ts';

const ERROR_MS = 3000;

type EntriesOptions<Entry, V extends FieldValues> = {
  /** Form field with the list. */
  list: FieldPath<V>;
  /** Form field with the entry being edited. It is part of the form, so that it is saved in drafts. */
  entry: FieldPath<V>;
  blank: Entry;
  /** Returns why an entry cannot be added to the others, or null if it is valid. */
  validate: (entry: Entry, others: readonly Entry[]) => string | null;
  /** Adds the properties that only entries in the list have. */
  complete?: (entry: Entry) => Entry;
};

/** Adds, edits and removes entries of a list. The error message disappears after 3 seconds. */
export function useEntries<Entry extends object, V extends FieldValues>(
  options: EntriesOptions<Entry, V>,
) {
  const { list, entry, blank, validate, complete = (item) => item } = options;
  const { setError, clearErrors, setFocus, control } = useFormContext<V>();
  const listField = useController<V>({ name: list, control });
  const entryField = useController<V>({ name: entry, control });
  const { value: listValue, onChange: onListChange } = listField.field;
  const { value: entryValue, onChange: onEntryChange, ref } = entryField.field;
  const [editingIndex, setEditingIndex] = useState<number | null>(null);
  const [isOpened, setIsOpened] = useState(false);
  const error = findErrorMessage(entryField.fieldState.error);
  const current = entryValue as Entry;
  const entries = listValue as Entry[];

  useEffect(() => {
    if (!error) return;
    const timer = setTimeout(() => clearErrors(entry), ERROR_MS);
    return () => clearTimeout(timer);
  }, [error, entry, clearErrors]);

  const change = (fields: Partial<Entry>) => onEntryChange({ ...current, ...fields });
  const clear = () => {
    onEntryChange(blank);
    clearErrors(entry);
    setEditingIndex(null);
    setIsOpened(false);
  };
  /** Focuses the first control of the entry, or the button that opens it. */
  const focus = () => setFocus(entry);
  const runAndFocus = (action: () => void) => {
    flushSync(action);
    focus();
  };
  const add = () => {
    const index = editingIndex ?? entries.length;
    const message = validate(current, entries.toSpliced(index, 1));
    if (message) {
      setError(entry, { message });
      return false;
    }
    runAndFocus(() => {
      onListChange(entries.toSpliced(index, 1, complete(current)));
      clear();
    });
    return true;
  };
  const edit = (index: number) =>
    runAndFocus(() => {
      onEntryChange({ ...blank, ...entries[index] });
      clearErrors(entry);
      setEditingIndex(index);
    });
  const remove = (index: number) => {
    onListChange(entries.toSpliced(index, 1));
    if (editingIndex === index) clear();
    else if (editingIndex !== null && editingIndex > index) setEditingIndex(editingIndex - 1);
  };

  return {
    entries,
    entry: current,
    error,
    listError: findErrorMessage(listField.fieldState.error),
    isEditing: editingIndex !== null,
    isOpen: isOpened || editingIndex !== null || error !== undefined || hasInput(current),
    /** Ref for the first control of the entry, which is focused on an error, and for the button that opens the entry. */
    ref,
    focus,
    open: () => runAndFocus(() => setIsOpened(true)),
    change,
    clear: () => runAndFocus(clear),
    add,
    edit,
    remove,
  };
}

export type Entries<Entry extends object> = ReturnType<typeof useEntries<Entry, FieldValues>>;
