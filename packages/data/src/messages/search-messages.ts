import type { DataClient } from '../client/types.ts';
import { readRpc } from '../http/read-rpc.ts';
import { pageSchema, type Page } from '../query/page.ts';
import { z } from '../zod-mini.ts';

const foundMessageSchema = z.object({
  id: z.string(),
  conversation_id: z.string(),
  /** `id` is null if the user has deleted their account. */
  other: z.object({
    id: z.nullable(z.string()),
    name: z.string(),
    avatar: z.nullable(z.string()),
  }),
  sender_id: z.nullable(z.string()),
  /** A part of the message that contains the text. */
  excerpt: z.string(),
  /** True if the message begins before the excerpt. */
  is_cut: z.boolean(),
  created_at: z.string(),
});

/** A message that contains the text of a search. */
export type FoundMessage = z.infer<typeof foundMessageSchema>;

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
