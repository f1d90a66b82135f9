import type { PostgrestSingleResponse } from '@supabase/supabase-js';
import type { Row } from '../database.ts';
import { isSameContent } from '../http/same-content.ts';
import { unwrap } from '../http/unwrap.ts';

/** The result of a save: the id comes from the database. */
export type SavedItem = Pick<Row<'projects' | 'services'>, 'id' | 'updated_at'>;

/** A project or a service that its owner saves. */
export type ItemSave<Changes> = {
  /** For a new item, the key that the form generated, so that a retry saves the same row. */
  id: string;
  userId: string;
  changes: Changes;
  /** The `updated_at` that the changes are based on; null for a new item. */
  version: string | null;
};

type SaveResponse = PromiseLike<PostgrestSingleResponse<SavedItem>>;

type ItemTable<Changes> = {
  insert: (row: Changes & { client_key: string; user_id: string }) => SaveResponse;
  update: (version: string) => SaveResponse;
  /** The row that was first saved under this key. */
  readByKey: (key: string, columns: (keyof Changes)[]) => Promise<(Changes & SavedItem) | null>;
};

/**
 * Returns the id and the new version of the row. Throws 'not-found' if the row is deleted, belongs to another user, or has changed
 * since the version, and 'conflict' if the key of a new item already belongs to different content.
 */
export async function saveItem<Changes extends object>(
  { id, userId, changes, version }: ItemSave<Changes>,
  { insert, update, readByKey }: ItemTable<Changes>,
): Promise<SavedItem> {
  if (version !== null) return unwrap(await update(version));
  const added = await insert({ client_key: id, user_id: userId, ...changes });
  if (added.error?.code !== UNIQUE_VIOLATION) return unwrap(added);
  // The same content was stored by an earlier attempt whose response was lost.
  const stored = await readByKey(id, Object.keys(changes) as (keyof Changes)[]);
  if (!stored || !isSameContent<Changes>(changes, stored)) return unwrap(added);
  return { id: stored.id, updated_at: stored.updated_at };
}

const UNIQUE_VIOLATION = '23505';
