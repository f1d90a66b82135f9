import type { DataClient } from '../client/types.ts';
import { readRpc } from '../http/read-rpc.ts';
import { unwrap } from '../http/unwrap.ts';
import * as v from 'valibot';

const synonymsSchema = v.object({
  id: v.string(),
  /** Words and phrases that mean the same to a search. */
  terms: v.array(v.string()),
  updated_at: v.string(),
});

export type Synonyms = v.InferOutput<typeof synonymsSchema>;

/** All groups, by their first word. */
export function listSynonyms(
  client: DataClient,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Synonyms[]> {
  return readRpc(client, 'admin_list_synonyms', {}, { schema: v.array(synonymsSchema), signal });
}

type WithReason<T> = T & { reason: string };

/** Adds a group with this id, or changes it. Searches use it immediately. */
export async function saveSynonyms(
  client: DataClient,
  { id, terms, reason }: WithReason<Pick<Synonyms, 'id' | 'terms'>>,
): Promise<void> {
  unwrap(await client.rpc('admin_save_synonyms', { id, terms, reason }));
}

/** Throws 'not-found' if there is no such group. */
export async function deleteSynonyms(
  client: DataClient,
  { id, reason }: WithReason<{ id: string }>,
): Promise<void> {
  unwrap(await client.rpc('admin_delete_synonyms', { id, reason }));
}
