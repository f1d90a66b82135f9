import { describe, expect, it } from 'vitest';
import { addAdmin, call } from '../admin/admins.ts';
import { listConversations } from '../messages/conversation.ts';
import { readThread } from '../messages/lines.ts';
import { act, createRequest } from '../support/hiring.ts';
import { makeOffer } from '../support/offers.ts';
import { captureError, inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import {
  addBlockedPair,
  addPair,
  listRequests,
  lookAround,
  sendRequest,
  unblock,
} from './pairs.ts';
import type { Pair } from './pairs.ts';

const follow = (world: World, id: string, days: number) =>
  world.sql`select private.follow_deadline(${id}, now() + make_interval(days => ${days}))`;

async function readAsCreator(world: World, { creator, conversation }: Pair, id: string) {
  const as = (query: (sql: World['sql']) => Promise<unknown>) =>
    world.as(creator, (sql) => query(sql));
  return {
    pending: await listRequests(world, creator, 'creator'),
    rejected: await listRequests(world, creator, 'creator', 'rejected'),
    one: await as((sql) => sql`select public.my_hire_request(${id}) as request`),
    dates: await as((sql) => sql`select public.my_request_dates('creator') as dates`),
    rows: await as((sql) => sql`select id from public.hire_requests`),
    steps: await as((sql) => sql`select version from public.hire_request_events`),
    offers: await as((sql) => sql`select number from public.offers`),
    list: (await listConversations(world, creator)).items.map(({ requests, latest_at }) => ({
      requests,
      latest_at,
    })),
    thread: (await readThread(world, creator, { conversation })).items.length,
    exported: await as(
      (sql) => sql`
      select public.export_my_data() - array['exported_at', 'conversations', 'account'] as data`,
    ),
    bell: await as((sql) => sql`select kind from public.notifications`),
    mails: await world.sql`select kind from private.mail_outbox where user_id = ${creator.id}`,
    events:
      await world.sql`select event from realtime.messages where topic = ${`user:${creator.id}`}`,
    record: await as((sql) => sql`select public.creator_record(${creator.id}) as record`),
  };
}

/** Sends a request, proposes other terms for it, and waits until it expires. */
async function sendAndWait(world: World, pair: Pair, until = 3) {
  const { id } = await sendRequest(world, pair);
  await follow(world, id, until);
  return id;
}

describe('a request of a blocked person', () => {
  it.each([
    ['waits', 0],
    ['is still open after a reminder', 3],
    ['expires', 15],
  ])('%s as it would without an answer', (_, days) =>
    inWorld(async (world) => {
      const looks: string[] = [];
      for (const add of [addPair, addBlockedPair])
        looks.push(
          await world.dryRun(async () => {
            const pair = await add(world);
            await sendAndWait(world, pair, days);
            return lookAround(world, pair);
          }),
        );
      expect(looks[1]).toBe(looks[0]);
      expect(looks[0]).toContain('A shop');
    }),
  );

  it('notifies its sender as any other when an admin hides its creator', () =>
    inWorld(async (world) => {
      const looks: string[] = [];
      for (const add of [addPair, addBlockedPair])
        looks.push(
          await world.dryRun(async () => {
            const pair = await add(world);
            await sendRequest(world, pair);
            const item = { kind: 'user', item_id: pair.creator.id, reason: 'Copied' };
            await call(world, await addAdmin(world), { name: 'admin_hide', ...item });
            return lookAround(world, pair);
          }),
        );
      expect(looks[1]).toBe(looks[0]);
      expect(looks[0]).toContain('request_hidden');
    }));

  it('never reaches who blocked them, whatever happens to it', () =>
    inWorld(async (world) => {
      const pair = await addBlockedPair(world);
      const { id: unknown } = pair.client;
      await world.sql`delete from realtime.messages`;
      const before = await readAsCreator(world, pair, unknown);
      const id = await sendAndWait(world, pair, 10);
      expect(await readAsCreator(world, pair, id)).toEqual(before);
      const offered = await world
        .as(pair.client, (sql) => makeOffer(sql, { id }))
        .catch(() => undefined);
      expect(await readAsCreator(world, pair, id)).toEqual(before);
      if (offered) expect(offered.id).toBe(id);
      await world.as(pair.client, (sql) => act(sql, { id, action: 'cancel' }));
      expect(await readAsCreator(world, pair, id)).toEqual(before);
      await unblock(world, pair.creator, pair.client);
      await world.sql`delete from realtime.messages`;
      expect(await readAsCreator(world, pair, id)).toEqual({
        ...before,
        exported: expect.anything() as unknown,
      });
    }));

  it('cannot be answered, before or after the block ends', () =>
    inWorld(async (world) => {
      const pair = await addBlockedPair(world);
      const { id } = await sendRequest(world, pair);
      const accept = () => world.as(pair.creator, (sql) => act(sql, { id, action: 'accept' }));
      expect((await captureError(accept())).code).toBe('PT404');
      await unblock(world, pair.creator, pair.client);
      expect((await captureError(accept())).code).toBe('PT404');
    }));

  it('makes room for the same request once the block has ended, and not before', () =>
    inWorld(async (world) => {
      const pair = await addBlockedPair(world);
      const service = await world.addService(pair.creator);
      const send = () =>
        world.as(pair.client, (sql) =>
          createRequest(sql, { creator_id: pair.creator.id, service_id: service }),
        );
      const { id: earlier } = await send();
      const { id: other } = await sendRequest(world, pair);
      expect((await captureError(send())).code).toBe('PT409');
      await unblock(world, pair.creator, pair.client);
      const { id } = await send();
      expect((await listRequests(world, pair.creator, 'creator')).items).toMatchObject([{ id }]);
      const rows = await world.sql`
        select id, status from public.hire_requests where id in (${earlier}, ${other}) order by id = ${other}`;
      expect(rows).toEqual([
        { id: earlier, status: 'rejected' },
        { id: other, status: 'pending' },
      ]);
      expect((await captureError(send())).code).toBe('PT409');
    }));

  it('is as much work as one that arrives', () =>
    inWorld(async (world) => {
      const count = async (add: (world: World) => Promise<Pair>) => {
        const pair = await add(world);
        const read = async () => {
          const [row] = await world.sql<{ total: number }[]>`
            select sum(pg_stat_get_xact_tuples_inserted(oid))::int as total from pg_class
            where relname in ('notifications', 'mail_outbox')`;
          return row?.total ?? 0;
        };
        const before = await read();
        await sendRequest(world, pair);
        return (await read()) - before;
      };
      const delivered = await count(addPair);
      expect(delivered).toBeGreaterThan(0);
      expect(await count(addBlockedPair)).toBe(delivered);
    }));
});
