import type { DataClient } from '../client/types.ts';
import { DataError } from '../client/data-error.ts';
import { readRpc } from '../http/read-rpc.ts';
import { unwrap } from '../http/unwrap.ts';
import { pageSchema, type Page } from '../query/page.ts';
import { isUuid } from '../uuid.ts';
import {
  conversationSchema,
  newConversationId,
  type Conversation,
  type OpenConversation,
} from './conversation.ts';
import { listPeople } from '../users/people.ts';

type ListInput = { q: string; cursor?: string | null; signal?: AbortSignal };

/** Latest first; `q` searches the name of the other user. */
export async function listConversations(
  client: DataClient,
  { q, cursor, signal }: ListInput,
): Promise<Page<Conversation>> {
  const args = { q, ...(cursor && { cursor }) };
  const schema = pageSchema(conversationSchema);
  return readRpc(client, 'my_conversations', args, { schema, signal });
}

/** The conversation with this user. The first message creates it; opening it stores nothing. */
export async function openConversation(
  client: DataClient,
  { userId, otherId }: { userId: string; otherId: string },
): Promise<OpenConversation> {
  if (!isUuid(otherId)) throw unknownPerson();
  const [first = '', second = ''] = [userId, otherId.toLowerCase()].sort();
  const existing = unwrap(
    await client
      .from('conversations')
      .select('id')
      .eq('first_user_id', first)
      .eq('second_user_id', second)
      .not('last_message_at', 'is', null)
      .maybeSingle(),
  );
  if (existing) return { id: existing.id, otherId, isNew: false };
  const isKnown = (await listPeople(client, [otherId])).length > 0;
  if (first === second || !isKnown) throw unknownPerson();
  return { id: newConversationId(otherId.toLowerCase()), otherId, isNew: true };
}

/** A conversation by its id: the only way to open one whose other member has deleted their account. */
export async function findConversation(
  client: DataClient,
  { userId, id }: { userId: string; id: string },
): Promise<OpenConversation | null> {
  if (!isUuid(id)) return null;
  const row = unwrap(
    await client
      .from('conversations')
      .select('id, first_user_id, second_user_id, last_message_at')
      .eq('id', id)
      .maybeSingle(),
  );
  if (!row) return null;
  const otherId = row.first_user_id === userId ? row.second_user_id : row.first_user_id;
  return { id: row.id, otherId, isNew: row.last_message_at === null };
}

function unknownPerson() {
  const message = "You can't message this person";
  return new DataError({ kind: 'not-found', message, sentence: message, status: 404 });
}
