import { describe, expect, it } from 'vitest';
import { addRequest, requestOf, ways } from '../world/hiring.ts';
import type { State } from '../world/hiring.ts';
import { inWorld } from '../world/world.ts';

const left: Record<'client' | 'creator', Partial<Record<State, string>>> = {
  client: { pending: 'withdrawn', accepted: 'ended', delivered: 'ended', 'back in work': 'ended' },
  creator: { pending: 'declined', accepted: 'ended', delivered: 'ended', 'back in work': 'ended' },
};

describe.each(['client', 'creator'] as const)('when the %s deletes the account', (leaver) => {
  it.each(Object.keys(ways) as State[])('a request that is %s stays for the other', (state) =>
    inWorld(async (world) => {
      const deal = await addRequest(world, state);
      const other = leaver === 'client' ? 'creator' : 'client';
      const before = await requestOf(world, deal.id);
      await world.sql`delete from public.notifications`;
      await world.sql`delete from auth.users where id = ${deal[leaver].id}`;
      const after = await requestOf(world, deal.id);
      const resolution = left[leaver][state] ?? before.resolution;
      expect(after).toMatchObject({
        [`${leaver}_id`]: null,
        [`${other}_id`]: deal[other].id,
        resolution,
        price: '100',
      });
      const isClosed = state in left[leaver];
      const told = await world.sql`
        select from public.notifications where user_id = ${deal[other].id}`;
      expect(told).toHaveLength(isClosed ? 1 : 0);
      const money = await world.sql`
        select status from public.transactions where hire_request_id = ${deal.id}`;
      expect(money).toEqual(after.status === 'completed' ? [{ status: 'completed' }] : []);
      const actors = await world.sql`
        select from public.hire_request_events
        where hire_request_id = ${deal.id} and actor_id = ${deal[leaver].id}`;
      expect(actors).toHaveLength(0);
    }),
  );
});

it('forgets a request when both have left', () =>
  inWorld(async (world) => {
    const { id, client, creator } = await addRequest(world, 'approved');
    await world.sql`delete from auth.users where id = ${client.id}`;
    await world.sql`delete from auth.users where id = ${creator.id}`;
    for (const [table, column] of [
      ['hire_requests', 'id'],
      ['hire_request_events', 'hire_request_id'],
      ['transactions', 'hire_request_id'],
    ] as const) {
      expect(
        await world.sql`select from public.${world.sql(table)} where ${world.sql(column)} = ${id}`,
      ).toHaveLength(0);
    }
  }));
