import { describe, expect, it } from 'vitest';
import { act, addRequest, createRequest } from '../../support/hiring.ts';
import { inDays, makeOffer, requestTime } from '../../support/offers.ts';
import { captureError, inWorld } from '../../support/world.ts';
import type { Caller, World } from '../../support/world.ts';
import { addPlan, createParts } from './plan.ts';

type Item = { id: string; title: string; client: { name: string } | null };
type Page = { items: Item[]; total: number; next_cursor: string | null };
type Query = { side?: string; status?: string; cursor?: string | null; size?: number | null };
type RequestDate = {
  title: string;
  kind: string;
  due_on: string | null;
  at: string | null;
  milestone: string | null;
  number: number;
};

async function list(world: World, person: Caller, query: Query = {}) {
  const { side = 'client', status = 'pending', cursor = null, size = null } = query;
  const [row] = await world.as(
    person,
    (sql) =>
      sql<
        { page: Page }[]
      >`select public.my_hire_requests(${side}, ${status}, ${cursor}, ${size}) as page`,
  );
  if (!row) throw new Error('The function returned no row.');
  return row.page;
}
async function listDates(world: World, person: Caller, side = 'client') {
  const [row] = await world.as(
    person,
    (sql) => sql<{ dates: RequestDate[] }[]>`select public.my_request_dates(${side}) as dates`,
  );
  return (row?.dates ?? []).map(({ kind, due_on, at, milestone, number }) => [
    kind,
    due_on ?? at?.slice(0, 10),
    milestone && `${number}: ${milestone}`,
  ]);
}

/** So many requests of one client, who is returned. */
async function addMany(world: World, creator: { id: string }, count: number) {
  const client = await world.addPerson();
  await world.sql`
    insert into public.hire_requests (client_id, creator_id, title, message, request_key, request_digest)
    select ${client.id}, ${creator.id}, 'Map', ${'x'.repeat(30)}, gen_random_uuid(), ''
    from generate_series(1, ${count})`;
  return client;
}

describe('the requests of a side', () => {
  async function addRequests(world: World, count: number) {
    const creator = await world.addPerson({ isDev: true });
    const client = await world.addPerson();
    for (let number = 1; number <= count; number += 1) {
      await world.as(client, (sql) =>
        createRequest(sql, { creator_id: creator.id, title: `Map ${number}` }),
      );
    }
    return { creator, client };
  }

  it('come in pages, the last changed first', () =>
    inWorld(async (world) => {
      const { client, creator } = await addRequests(world, 5);
      await world.sql`alter table public.hire_requests disable trigger user`;
      await world.sql`
        update public.hire_requests set updated_at = now() + right(title, 1)::integer * interval '1 hour'
        where client_id = ${client.id}`;
      const first = await list(world, client, { size: 2 });
      expect(first).toMatchObject({ total: 5, items: [{ title: 'Map 5' }, { title: 'Map 4' }] });
      const second = await list(world, client, { size: 2, cursor: first.next_cursor });
      expect(second.items.map(({ title }) => title)).toEqual(['Map 3', 'Map 2']);
      const third = await list(world, client, { size: 2, cursor: second.next_cursor });
      expect(third).toMatchObject({ total: 5, items: [{ title: 'Map 1' }], next_cursor: null });
      expect(await list(world, client, { size: 5 })).toMatchObject({ next_cursor: null });
      const other = await list(world, creator, { side: 'creator', size: 2 });
      const rest = await list(world, creator, {
        side: 'creator',
        size: 3,
        cursor: other.next_cursor,
      });
      expect([...other.items, ...rest.items].map(({ title }) => title)).toEqual([
        ...['Map 5', 'Map 4', 'Map 3', 'Map 2', 'Map 1'],
      ]);
    }));

  it.each([
    [null, 20],
    [0, 1],
    [-5, 1],
    [500, 21],
  ])('come %j at a time: %d', (size, count) =>
    inWorld(async (world) => {
      const creator = await world.addPerson({ isDev: true });
      const client = await addMany(world, creator, 21);
      const page = await list(world, client, { size });
      expect([page.items.length, page.total]).toEqual([count, 21]);
    }),
  );

  it.each([
    [999, 999, false],
    [1000, 1000, true],
    [1001, 1000, true],
  ])('are counted up to a thousand: %d', (count, total, isCapped) =>
    inWorld(async (world) => {
      const creator = await world.addPerson({ isDev: true });
      await addMany(world, creator, count);
      expect(await list(world, creator, { side: 'creator' })).toMatchObject({
        ...{ total, total_is_capped: isCapped },
      });
      expect(await listDates(world, creator, 'creator')).toHaveLength(50);
    }),
  );

  it('are those of the side and status, and of nobody else', () =>
    inWorld(async (world) => {
      const { id, client, creator } = await addRequest(world, 'accepted');
      const has = async (person: Caller, side: string, status: string) =>
        (await list(world, person, { side, status })).items.some((item) => item.id === id);
      expect(await has(client, 'client', 'accepted')).toBe(true);
      expect(await has(creator, 'creator', 'accepted')).toBe(true);
      expect(await has(client, 'creator', 'accepted')).toBe(false);
      expect(await has(creator, 'client', 'accepted')).toBe(false);
      expect(await has(client, 'client', 'pending')).toBe(false);
      const stranger = await world.addPerson({ isDev: true });
      await world.grantAdmin(stranger);
      for (const side of ['client', 'creator'])
        expect(await has(stranger, side, 'accepted')).toBe(false);
      const [none] = await world.as(
        stranger,
        (sql) => sql`select public.my_hire_request(${id}) as request`,
      );
      expect(none).toEqual({ request: null });
    }));

  it.each([
    { side: 'admin' },
    { status: 'paid' },
    { side: null as unknown as string },
    { status: null as unknown as string },
  ])('are not there for %j', (query) =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      expect(await captureError(list(world, person, query))).toEqual({
        ...{ code: 'PT400', message: "This list doesn't exist" },
      });
    }),
  );
});

describe('what is next', () => {
  it('is the expiry of a request, or of the offer in it', () =>
    inWorld(async (world) => {
      const { id, client, creator } = await addRequest(world);
      expect(await listDates(world, client)).toEqual([['expiry', inDays(14), null]]);
      await world.as(creator, (sql) => makeOffer(sql, { id }));
      for (const [person, side] of [
        [client, 'client'],
        [creator, 'creator'],
      ] as const) {
        expect(await listDates(world, person, side)).toEqual([['offer', inDays(7), null]]);
      }
      expect(await listDates(world, client, 'creator')).toEqual([]);
      expect(await listDates(world, client, 'other')).toEqual([]);
      await world.as(client, (sql) => act(sql, { id, action: 'cancel' }));
      expect(await listDates(world, client)).toEqual([]);
    }));

  it('is the due date of the milestone in work, and then its approval', () =>
    inWorld(async (world) => {
      const plan = await addPlan(world, createParts([10, 20], 4));
      expect(await listDates(world, plan.client)).toEqual([['due', inDays(4), '1: Part 1']]);
      await plan.deliver();
      expect(await listDates(world, plan.client)).toEqual([['approval', inDays(14), null]]);
      await plan.approve();
      expect(await listDates(world, plan.creator, 'creator')).toEqual([
        ['due', inDays(7), '2: Part 2'],
      ]);
      await plan.finish(1);
      expect(await listDates(world, plan.client)).toEqual([]);
    }));

  it('comes in order, without the name of the only milestone', () =>
    inWorld(async (world) => {
      const plan = await addPlan(world, { due_on: inDays(9) });
      await world.as(plan.creator, (sql) => requestTime(sql, { id: plan.id, due_on: inDays(20) }));
      expect(await listDates(world, plan.client)).toEqual([
        ['extension', inDays(7), null],
        ['due', inDays(9), null],
      ]);
      await plan.propose('client', { due_on: inDays(8) });
      expect((await listDates(world, plan.client))[0]).toEqual(['change_order', inDays(7), null]);
    }));
});
