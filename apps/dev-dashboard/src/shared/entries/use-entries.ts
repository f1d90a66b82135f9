import { useEffect, useState } from 'react';
import { useController, useFormContext, type FieldPath, type FieldValues } from 'react-hook-form';

const ERROR_MS = 3000;

type EntriesOptions<Entry, V extends FieldValues> = {
  /** The list in the form. */
  list: FieldPath<V>;
  /** The entry that is being typed; it stands in the form too, so that a draft keeps it. */
  entry: FieldPath<V>;
  blank: Entry;
  /** What keeps an entry out of the list. */
  faultOf: (entry: Entry) => string | null;
  /** Adds what an entry of the list has and one that is being typed has not. */
  complete?: (entry: Entry) => Entry;
};

/** A list to which complete entries are added, changed and removed. Its message goes away after 3 seconds. */
export function useEntries<Entry extends object, V extends FieldValues>(
  options: EntriesOptions<Entry, V>,
) {
  const { list, entry, blank, faultOf, complete = (one) => one } = options;
  const { setError, clearErrors, control } = useFormContext<V>();
  const items = useController<V>({ name: list, control });
  const typed = useController<V>({ name: entry, control });
  const { value: listValue, onChange: onListChange } = items.field;
  const { value: entryValue, onChange: onEntryChange, ref } = typed.field;
  const [editing, setEditing] = useState<number | null>(null);
  const error = typed.fieldState.error?.message;
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
  };
  const add = () => {
    const message = faultOf(current);
    if (message) {
      setError(entry, { message });
      return false;
    }
    const place = editing ?? entries.length;
    onListChange(entries.toSpliced(place, 1, complete(current)));
    clear();
    return true;
  };
  const edit = (index: number) => {
    onEntryChange({ ...blank, ...entries[index] });
    clearErrors(entry);
    setEditing(index);
  };
  const remove = (index: number) => {
    onListChange(entries.toSpliced(index, 1));
    if (editing === index) clear();
    else if (editing !== null && editing > index) setEditing(editing - 1);
  };

  return {
    entries,
    entry: current,
    error,
    listError: items.fieldState.error?.message ?? items.fieldState.error?.root?.message,
    isEditing: editing !== null,
    /** For the first control of the entry, which takes the focus when the entry is wrong. */
    ref,
    change,
    clear,
    add,
    edit,
    remove,
  };
}
