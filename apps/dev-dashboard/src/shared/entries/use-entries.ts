import { hasInput } from '@showcase/data/schemas';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useController, useFormContext, type FieldPath, type FieldValues } from 'react-hook-form';
import { findErrorMessage } from './find-error-message.ts';

const ERROR_MS = 3000;

type EntriesOptions<Entry, V extends FieldValues> = {
  /** The list in the form. */
  list: FieldPath<V>;
  /** The entry that is being typed; it is in the form too, so that a draft keeps it. */
  entry: FieldPath<V>;
  blank: Entry;
  /** What keeps an entry out of the list, beside the others that are in it. */
  validate: (entry: Entry, others: readonly Entry[]) => string | null;
  /** Adds what an entry of the list has and one that is being typed has not. */
  complete?: (entry: Entry) => Entry;
};

/** A list to which complete entries are added, changed and removed. Its message goes away after 3 seconds. */
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
  /** What a change leaves on the screen takes the focus: the first control of the entry, or what opens it. */
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
    /** For the first control of the entry, which takes the focus when the entry is wrong; and for what opens it. */
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
