import { expect, describe, it } from 'vitest';
import { inWorld, captureError, sql } from '../support/world.ts';
import type { Caller, World } from '../support/world.ts';
import { addConversationPair, sendMessage } from './conversation.ts';

/** The check that Realtime runs on the policies before a user joins a private channel. */
async function rights(
  world: World,
  caller: Caller,
  { topic, extension }: { topic: string; extension: string },
): Promise<{ canListen: boolean; canSend: boolean }> {
  await world.sql`select set_config('realtime.topic', ${topic}, true)`;
  await world.sql`delete from realtime.messages`;
  await world.sql`
    insert into realtime.messages (topic, extension, private) values (${topic}, ${extension}, true)`;
  const received = await world.as(caller, (tx) => tx`select from realtime.messages`);
  const spoken = world.as(
    caller,
    (tx) => tx`
      insert into realtime.messages (topic, extension, private)
      values (${topic}, ${extension}, true)`,
  );
  const canSend = await spoken.then(
    () => true,
    async () => {
      expect((await captureError(spoken)).code).toBe('42501');
      return false;
    },
  );
  return { canListen: received.length > 0, canSend };
}

const all = { canListen: true, canSend: true };
const canListenOnly = { canListen: true, canSend: false };
const none = { canListen: false, canSend: false };

describe('the channel of a conversation', () => {
  it.each(['broadcast', 'presence'])('allows its %s for the two members only', (extension) =>
    inWorld(async (world) => {
      const { creator, client, conversation } = await addConversationPair(world);
      const { creator: stranger, conversation: theirs } = await addConversationPair(world);
      await sendMessage(world, stranger, { conversation: theirs });
      const admin = await world.addPerson();
      await world.grantAdmin(admin);
      const channel = { topic: `conversation:${conversation}`, extension };
      for (const member of [creator, client])
        expect(await rights(world, member, channel)).toEqual(all);
      for (const other of [stranger, admin, 'visitor'] as const)
        expect(await rights(world, other, channel)).toEqual(none);
      await world.suspend(client);
      expect(await rights(world, client, channel)).toEqual(canListenOnly);
    }),
  );
});

describe('the presence of a user', () => {
  it('is visible to those who write with them, and only they can be present', () =>
    inWorld(async (world) => {
      const { creator, client, conversation } = await addConversationPair(world);
      const { creator: stranger, conversation: theirs } = await addConversationPair(world);
      await sendMessage(world, stranger, { conversation: theirs });
      const channel = { topic: `online:${creator.id}`, extension: 'presence' };
      expect(await rights(world, creator, channel)).toEqual(all);
      expect(await rights(world, client, channel)).toEqual(none);
      await sendMessage(world, client, { conversation });
      expect(await rights(world, client, channel)).toEqual(canListenOnly);
      expect(await rights(world, stranger, channel)).toEqual(none);
      expect(await rights(world, 'visitor', channel)).toEqual(none);
      expect(await rights(world, creator, { ...channel, extension: 'broadcast' })).toEqual(none);
    }));
});

describe('a user who has deleted their account, although the token is still valid', () => {
  it.each(['broadcast', 'presence'])('can neither receive nor send in any %s', (extension) =>
    inWorld(async (world) => {
      const { creator, client, conversation } = await addConversationPair(world);
      await sendMessage(world, client, { conversation });
      await world.sql`delete from auth.users where id = ${client.id}`;
      for (const topic of [
        `conversation:${conversation}`,
        `online:${client.id}`,
        `online:${creator.id}`,
      ]) {
        expect(await rights(world, client, { topic, extension })).toEqual(none);
      }
    }),
  );

  it('receives no changes of any row', () =>
    inWorld(async (world) => {
      const { client, conversation } = await addConversationPair(world);
      await sendMessage(world, client, { conversation });
      await world.sql`delete from auth.users where id = ${client.id}`;
      const published = ['conversation_reads', 'hire_requests', 'messages', 'notifications'];
      for (const table of published) {
        const rows = await world.as(client, (tx) => tx`select from public.${tx(table)}`);
        expect([table, rows.length]).toEqual([table, 0]);
      }
    }));
});

it.each([
  'messages',
  'conversation:',
  'conversation:x',
  'online:%',
  'realtime:*',
  'public:messages',
])('rejects the channel %j', (topic) =>
  inWorld(async (world) => {
    const { client } = await addConversationPair(world);
    for (const extension of ['broadcast', 'presence'])
      expect(await rights(world, client, { topic, extension })).toEqual(none);
  }),
);

it('only publishes changes of the listed tables', async () => {
  const tables = await sql`
    select schemaname || '.' || tablename as name from pg_publication_tables
    where pubname = 'supabase_realtime' order by 1`;
  expect(tables.map(({ name }) => String(name))).toEqual([
    'public.conversation_reads',
    'public.hire_requests',
    'public.messages',
    'public.notifications',
  ]);
});

it('only publishes the key of a deleted row, which is a separate id', async () => {
  const wordy = await sql`
    select c.relname from pg_publication p
    join pg_publication_rel r on r.prpubid = p.oid
    join pg_class c on c.oid = r.prrelid
    where p.pubname = 'supabase_realtime' and c.relreplident <> 'd'`;
  expect(wordy).toEqual([]);
  const keys = await sql`
    select distinct pg_get_constraintdef(k.oid) as key from pg_publication p
    join pg_publication_rel r on r.prpubid = p.oid
    left join pg_constraint k on k.contype = 'p' and k.conrelid = r.prrelid
    where p.pubname = 'supabase_realtime'`;
  expect(keys).toEqual([{ key: 'PRIMARY KEY (id)' }]);
});
