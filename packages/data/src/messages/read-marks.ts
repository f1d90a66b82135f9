import type { DataClient } from '../client/types.ts';
import { unwrap } from '../http/unwrap.ts';
import { isUuid } from '../uuid.ts';

/** The time up to which each member has read, by user id. */
export type ReadMarks = Record<string, string>;

export async function getReadMarks(client: DataClient, conversationId: string): Promise<ReadMarks> {
  if (!isUuid(conversationId)) return {};
  const rows = unwrap(
    await client
      .from('conversation_reads')
      .select('user_id, read_at')
      .eq('conversation_id', conversationId)
      .limit(2),
  );
  return Object.fromEntries(rows.map(({ user_id, read_at }) => [user_id, read_at]));
}

/** Marks everything in the conversation as read, and its notification too. */
export async function markRead(client: DataClient, conversationId: string): Promise<void> {
  unwrap(await client.rpc('mark_read', { conversation_id: conversationId }));
}
