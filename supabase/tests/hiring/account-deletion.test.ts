import { describe, expect, it } from 'vitest';
import { withoutTriggers } from '../attachments/files.ts';
import { act, addRequest, createRequest, getRequest, stepsByState } from '../support/hiring.ts';
import type { State } from '../support/hiring.ts';
import { listOffers, makeOffer, readPanel } from '../support/offers.ts';
import { inWorld } from '../support/world.ts';
import { addPlan, createParts } from './plan/plan.ts';

/** How the deletion of an account ends what is open. */
const resolutions: Partial<Record<State, string>> = {
  pending: 'closed',
  ...{ accepted: 'ended', delivered: 'ended', 'back in work': 'ended' },
  ...{ 'end asked': 'ended', 'end asked after delivery': 'ended' },
};

describe.each(['client', 'creator'] as const)('when the %s deletes the account', (leaver) => {
  it.each(Object.keys(stepsByState) as State[])(
    'a request that is %s remains for the other party',
    (state) =>
      inWorld(async (world) => {
        const hireRequest = await addRequest(world, state);
        const other = leaver === 'client' ? 'creator' : 'client';
        const before = await getRequest(world, hireRequest.id);
        await world.sql`delete from public.notifications`;
        await world.sql`delete from auth.users where id = ${hireRequest[leaver].id}`;
        const after = await getRequest(world, hireRequest.id);
        const resolution = resolutions[state] ?? before.resolution;
        expect(after).toMatchObject({
          [`${leaver}_id`]: null,
          [`${other}_id`]: hireRequest[other].id,
          resolution,
          price: '100',
        });
        const notifications = await world.sql`
          select kind, params ->> 'side' as side, params -> 'has_ended' as has_ended from public.notifications
          where user_id = ${hireRequest[other].id}`;
        const isNews = state !== 'declined' && state !== 'withdrawn';
        expect(notifications).toEqual(
          isNews
            ? [
                {
                  kind: 'request_party_left',
                  side: other,
                  has_ended: state in resolutions || null,
                },
              ]
            : [],
        );
        const money = await world.sql`
        select status from public.transactions where hire_request_id = ${hireRequest.id}`;
        expect(money).toEqual(after.status === 'completed' ? [{ status: 'completed' }] : []);
        const actors = await world.sql`
        select from public.hire_request_events
        where hire_request_id = ${hireRequest.id} and actor_id = ${hireRequest[leaver].id}`;
        expect(actors).toHaveLength(0);
      }),
  );
});

it('tells each other side once, about the newest request', () =>
  inWorld(async (world) => {
    const { client, creator, service } = await addRequest(world, 'approved');
    const second = await world.as(client, (sql) =>
      createRequest(sql, { creator_id: creator.id, service_id: service }),
    );
    await withoutTriggers(
      world,
      () => world.sql`
      update public.hire_requests set created_at = now() + interval '1 minute' where id = ${second.id}`,
    );
    for (const action of ['accept', 'deliver'] as const)
      await world.as(creator, (sql) => act(sql, { id: second.id, action }));
    await world.as(client, (sql) => act(sql, { id: second.id, action: 'approve' }));
    await world.sql`delete from auth.users where id = ${creator.id}`;
    const lines = await world.sql`
      select params ->> 'request_id' as id, params ->> 'actor_name' as name from public.notifications
      where user_id = ${client.id} and kind = 'request_party_left'`;
    expect(lines).toEqual([{ id: second.id, name: 'Ada Stone' }]);
  }));

it('tells nobody when two leave at once', () =>
  inWorld(async (world) => {
    const { client, creator } = await addRequest(world, 'approved');
    await world.sql`delete from auth.users where id in (${client.id}, ${creator.id})`;
    expect(
      await world.sql`select from public.users where id in (${client.id}, ${creator.id})`,
    ).toEqual([]);
  }));

it('deletes a request when both have left', () =>
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

describe.each(['client', 'creator'] as const)('when the %s leaves', (leaver) => {
  it.each(['client', 'creator'] as const)('the open offer of the %s is closed', (side) =>
    inWorld(async (world) => {
      const scene = await addRequest(world, 'accepted');
      const other = scene[leaver === 'client' ? 'creator' : 'client'];
      await world.as(scene[side], (sql) => makeOffer(sql, { id: scene.id }));
      await world.sql`delete from auth.users where id = ${scene[leaver].id}`;
      expect((await listOffers(world, scene.id)).map(({ status }) => status)).toEqual([
        ...['replaced', 'closed'],
      ]);
      const { events, open_offer, resolution } = await readPanel(world, other, scene.id);
      expect({ open_offer, resolution }).toEqual({ open_offer: null, resolution: 'ended' });
      expect(events.map(({ action }) => action)).toEqual([
        'create',
        'accept',
        'make_offer',
        'leave_work',
      ]);
    }),
  );

  it('what is approved of the milestones stays', () =>
    inWorld(async (world) => {
      const plan = await addPlan(world, createParts([100, 200, 300]));
      await plan.finish(2);
      const other = plan[leaver === 'client' ? 'creator' : 'client'];
      await world.sql`delete from auth.users where id = ${plan[leaver].id}`;
      expect(await plan.listAmounts()).toEqual(['100c', '200c']);
      expect(await readPanel(world, other, plan.id)).toMatchObject({ milestone: 3, price: 600 });
      await world.sql`delete from auth.users where id = ${other.id}`;
      const left =
        await world.sql`select from public.milestones where hire_request_id = ${plan.id}`;
      expect([left.length, await listOffers(world, plan.id)]).toEqual([0, []]);
    }));
});
