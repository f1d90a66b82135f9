import type { Caller, World } from '../support/world.ts';

export type SentFile = {
  id: string;
  owner_id: string;
  name: string;
  size: number;
  type: string;
  width: number | null;
  height: number | null;
  alt: string | null;
  preview_widths: number[];
};

/** The parts of a step's sentence, as the thread and the list return it. */
export type Step = {
  request_id: string;
  client_id: string | null;
  action: string;
  title: string;
  price: number | null;
  is_purchase: boolean;
  offer: {
    kind: string;
    side: string;
    due_on: string | null;
    days: number | null;
    milestones: number;
    is_open: boolean;
    is_counter: boolean;
  } | null;
  milestone: string | null;
  cents: number | null;
  case_id: string | null;
};
export type Line = {
  id: string;
  sender_id: string | null;
  client_key: string;
  text: string | null;
  created_at: string;
  attachment_count: number;
  attachments: SentFile[];
  step: Step | null;
};
export type Thread = { items: Line[]; has_older: boolean; has_newer: boolean };
type ThreadInput = {
  conversation: string;
  before?: string | null;
  after?: string | null;
  around?: string | null;
  size?: number | null;
};

/** Calls conversation_messages. */
export async function readThread(
  world: World,
  caller: Caller,
  { conversation, before = null, after = null, around = null, size = 50 }: ThreadInput,
): Promise<Thread> {
  const [row] = await world.as(
    caller,
    (sql) => sql<{ thread: Thread }[]>`
      select public.conversation_messages(
        ${conversation}, ${before}, ${after}, ${around}, ${size}) as thread`,
  );
  if (!row) throw new Error('The function returned no row.');
  return row.thread;
}

/** The conversation of two users. */
export async function findConversation(
  world: World,
  { creator, client }: { creator: { id: string }; client: { id: string } },
): Promise<string> {
  const [row] = await world.sql<{ id: string }[]>`
    select id from public.conversations
    where first_user_id = least(${creator.id}::uuid, ${client.id}::uuid)
      and second_user_id = greatest(${creator.id}::uuid, ${client.id}::uuid)`;
  if (!row) throw new Error('They have no conversation.');
  return row.id;
}

export async function countUnread(world: World, caller: Caller): Promise<number> {
  const [row] = await world.as(
    caller,
    (sql) => sql<{ total: number }[]>`select public.unread_messages() as total`,
  );
  return row?.total ?? -1;
}
