import { isBegun } from '@showcase/data/schemas';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useController, useFormContext, type FieldPath, type FieldValues } from 'react-hook-form';
import { messageIn } from './message-in.ts';

const ERROR_MS = 3000;

type EntriesOptions<Entry, V extends FieldValues> = {
  /** The list in the form. */
  list: FieldPath<V>;
  /** The entry that is being typed; it is in the form too, so that a draft keeps it. */
  entry: FieldPath<V>;
  blank: Entry;
  /** What keeps an entry out of the list, beside the others that are in it. */
  faultOf: (entry: Entry, others: readonly Entry[]) => string | null;
  /** Adds what an entry of the list has and one that is being typed has not. */
  complete?: (entry: Entry) => Entry;
};

/** A list to which complete entries are added, changed and removed. Its message goes away after 3 seconds. */
export function useEntries<Entry extends object, V extends FieldValues>(
  options: EntriesOptions<Entry, V>,
) {
  const { list, entry, blank, faultOf, complete = (one) => one } = options;
  const { setError, clearErrors, setFocus, control } = useFormContext<V>();
  const items = useController<V>({ name: list, control });
  const typed = useController<V>({ name: entry, control });
  const { value: listValue, onChange: onListChange } = items.field;
  const { value: entryValue, onChange: onEntryChange, ref } = typed.field;
  const [editing, setEditing] = useState<number | null>(null);
  const [isOpened, setIsOpened] = useState(false);
  const error = messageIn(typed.fieldState.error);
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
    setEditing(null);
    setIsOpened(false);
  };
  /** What a change leaves on the screen takes the focus: the first control of the entry, or what opens it. */
  const focus = () => setFocus(entry);
  const thenFocus = (act: () => void) => {
    flushSync(act);
    focus();
  };
  const add = () => {
    const place = editing ?? entries.length;
    const message = faultOf(current, entries.toSpliced(place, 1));
    if (message) {
      setError(entry, { message });
      return false;
    }
    thenFocus(() => {
      onListChange(entries.toSpliced(place, 1, complete(current)));
      clear();
    });
    return true;
  };
  const edit = (index: number) =>
    thenFocus(() => {
      onEntryChange({ ...blank, ...entries[index] });
      clearErrors(entry);
      setEditing(index);
    });
  const remove = (index: number) => {
    onListChange(entries.toSpliced(index, 1));
    if (editing === index) clear();
    else if (editing !== null && editing > index) setEditing(editing - 1);
  };

  return {
    entries,
    entry: current,
    error,
    listError: messageIn(items.fieldState.error),
    isEditing: editing !== null,
    isOpen: isOpened || editing !== null || error !== undefined || isBegun(current),
    /** For the first control of the entry, which takes the focus when the entry is wrong; and for what opens it. */
    ref,
    focus,
    open: () => thenFocus(() => setIsOpened(true)),
    change,
    clear: () => thenFocus(clear),
    add,
    edit,
    remove,
  };
}

export type Entries<Entry extends object> = ReturnType<typeof useEntries<Entry, FieldValues>>;
