import type { DataClient } from '../client.ts';
import { unwrap } from '../http/unwrap.ts';
import { isUuid } from '../uuid.ts';

/** Up to when each member has read, by user id. */
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

/** The caller has read everything there; its line in the bell counts as read too. */
export async function markRead(client: DataClient, conversationId: string): Promise<void> {
  unwrap(await client.rpc('mark_read', { conversation_id: conversationId }));
}
