import type { DataClient } from '../client/types.ts';
import { readRpc } from '../http/read-rpc.ts';
import { unwrap } from '../http/unwrap.ts';
import { z } from '../zod-mini.ts';

const synonymsSchema = z.object({
  id: z.string(),
  /** Words and phrases that mean the same to a search. */
  terms: z.array(z.string()),
  updated_at: z.string(),
});

export type Synonyms = z.infer<typeof synonymsSchema>;

/** All groups, by their first word. */
export function listSynonyms(
  client: DataClient,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Synonyms[]> {
  return readRpc(client, 'admin_list_synonyms', {}, { schema: z.array(synonymsSchema), signal });
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
