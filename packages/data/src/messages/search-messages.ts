import type { DataClient } from '../client/types.ts';
import { readRpc } from '../http/read-rpc.ts';
import { pageSchema, type Page } from '../query/page.ts';
import * as v from 'valibot';

const foundMessageSchema = v.object({
  id: v.string(),
  conversation_id: v.string(),
  /** `id` is null if the user has deleted their account. */
  other: v.object({
    id: v.nullable(v.string()),
    name: v.string(),
    avatar: v.nullable(v.string()),
  }),
  sender_id: v.nullable(v.string()),
  /** A part of the message that contains the text. */
  excerpt: v.string(),
  /** True if the message begins before the excerpt. */
  is_cut: v.boolean(),
  created_at: v.string(),
});

/** A message that contains the text of a search. */
export type FoundMessage = v.InferOutput<typeof foundMessageSchema>;

type SearchInput = { q: string; cursor?: string | null; signal?: AbortSignal };

export function searchMessages(
  client: DataClient,
  { q, cursor, signal }: SearchInput,
): Promise<Page<FoundMessage>> {
  const args = { q, ...(cursor && { cursor }) };
  return readRpc(client, 'search_messages', args, {
    schema: pageSchema(foundMessageSchema),
    signal,
  });
}
