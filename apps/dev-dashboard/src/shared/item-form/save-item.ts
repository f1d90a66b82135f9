import { DataError } from '@showcase/data/client';
import { compareValues, mergeEdits } from '@showcase/kit/saving';
import type { Item } from './item-kind.ts';
import type { ItemOutcome, ItemSave } from './use-item-save.ts';

type SaveItemOptions<Row, Values> = {
  save: ItemSave<Row, Values>;
  write: (save: ItemSave<Row, Values>) => Promise<void>;
  /** Fetches the current row; null if it no longer exists. */
  read: () => Promise<Row | null>;
  toValues: (row: Row) => Values;
};

/** Saves a row. If it was changed elsewhere, or a new row's id is taken, merges the edits or returns a conflict. */
export async function saveItem<Row extends Item, Values extends Record<string, unknown>>(
  options: SaveItemOptions<Row, Values>,
): Promise<ItemOutcome<Row, Values, keyof Values & string>> {
  const { save, write, read, toValues } = options;
  const { base, values } = save;
  try {
    await write(save);
    return { state: 'saved', values };
  } catch (error) {
    if (!canBeConflict(error, base)) throw error;
    const theirs = await read();
    if (!theirs || theirs.updated_at === base?.updated_at) throw error;
    const { merged, conflictingFields } = base
      ? mergeEdits(toValues(base), values, toValues(theirs))
      : compareValues(values, toValues(theirs));
    if (conflictingFields.length > 0)
      return { state: 'conflict', theirs, merged, conflictingFields };
    await write({ ...save, base: theirs, values: merged });
    return { state: 'saved', values: merged };
  }
}

function canBeConflict(error: unknown, base: Item | null) {
  return error instanceof DataError && error.kind === (base ? 'not-found' : 'conflict');
}
