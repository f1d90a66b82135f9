import { describe, expect, it } from 'vitest';
import { addRequest, applyStep, stepsByState } from '../support/hiring.ts';
import type { State } from '../support/hiring.ts';
import { inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';

const getTransaction = (world: World, id: string) =>
  world.sql`
    select status, amount, title, client_id, creator_id, completed_at is not null as is_dated
    from public.transactions where hire_request_id = ${id}`;

const expected: Record<State, string | undefined> = {
  pending: undefined,
  accepted: 'pending',
  delivered: 'pending',
  'back in work': 'pending',
  declined: undefined,
  withdrawn: undefined,
  'end asked': 'pending',
  'end asked after delivery': 'pending',
  ended: undefined,
  approved: 'completed',
  automatic: 'completed',
};

describe('the transaction of a request', () => {
  it.each(Object.keys(stepsByState) as State[])('has the state of the request: %s', (state) =>
    inWorld(async (world) => {
      const { id, client, creator, service } = await addRequest(world, state);
      await world.sql`update public.services set price = 900 where id = ${service}`;
      const status = expected[state];
      expect(await getTransaction(world, id)).toEqual(
        status === undefined
          ? []
          : [
              {
                status,
                amount: '100',
                title: 'A service',
                client_id: client.id,
                creator_id: creator.id,
                is_dated: status === 'completed',
              },
            ],
      );
    }),
  );

  it('has the agreed price and title, not the current ones', () =>
    inWorld(async (world) => {
      const { id, creator, service } = await addRequest(world);
      await world.sql`
        update public.services set price = 900, title = 'Dearer' where id = ${service}`;
      await applyStep(world, { id, creator, client: creator }, ['creator', 'accept']);
      expect(await getTransaction(world, id)).toMatchObject([
        { amount: '100', title: 'A service' },
      ]);
    }));

  it('is created once, however often the creator accepts', () =>
    inWorld(async (world) => {
      const hireRequest = await addRequest(world, 'accepted');
      await applyStep(world, hireRequest, ['creator', 'accept']);
      expect(await getTransaction(world, hireRequest.id)).toHaveLength(1);
    }));
});

describe('a delivery', () => {
  /** How many of these the job does something to; others may be due too. */
  const overdue = async (world: World, ids: string[]) => {
    const [row] = await world.sql<{ total: number }[]>`
      select count(*) filter (where private.follow_deadline(r.id, now()))::integer as total
      from private.requests_due(now()) as r (id) where r.id = any(${ids})`;
    return row?.total;
  };
  /** Simulates a delivery long ago; the guard is for live rows, so the time is set around it. */
  const wait = async (world: World, id: string, time: string) => {
    await world.sql`alter table public.hire_requests disable trigger guard`;
    await world.sql`update public.hire_requests set first_delivered_at = null, delivered_at = date_trunc('milliseconds', now() - ${time}::text::interval) where id = ${id}`;
    await world.sql`alter table public.hire_requests enable trigger guard`;
  };

  it.each([
    ['14 days 1 second', 'completed'],
    ['13 days 23 hours', 'accepted'],
  ])('from %s ago leaves the request %s', (time, status) =>
    inWorld(async (world) => {
      const { id } = await addRequest(world, 'delivered');
      await wait(world, id, time);
      // What is a day short of it is a reminder.
      expect(await overdue(world, [id])).toBe(1);
      const [row] = await world.sql`
        select h.status, h.resolution, t.status as money, e.action, e.actor_id
        from public.hire_requests h
        join public.transactions t on t.hire_request_id = h.id
        join public.hire_request_events e on e.hire_request_id = h.id and e.version = h.version
        where h.id = ${id}`;
      expect(row).toMatchObject(
        status === 'completed'
          ? {
              status,
              resolution: 'automatic',
              money: 'completed',
              action: 'complete',
              actor_id: null,
            }
          : { status, resolution: null, money: 'pending', action: 'deliver' },
      );
      expect(await overdue(world, [id])).toBe(0);
    }),
  );

  it('is the only state that is completed automatically', () =>
    inWorld(async (world) => {
      const ids: string[] = [];
      for (const state of ['pending', 'accepted', 'back in work', 'ended', 'declined'] as const) {
        ids.push((await addRequest(world, state)).id);
      }
      expect(await overdue(world, ids)).toBe(0);
    }));
});
