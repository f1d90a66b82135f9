import { expect, it } from 'vitest';
import { act, addRequest, createRequest } from '../support/hiring.ts';
import { inDays, readPanel } from '../support/offers.ts';
import { inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { addPlan } from './plan/plan.ts';

type Side = 'client' | 'creator';
type Page = { items: { id: string }[]; total: number };

const readPage = async (world: World, person: { id: string }, side: Side, status: string) => {
  const [row] = await world.as(
    person,
    (sql) => sql<{ page: Page }[]>`select public.my_hire_requests(${side}, ${status}) as page`,
  );
  return [row?.page.items.length, row?.page.total];
};

it('a page has, and counts, the requests of one side in one status', () =>
  inWorld(async (world) => {
    const { client, creator } = await addRequest(world);
    const other = await addRequest(world);
    const hire = (to: { id: string }, title: string) =>
      world.as(creator, (sql) => createRequest(sql, { creator_id: to.id, title, budget: 5 }));
    await hire(other.creator, 'A map');
    await hire(other.creator, 'A chart');
    const { id } = await hire(other.creator, 'A plan');
    await world.as(other.creator, (sql) => act(sql, { id, action: 'accept' }));

    expect(await readPage(world, creator, 'creator', 'pending')).toEqual([1, 1]);
    expect(await readPage(world, creator, 'client', 'pending')).toEqual([2, 2]);
    expect(await readPage(world, creator, 'client', 'accepted')).toEqual([1, 1]);
    expect(await readPage(world, creator, 'creator', 'accepted')).toEqual([0, 0]);
    expect(await readPage(world, client, 'client', 'pending')).toEqual([1, 1]);
    expect(await readPage(world, client, 'creator', 'pending')).toEqual([0, 0]);
    expect(await readPage(world, other.creator, 'creator', 'pending')).toEqual([3, 3]);
  }));

const listNext = async (world: World, person: { id: string }, side: Side) => {
  const [row] = await world.as(
    person,
    (sql) =>
      sql<{ dates: { request_id: string }[] }[]>`select public.my_request_dates(${side}) as dates`,
  );
  return row?.dates.map(({ request_id }) => request_id);
};

it('what is next is that of one side', () =>
  inWorld(async (world) => {
    const { client, creator, id } = await addRequest(world);
    const other = await addRequest(world);
    const hired = await world.as(creator, (sql) =>
      createRequest(sql, { creator_id: other.creator.id, title: 'A map', budget: 5 }),
    );
    expect(await listNext(world, creator, 'creator')).toEqual([id]);
    expect(await listNext(world, creator, 'client')).toEqual([hired.id]);
    expect(await listNext(world, client, 'client')).toEqual([id]);
  }));

it.each(['client', 'creator'] as const)('nothing is next of what is over: %s', (side) =>
  inWorld(async (world) => {
    const plan = await addPlan(world, { due_on: inDays(9) });
    expect(await listNext(world, plan[side], side)).toEqual([plan.id]);
    await plan.end('creator');
    expect(await listNext(world, plan[side], side)).toEqual([]);
  }),
);

it('nothing is next of work without a due date', () =>
  inWorld(async (world) => {
    const { creator, client, id } = await addRequest(world);
    await world.as(creator, (sql) => act(sql, { id, action: 'accept', due_on: null }));
    expect(await listNext(world, client, 'client')).toEqual([]);
  }));

it('the panel is that of the request by its id', () =>
  inWorld(async (world) => {
    const { client, creator, id } = await addRequest(world);
    const { id: second } = await world.as(client, (sql) =>
      createRequest(sql, { creator_id: creator.id, title: 'A map', budget: 5 }),
    );
    for (const one of [second, id, second]) {
      expect(await readPanel(world, client, one)).toMatchObject({ id: one });
    }
  }));

it('its creator reads what an offer starts from, in the words of their service', () =>
  inWorld(async (world) => {
    const { client, creator, service, id } = await addRequest(world);
    const next = await world.as(client, (sql) =>
      createRequest(sql, { creator_id: creator.id, title: 'A map', budget: 5 }),
    );
    const read = async (person: { id: string }, request: string) => {
      const [row] = await world.as(
        person,
        (sql) => sql<{ days: number | null; description: string | null }[]>`
          select (r ->> 'agreed_days')::integer as days, r ->> 'service_description' as description
          from public.my_hire_request(${request}) r`,
      );
      return row;
    };
    const [described] = await world.sql<{ days: number; description: string }[]>`
      select private.agreed_days(h.duration) as days, s.description from public.hire_requests h, public.services s
      where h.id = ${id} and s.id = ${service}`;
    expect(described).toEqual({
      days: expect.any(Number) as number,
      description: expect.any(String) as string,
    });
    expect(await read(creator, id)).toEqual(described);
    expect(await read(client, id)).toEqual({ ...described, description: null });
    expect(await read(creator, next.id)).toEqual({ days: null, description: null });
  }));
