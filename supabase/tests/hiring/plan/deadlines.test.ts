import { describe, expect, it } from 'vitest';
import { act, addRequest, getRequest } from '../../support/hiring.ts';
import type { State } from '../../support/hiring.ts';
import { getOpenOffer, inDays, listOffers, makeOffer, passDays } from '../../support/offers.ts';
import { captureError } from '../../support/world.ts';
import { shareWorldWithoutRequests } from '../../support/shared-world.ts';
import { addPlan, createParts, listReminders } from './plan.ts';

const inWorld = shareWorldWithoutRequests();

describe('a reminder', () => {
  it.each<[State, 'client' | 'creator', number[], number]>([
    ['pending', 'creator', [3, 10], 14],
    ['delivered', 'client', [5, 12], 14],
  ])('of a request that is %s goes to the %s', (state, side, days, end) =>
    inWorld(async (world) => {
      const scene = await addRequest(world, state);
      const status = state === 'pending' ? 'pending' : 'accepted';
      for (const day of days) {
        expect(await passDays(world, day - 0.1, scene.id)).toBe(false);
        expect(await passDays(world, day, scene.id)).toBe(true);
        expect(await passDays(world, day, scene.id)).toBe(false);
        expect(await listReminders(world, scene[side])).toEqual([
          { kind: 'request_reminder', days: day, status },
        ]);
        const other = side === 'client' ? scene.creator : scene.client;
        expect(await listReminders(world, other)).toEqual([]);
      }
      expect(await passDays(world, end - 0.1, scene.id)).toBe(false);
      expect(await getRequest(world, scene.id)).toMatchObject({ status });
      expect(await passDays(world, end, scene.id)).toBe(true);
      expect(await getRequest(world, scene.id)).toMatchObject({
        resolution: state === 'pending' ? 'expired' : 'automatic',
      });
      expect(await passDays(world, 400, scene.id)).toBe(false);
    }),
  );

  it.each<[string, State, offer: number | null, day: number, until: number]>([
    ['a request', 'pending', null, 3, 14],
    ['an open offer', 'pending', 5, 3, 5],
    ['an offer that is valid longer than a request waits', 'pending', 60, 10, 60],
    ['a delivery', 'delivered', null, 5, 14],
    ['a delivery, whatever change is proposed', 'delivered', 60, 5, 14],
  ])('names the day until which an answer to it counts: %s', (_, state, offer, day, until) =>
    inWorld(async (world) => {
      const { id, client, creator } = await addRequest(world, state);
      if (offer !== null) {
        const valid_until = new Date(Date.now() + offer * 86_400_000);
        await world.as(creator, (sql) => makeOffer(sql, { id, valid_until }));
      }
      await passDays(world, day, id);
      const lines = await world.sql`
        select params ->> 'due_on' as until from public.notifications
        where kind = 'request_reminder' and user_id in (${client.id}, ${creator.id})`;
      expect(lines).toEqual([{ until: inDays(until) }]);
    }),
  );

  it('after a pause of the job is the last one only', () =>
    inWorld(async (world) => {
      const { id, creator } = await addRequest(world);
      expect(await passDays(world, 11, id)).toBe(true);
      expect(await listReminders(world, creator)).toMatchObject([{ days: 10 }]);
      expect(await passDays(world, 11, id)).toBe(false);
    }));

  it('goes to the side that has to answer the offer', () =>
    inWorld(async (world) => {
      const { id, client, creator } = await addRequest(world);
      await world.as(creator, (sql) => makeOffer(sql, { id }));
      expect(await passDays(world, 3, id)).toBe(true);
      expect(await listReminders(world, client)).toMatchObject([{ days: 3 }]);
      await world.as(client, (sql) => makeOffer(sql, { id }));
      expect(await passDays(world, 3, id)).toBe(true);
      expect(await listReminders(world, creator)).toMatchObject([{ days: 3 }]);
      expect(await listReminders(world, client)).toEqual([]);
    }));

  it('leaves what the other side has not read', () =>
    inWorld(async (world) => {
      const { id, client, creator } = await addRequest(world);
      await world.sql`
        insert into public.notifications (user_id, kind, params)
        values (${client.id}, 'request_offer_declined', ${world.sql.json({ request_id: id })})`;
      await passDays(world, 3, id);
      const unread = await world.sql`
        select kind from public.notifications where user_id in (${client.id}, ${creator.id}) and read_at is null order by 1`;
      expect(unread).toEqual([{ kind: 'request_offer_declined' }, { kind: 'request_reminder' }]);
    }));

  it('names the other one, and leaves what they have to do', () =>
    inWorld(async (world) => {
      const plan = await addPlan(world, { due_on: inDays(6) });
      await plan.propose('creator', { due_on: inDays(6), price: 400 });
      await passDays(world, 5, plan.id);
      const listed = await world.sql`
        select kind, params ->> 'actor_name' as name from public.notifications
        where user_id in (${plan.client.id}, ${plan.creator.id}) and needs_action order by 1`;
      expect(listed).toEqual([
        { kind: 'request_due', name: 'Noah Bennett' },
        { kind: 'request_offer_made', name: 'Ada Stone' },
      ]);
      await plan.deliver();
      await passDays(world, 5, plan.id);
      const [reminder] = await world.sql`
        select params ->> 'actor_name' as name from public.notifications
        where user_id = ${plan.client.id} and kind = 'request_reminder'`;
      expect(reminder).toEqual({ name: 'Ada Stone' });
    }));

  it('of a delivery is not repeated by a change order', () =>
    inWorld(async (world) => {
      const plan = await addPlan(world, { days: 30 });
      await plan.deliver();
      expect(await passDays(world, 5, plan.id)).toBe(true);
      await plan.propose('client', { days: 30 });
      expect(await passDays(world, 5, plan.id)).toBe(false);
      await plan.requestChanges();
      await plan.deliver();
      expect(await passDays(world, 5, plan.id)).toBe(true);
    }));
});

describe('an offer that nobody answers', () => {
  it('expires, and the request stays as it is', () =>
    inWorld(async (world) => {
      const { id, creator } = await addRequest(world);
      await world.as(creator, (sql) => makeOffer(sql, { id }));
      await passDays(world, 7, id);
      const offer = await getOpenOffer(world, id);
      expect(await passDays(world, 8, id)).toBe(true);
      expect(await getRequest(world, id)).toMatchObject({
        status: 'pending',
        open_offer_id: null,
        price: '100',
      });
      expect((await listOffers(world, id)).at(-1)).toMatchObject({ id: offer, status: 'expired' });
    }));

  it('is not closed by the end of its request: that one waits', () =>
    inWorld(async (world) => {
      const { id, creator } = await addRequest(world);
      const valid_until = new Date(Date.now() + 60 * 86_400_000);
      await world.as(creator, (sql) => makeOffer(sql, { id, valid_until, days: 9 }));
      for (const day of [10, 30, 59]) await passDays(world, day, id);
      expect(await getRequest(world, id)).toMatchObject({ status: 'pending', version: 2 });
      await passDays(world, 61, id);
      expect(await getRequest(world, id)).toMatchObject({ status: 'pending', version: 3 });
      await passDays(world, 14, id);
      expect(await getRequest(world, id)).toMatchObject({
        status: 'rejected',
        resolution: 'expired',
      });
    }));

  it('on accepted work leaves the work', () =>
    inWorld(async (world) => {
      const plan = await addPlan(world, { due_on: inDays(300) });
      await plan.propose('creator', { due_on: inDays(300) });
      expect(await passDays(world, 8, plan.id)).toBe(true);
      expect(await getRequest(world, plan.id)).toMatchObject({
        status: 'accepted',
        open_offer_id: null,
      });
    }));
});

it('the automatic approval of a milestone moves on to the next one', () =>
  inWorld(async (world) => {
    const plan = await addPlan(world, createParts([10, 20], 60));
    await plan.deliver();
    expect(await passDays(world, 14, plan.id)).toBe(true);
    expect(await plan.listAmounts()).toEqual(['10c', '20']);
    const approve = (note: string | null) =>
      world.as(plan.client, (sql) => act(sql, { id: plan.id, action: 'approve', note }));
    expect(await approve(null)).toMatchObject({ status: 'accepted', milestone: 2 });
    expect((await captureError(approve('Well done'))).message).toBe(
      'The work is approved already, with another text',
    );
    await plan.deliver();
    expect(await passDays(world, 14, plan.id)).toBe(true);
    expect(await getRequest(world, plan.id)).toMatchObject({
      status: 'completed',
      resolution: 'automatic',
    });
  }));
