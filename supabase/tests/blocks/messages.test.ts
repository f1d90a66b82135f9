import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addFile, send } from '../attachments/files.ts';
import { listConversations, sendMessage } from '../messages/conversation.ts';
import { countUnread, readThread } from '../messages/lines.ts';
import { inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { addBlockedPair, addPair, lookAround, unblock, writeTo } from './pairs.ts';
import type { Pair } from './pairs.ts';

async function sendEverything(world: World, pair: Pair) {
  await writeTo(world, pair);
  const key = randomUUID();
  await sendMessage(world, pair.client, { conversation: pair.conversation, key });
  const file = await addFile(world, pair.client);
  await send(world, pair.client, pair.creator, { files: [{ id: file }] });
}

async function readAsCreator(world: World, { creator, conversation }: Pair) {
  const as = (query: (sql: World['sql']) => Promise<unknown>) =>
    world.as(creator, (sql) => query(sql));
  return {
    list: (await listConversations(world, creator)).items.map((item) => ({
      last: item.last_message?.text,
      unread: item.unread,
      latest_at: item.latest_at,
    })),
    thread: (await readThread(world, creator, { conversation })).items.map(({ text }) => text),
    unread: await countUnread(world, creator),
    rows: await as((sql) => sql`select text from public.messages order by created_at`),
    files: await as((sql) => sql`select id from public.attachments`),
    stored: await as(
      (sql) => sql`select name from storage.objects where bucket_id = 'attachments'`,
    ),
    shared: await as(
      (sql) => sql`select public.conversation_files(${conversation}) -> 'items' as items`,
    ),
    found: await as((sql) => sql`select public.search_messages('evening') -> 'items' as items`),
    exported: await as(
      (sql) => sql`
      select public.export_my_data() -> 'messages' as messages, public.export_my_data() -> 'attachments' as files`,
    ),
    bell: await as((sql) => sql`select kind from public.notifications`),
    mails:
      await world.sql`select kind, status from private.mail_outbox where user_id = ${creator.id}`,
    events:
      await world.sql`select event from realtime.messages where topic = ${`user:${creator.id}`}`,
  };
}

describe('messages of a blocked person', () => {
  it('look to them as if they had arrived and nobody had read them', () =>
    inWorld(async (world) => {
      const looks: string[] = [];
      for (const add of [addPair, addBlockedPair])
        looks.push(
          await world.dryRun(async () => {
            const pair = await add(world);
            await sendEverything(world, pair);
            return lookAround(world, pair);
          }),
        );
      expect(looks[1]).toBe(looks[0]);
      expect(looks[0]).toContain('Good evening');
    }));

  it('never reach who blocked them, not even after that ended', () =>
    inWorld(async (world) => {
      const pair = await addBlockedPair(world);
      await world.sql`delete from realtime.messages`;
      const before = await readAsCreator(world, pair);
      await sendEverything(world, pair);
      expect(await readAsCreator(world, pair)).toEqual(before);
      await world.sql`delete from realtime.messages`;
      await unblock(world, pair.creator, pair.client);
      await world.sql`delete from realtime.messages`;
      expect(await readAsCreator(world, pair)).toEqual(before);
      await writeTo(world, pair, 'Are you there?');
      const { thread, unread, bell, mails } = await readAsCreator(world, pair);
      expect(thread).toEqual(['Good morning', 'Hello', 'Are you there?']);
      expect({ unread, bell: (bell as unknown[]).length, mails: mails.length }).toEqual({
        unread: 1,
        bell: 2,
        mails: 1,
      });
    }));

  it('are not among those of a mail that follows', () =>
    inWorld(async (world) => {
      const pair = await addBlockedPair(world);
      await writeTo(world, pair, 'Withheld');
      await unblock(world, pair.creator, pair.client);
      await writeTo(world, pair, 'Delivered');
      const [row] = await world.sql`
        select private.unread_from(${pair.client.id}, ${pair.creator.id}) as unread`;
      expect(row?.['unread']).toMatchObject({ count: 1, texts: ['Delivered'] });
    }));

  it('begin a conversation that only they see', () =>
    inWorld(async (world) => {
      const creator = await world.addPerson({ isDev: true });
      const client = await world.addPerson();
      await world.sql`
        insert into private.blocks (blocker_id, blocked_id) values (${creator.id}, ${client.id})`;
      await world.as(
        client,
        (sql) => sql`select public.send_message(${creator.id}, 'Hello', ${randomUUID()})`,
      );
      expect((await listConversations(world, creator)).items).toEqual([]);
      expect((await listConversations(world, client)).items).toHaveLength(1);
    }));

  it('write as many rows as those that arrive, which takes as much time', () =>
    inWorld(async (world) => {
      const count = async (add: (world: World) => Promise<Pair>) => {
        const pair = await add(world);
        const read = async () => {
          const rows = await world.sql<{ name: string; total: number }[]>`
            select relname as name, pg_stat_get_xact_tuples_inserted(oid)::int as total from pg_class
            where relname in ('notifications', 'mail_outbox') or oid = 'realtime.messages'::regclass
            order by 1`;
          return rows.map(({ total }) => total);
        };
        const counts = [];
        for (let round = 0; round < 3; round += 1) {
          const before = await read();
          await writeTo(world, pair);
          counts.push((await read()).map((total, index) => total - (before[index] ?? 0)));
        }
        return counts;
      };
      const delivered = await count(addPair);
      expect(await count(addBlockedPair)).toEqual(delivered);
      expect(delivered[0]).not.toEqual(delivered[1]);
    }));
});
