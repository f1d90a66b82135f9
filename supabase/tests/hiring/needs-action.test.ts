import { describe, expect, it } from 'vitest';
import { endRequest } from '../support/ending.ts';
import { addRequest } from '../support/hiring.ts';
import type { State } from '../support/hiring.ts';
import { inDays, passDays } from '../support/offers.ts';
import { inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { acts, answer, move, offer } from './acts-by-name.ts';
import { addPlan, createParts } from './plan/plan.ts';

/** The kinds of the lines about the request that need an action of this person. */
const listDue = async (world: World, person: { id: string }) => {
  const rows = await world.sql<{ kind: string }[]>`
    select replace(kind, 'request_', '') as kind from public.notifications
    where user_id = ${person.id} and needs_action order by 1`;
  return rows.map(({ kind }) => kind).join(', ');
};
const countUnread = async (world: World, person: { id: string }) =>
  (
    await world.sql`select from public.notifications where user_id = ${person.id} and read_at is null`
  ).length;

describe('what needs an action of', () => {
  it.each<[State, steps: string, client: string, creator: string]>([
    ['pending', 'the creator offers', 'offer_made', ''],
    ['pending', 'the creator offers, the creator withdraws', '', 'created'],
    ['pending', 'the creator offers, the client declines', '', 'offer_declined'],
    ['pending', 'the creator offers, eight days pass', '', 'offer_expired'],
    [
      'pending',
      'the creator offers, the client offers, the client withdraws',
      '',
      'offer_withdrawn',
    ],
    ['pending', 'the creator offers, the client reads, the creator offers', 'offer_made', ''],
    [
      'pending',
      'the creator reads, the creator offers, the client declines, the creator reads, the creator offers, the creator withdraws',
      '',
      'created',
    ],
    ['pending', 'the creator offers, the client accepts', '', ''],
    ['accepted', 'the client offers', '', 'offer_made'],
    ['accepted', 'the client offers, the client withdraws', '', ''],
    ['delivered', 'the client offers', 'delivered', 'offer_made'],
    ['delivered', 'the creator offers', 'delivered, offer_made', ''],
    ['delivered', 'the client reads, the creator offers', 'delivered, offer_made', ''],
    ['delivered', 'the client reads, the creator offers, the client declines', 'delivered', ''],
    ['delivered', 'the client reads, the creator offers, the creator withdraws', 'delivered', ''],
    ['delivered', 'the client reads, the creator offers, the client approves', 'invoice', ''],
    ['delivered', 'the creator offers, the client declines', 'delivered', ''],
    ['delivered', 'the creator offers, the creator withdraws', 'delivered', ''],
    ['delivered', 'the client reads, five days pass', 'reminder', ''],
    ['back in work', 'the creator offers', 'offer_made', 'changes_asked'],
    ['back in work', 'the client offers, the creator declines', '', 'changes_asked'],
    ['back in work', 'the client offers, the client withdraws', '', 'changes_asked'],
    ['delivered', 'the client reads, the client wants more, the creator delivers', 'delivered', ''],
    ['accepted', 'the client asks to end', '', 'end_asked'],
    ['accepted', 'the client asks to end, five days pass', '', ''],
    ['accepted', 'the client asks to end, the creator works on', '', ''],
    ['accepted', 'the client asks to end, the creator delivers', 'delivered', 'end_asked'],
    [
      'accepted',
      'the client asks to end, the creator reads, the client offers',
      '',
      'end_asked, offer_made',
    ],
    ['delivered', 'the client reads, the creator asks to end', 'delivered, end_asked', ''],
    ['back in work', 'the client asks to end, the client asks no longer', '', 'changes_asked'],
    ['delivered', 'the creator offers, the client asks to end, the creator agrees to end', '', ''],
  ])('the two, %s: after %s, %j and %j', (state, steps, client, creator) =>
    inWorld(async (world) => {
      const scene = await addRequest(world, state);
      for (const step of steps.split(', ')) await acts[step]?.(world, scene);
      expect(await listDue(world, scene.client)).toBe(client);
      expect(await listDue(world, scene.creator)).toBe(creator);
      expect(await countUnread(world, scene.client)).toBeLessThan(2);
      expect(await countUnread(world, scene.creator)).toBeLessThan(2);
    }),
  );

  it('the creator is the delivery that is due, until it is delivered or has another date', () =>
    inWorld(async (world) => {
      const plan = await addPlan(world, { due_on: inDays(6) });
      await passDays(world, 5, plan.id);
      await plan.propose('client', { due_on: inDays(6), price: 400 });
      expect(await listDue(world, plan.creator)).toBe('due, offer_made');
      await answer('creator', 'decline')(world, plan);
      expect(await listDue(world, plan.creator)).toBe('due');
      await plan.agree('creator', { due_on: inDays(9) });
      expect(await listDue(world, plan.creator)).toBe('');
    }));

  it('the creator is not the date of another milestone', () =>
    inWorld(async (world) => {
      const parts = (days: number[]) => ({
        price: 30,
        milestones: createParts([10, 20]).milestones.map((part, index) => ({
          ...{ ...part, due_on: inDays(days[index] ?? 0) },
        })),
      });
      const plan = await addPlan(world, parts([6, 6]));
      await passDays(world, 5, plan.id);
      expect(await listDue(world, plan.creator)).toBe('due');
      await plan.agree('creator', parts([5, 6]));
      expect(await listDue(world, plan.creator)).toBe('');
    }));

  it('the creator is no change of a milestone that is approved', () =>
    inWorld(async (world) => {
      const plan = await addPlan(world, createParts([10, 20]));
      await plan.deliver();
      await plan.requestChanges();
      await plan.deliver();
      await plan.approve();
      await plan.propose('client', { ...createParts([30]), price: 40 });
      await answer('creator', 'decline')(world, plan);
      expect(await listDue(world, plan.creator)).toBe('');
    }));

  it('people who do not want updates in the app stays, and what is over goes', () =>
    inWorld(async (world) => {
      const { id, client, creator } = await addRequest(world, 'delivered');
      const scene = { id, client, creator };
      await world.sql`
        insert into private.notification_settings (user_id, not_in_app) values (${client.id}, '{request_updates}')`;
      await offer('creator')(world, scene);
      await answer('creator', 'withdraw')(world, scene);
      expect(await listDue(world, client)).toBe('delivered');
      await endRequest(world, scene, 'client');
      expect(await countUnread(world, client)).toBe(0);
    }));

  it('a person is in a line about that request, whatever other requests need', () =>
    inWorld(async (world) => {
      const other = await addRequest(world);
      const scene = await addRequest(world);
      const { id } = scene.creator;
      await world.sql`
        update public.notifications
        set user_id = ${id}, needs_action = false, read_at = now(), created_at = now() + interval '1 hour'
        where user_id = ${other.creator.id}`;
      await offer('creator')(world, scene);
      await answer('creator', 'withdraw')(world, scene);
      const lines = await world.sql`
        select params ->> 'request_id' as request from public.notifications where user_id = ${id} and needs_action`;
      expect(lines).toEqual([{ request: scene.id }]);
    }));

  it('a person leaves what is about other requests and other people', () =>
    inWorld(async (world) => {
      const other = await addRequest(world, 'delivered');
      const scene = await addRequest(world, 'delivered');
      await world.sql`
        update public.notifications set user_id = ${scene.client.id} where user_id = ${other.client.id}`;
      await world.sql`
        insert into public.notifications (user_id, kind, params, needs_action)
        values (${other.creator.id}, 'request_delivered', ${world.sql.json({ request_id: scene.id })}, true)`;
      await offer('creator')(world, scene);
      await move('client', 'approve')(world, scene);
      expect(await listDue(world, scene.client)).toBe('delivered, invoice');
      expect(await listDue(world, other.creator)).toBe('delivered');
    }));
});
