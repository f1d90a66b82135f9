import { randomUUID } from 'node:crypto';
import { addConversationPair, listConversations, sendMessage } from '../messages/conversation.ts';
import { countUnread, readThread } from '../messages/lines.ts';
import { rights } from '../messages/rights.ts';
import { act, createRequest } from '../support/hiring.ts';
import type { World } from '../support/world.ts';

export type Person = { id: string };
export type Pair = Awaited<ReturnType<typeof addPair>>;

export const block = (world: World, caller: Person, other: Person) =>
  world.as(caller, (sql) => sql`select public.block_user(${other.id})`);
export const unblock = (world: World, caller: Person, other: Person) =>
  world.as(caller, (sql) => sql`select public.unblock_user(${other.id})`);

/** A creator and a client who have written to each other and read it, and whom the creator has seen online. */
export async function addPair(world: World) {
  const pair = await addConversationPair(world);
  await sendMessage(world, pair.client, { conversation: pair.conversation, text: 'Good morning' });
  await sendMessage(world, pair.creator, { conversation: pair.conversation, text: 'Hello' });
  await world.as(pair.creator, (sql) => sql`select public.touch_last_seen()`);
  return pair;
}

export async function addBlockedPair(world: World): Promise<Pair> {
  const pair = await addPair(world);
  await block(world, pair.creator, pair.client);
  return pair;
}

export const sendRequest = (
  world: World,
  { client, creator }: { client: Person; creator: Person },
) =>
  world.as(client, (sql) =>
    createRequest(sql, { creator_id: creator.id, title: 'A shop', budget: 50 }),
  );

export async function addRunningRequest(world: World, pair: { client: Person; creator: Person }) {
  const { id } = await sendRequest(world, pair);
  await world.as(pair.creator, (sql) => act(sql, { id, action: 'accept' }));
  return id;
}

export const listRequests = async (
  world: World,
  caller: Person,
  side: 'client' | 'creator',
  status = 'pending',
) => {
  const [row] = await world.as(
    caller,
    (sql) => sql<{ page: { items: { id: string }[]; total: number } }[]>`
      select public.my_hire_requests(${side}, ${status}) as page`,
  );
  return row?.page ?? { items: [], total: -1 };
};

/** Everything that a client can find out about a creator to whom they have written and sent a request. */
export async function lookAround(world: World, { client, creator, conversation }: Pair) {
  const as = async (query: (sql: World['sql']) => Promise<unknown>) =>
    world.as(client, (sql) => query(sql));
  const seen: Record<string, unknown> = {
    list: await listConversations(world, client),
    thread: await readThread(world, client, { conversation }),
    unread: await countUnread(world, client),
    requests: await listRequests(world, client, 'client'),
    people: await as((sql) => sql`select * from public.people(${[creator.id]})`),
    details: await as((sql) => sql`select public.conversation_details(${conversation})`),
    dates: await as((sql) => sql`select public.my_request_dates('client')`),
    search: await as((sql) => sql`select public.search_messages('good')`),
    record: await as((sql) => sql`select public.creator_record(${creator.id})`),
    blocks: await as((sql) => sql`select public.my_blocks()`),
    storage: await as((sql) => sql`select public.my_storage()`),
  };
  for (const table of [
    'conversations',
    'messages',
    'conversation_reads',
    'hire_requests',
    'offers',
    'notifications',
  ])
    seen[table] = await as((sql) => sql`select * from public.${sql(table)} order by 1, 2`);
  const topics = [`conversation:${conversation}`, `user:${client.id}`];
  seen['events'] = await world.sql`
    select topic, event, payload from realtime.messages where topic = any (${topics}) order by inserted_at, id`;
  for (const topic of [`conversation:${conversation}`, `online:${creator.id}`])
    seen[topic] = await rights(world, client, { topic, extension: 'broadcast' });
  seen['export'] = await as((sql) => sql`select public.export_my_data()`);
  return hideNames(seen);
}

/** The same text for what differs between any two pairs: ids, keys, times, and the order of rows that have one time. */
function hideNames(seen: Record<string, unknown>) {
  const text = JSON.stringify(seen)
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+(Z|\+00:00)/g, 'time')
    .replaceAll(/[0-9a-f]{32}/g, 'digest');
  const sorted: unknown = JSON.parse(text, (_key, value: unknown) =>
    Array.isArray(value) ? value.map((item) => JSON.stringify(item)).toSorted() : value,
  );
  return JSON.stringify(sorted, null, 1);
}

export const writeTo = (
  world: World,
  { client, creator }: Pair,
  text = 'Good evening',
  key = randomUUID(),
) =>
  world.as(client, (sql) => sql`select public.send_message(${creator.id}, ${text}, ${key}) as id`);
