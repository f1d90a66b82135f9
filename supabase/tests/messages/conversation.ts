import { randomUUID } from 'node:crypto';
import { addConversation } from '../support/rows.ts';
import type { Caller, World } from '../support/world.ts';
import type { Line } from './lines.ts';

/** A creator, a client who knows them, and their conversation. */
export async function addConversationPair(world: World) {
  const creator = await world.addPerson({ name: 'Ada Stone', isDev: true });
  const client = await world.addPerson({ name: 'Noah Bennett' });
  return { creator, client, conversation: await addConversation(world.sql, creator, client) };
}

export function sendMessage(
  world: World,
  person: Caller,
  { conversation, text = 'Good morning', key = randomUUID() }: SentLine,
) {
  return world.as(
    person,
    (sql) => sql`
      insert into public.messages (conversation_id, text, client_key)
      values (${conversation}, ${text}, ${key})`,
  );
}
type SentLine = { conversation: string; text?: string; key?: string };

/** Writes to a user, as for the first message of a conversation, and returns the conversation. */
export async function sendFirstMessage(
  world: World,
  caller: Caller,
  recipient: { id: string },
  { text = 'Good morning', key = randomUUID() }: { text?: string; key?: string } = {},
): Promise<string> {
  const [row] = await world.as(
    caller,
    (sql) =>
      sql<{ id: string }[]>`select public.send_message(${recipient.id}, ${text}, ${key}) as id`,
  );
  return row?.id ?? '';
}

export type Conversation = {
  id: string;
  other: {
    id: string | null;
    name: string;
    avatar: string | null;
    last_seen_at: string | null;
  };
  last_message: Pick<Line, 'text' | 'sender_id' | 'created_at' | 'step'> | null;
  unread: number;
  is_muted: boolean;
  requests: {
    id: string;
    title: string;
    side: string;
    status: string;
    waiting_side: string;
    offer: { kind: string; side: string; valid_until: string } | null;
    case_status: string | null;
    end_asked_by: string | null;
    ends_at: string | null;
    due_on: string | null;
    delivered_at: string | null;
    updated_at: string;
  }[];
  latest_at: string;
};
type Page = { items: Conversation[]; next_cursor: string | null };

export async function listConversations(
  world: World,
  caller: Caller,
  {
    q = '',
    cursor = null,
    size = 50,
  }: { q?: string; cursor?: string | null; size?: number | null } = {},
): Promise<Page> {
  const [row] = await world.as(
    caller,
    (sql) =>
      sql<{ page: Page }[]>`select public.my_conversations(${q}, ${cursor}, ${size}) as page`,
  );
  return row?.page ?? { items: [], next_cursor: null };
}
