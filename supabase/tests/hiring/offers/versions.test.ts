import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { act, addRequest, getRequest } from '../../support/hiring.ts';
import {
  answerOffer,
  getOpenOffer,
  inDays,
  listOffers,
  makeOffer,
  passDays,
  readPanel,
  requestTime,
  scope,
} from '../../support/offers.ts';
import { captureError, inWorld } from '../../support/world.ts';
import type { World } from '../../support/world.ts';

type Scene = Awaited<ReturnType<typeof addRequest>>;
const answer = (world: World, person: { id: string }, id: string, action: string) =>
  world.as(person, (sql) => answerOffer(sql, { id, action }));

describe('the versions of an offer', () => {
  it('begin with the request as it was sent', () =>
    inWorld(async (world) => {
      const { id, creator, client } = await addRequest(world, 'pending', {}, { revisions: '2' });
      await world.as(creator, (sql) => makeOffer(sql, { id }));
      await world.as(client, (sql) => makeOffer(sql, { id, price: 250 }));
      const { offers } = await readPanel(world, client, id);
      expect(offers).toMatchObject([
        {
          ...{ number: 0, kind: 'request', side: 'client', status: 'replaced', title: 'A service' },
          ...{ price: 100, days: 3, revisions: 2, due_on: null, valid_until: null },
          scope: 'I would like you to build this for our shop.',
        },
        { number: 1, kind: 'offer', side: 'creator', status: 'replaced', price: 300, scope },
        { number: 2, kind: 'offer', side: 'client', status: 'open', price: 250 },
      ]);
    }));

  it('are twenty at most', () =>
    inWorld(async (world) => {
      const { id, creator } = await addRequest(world);
      const offer = () => world.as(creator, (sql) => makeOffer(sql, { id }));
      for (let number = 1; number <= 20; number += 1) await offer();
      expect(await captureError(offer())).toEqual({
        ...{ code: 'PT409', message: 'A request can have at most 20 offers' },
      });
      const offers = await listOffers(world, id);
      expect([offers.length, offers.at(-1)?.status]).toEqual([21, 'open']);
    }));

  it('are the same with the same key, and the same answer', () =>
    inWorld(async (world) => {
      const { id, creator, client } = await addRequest(world);
      const offer_key = randomUUID();
      const first = await world.as(creator, (sql) => makeOffer(sql, { id, offer_key }));
      const repeated = await world.as(creator, (sql) =>
        makeOffer(sql, { id, offer_key, price: 9 }),
      );
      expect(repeated).toEqual(first);
      const offer = first.open_offer_id ?? '';
      const accepted = await answer(world, client, offer, 'accept');
      expect(await answer(world, client, offer, 'accept')).toEqual(accepted);
      const late = { id, due_on: inDays(20), offer_key: randomUUID() };
      const time = await world.as(creator, (sql) => requestTime(sql, late));
      expect(await world.as(creator, (sql) => requestTime(sql, late))).toEqual(time);
      expect(await listOffers(world, id)).toHaveLength(3);
    }));

  it('have keys of their own request', () =>
    inWorld(async (world) => {
      const [one, other] = [await addRequest(world), await addRequest(world, 'accepted')];
      const offer_key = randomUUID();
      for (const { id, creator } of [one, other]) {
        await world.as(creator, (sql) => makeOffer(sql, { id, offer_key }));
      }
      const third = await addRequest(world, 'accepted');
      await world.as(third.creator, (sql) =>
        requestTime(sql, { id: third.id, due_on: inDays(20), offer_key }),
      );
      for (const { id } of [one, other, third]) expect(await listOffers(world, id)).toHaveLength(2);
    }));
});

describe('an answer that comes too late says what happened', () => {
  const meanwhile: Record<string, (world: World, scene: Scene, offer: string) => Promise<unknown>> =
    {
      'This offer was replaced by a newer one': (world, { creator, id }) =>
        world.as(creator, (sql) => makeOffer(sql, { id })),
      'This offer is already withdrawn': (world, { creator }, offer) =>
        answer(world, creator, offer, 'withdraw'),
      'This offer is already declined': (world, { client }, offer) =>
        answer(world, client, offer, 'decline'),
      'This offer has expired': (world, { id }) => passDays(world, 8, id),
      'This request is already withdrawn': (world, { client, id }) =>
        world.as(client, (sql) => act(sql, { id, action: 'cancel' })),
      'This request is already declined': (world, { creator, id }) =>
        world.as(creator, (sql) => act(sql, { id, action: 'decline' })),
    };
  it.each(Object.keys(meanwhile))('%s', (message) =>
    inWorld(async (world) => {
      const scene = await addRequest(world);
      await world.as(scene.creator, (sql) => makeOffer(sql, { id: scene.id }));
      const offer = await getOpenOffer(world, scene.id);
      await meanwhile[message]?.(world, scene, offer);
      expect(await captureError(answer(world, scene.client, offer, 'accept'))).toEqual({
        ...{ code: 'PT409', message },
      });
    }),
  );

  it('for a change order of a milestone that is approved', () =>
    inWorld(async (world) => {
      const { id, creator, client } = await addRequest(world);
      const milestones = [3, 5].map((day) => ({ title: 'Part', price: 50, due_on: inDays(day) }));
      await world.as(creator, (sql) => makeOffer(sql, { id, price: 100, milestones }));
      await answer(world, client, await getOpenOffer(world, id), 'accept');
      await world.as(creator, (sql) => act(sql, { id, action: 'deliver' }));
      await world.as(creator, (sql) => makeOffer(sql, { id, price: 120 }));
      const order = await getOpenOffer(world, id);
      await world.as(client, (sql) => act(sql, { id, action: 'approve' }));
      expect(await captureError(answer(world, client, order, 'accept'))).toEqual({
        ...{
          code: 'PT409',
          message: 'The milestone was approved in the meantime, which closed this offer',
        },
      });
      expect((await listOffers(world, id)).at(-1)?.status).toBe('closed');
      await world.as(creator, (sql) => makeOffer(sql, { id, price: 120 }));
      expect((await listOffers(world, id)).at(-1)?.status).toBe('open');
    }));

  it('for an offer about a request that changed', () =>
    inWorld(async (world) => {
      const { id, creator, client } = await addRequest(world, 'accepted');
      await world.as(creator, (sql) => act(sql, { id, action: 'deliver' }));
      for (const attempt of [
        () => world.as(client, (sql) => makeOffer(sql, { id, version: 2 })),
        () => world.as(creator, (sql) => requestTime(sql, { id, due_on: inDays(9), version: 2 })),
      ]) {
        expect(await captureError(attempt())).toEqual({
          ...{ code: 'PT409', message: 'The work was delivered in the meantime' },
        });
      }
      expect(await world.as(client, (sql) => makeOffer(sql, { id, version: 3 }))).toMatchObject({
        version: 4,
      });
    }));
});

describe('accepting', () => {
  it('gives the request exactly the terms of the version', () =>
    inWorld(async (world) => {
      const { id, creator, client } = await addRequest(world);
      await world.as(creator, (sql) =>
        makeOffer(sql, { id, title: 'A map', price: 700, revisions: 2, days: 1, note: 'Soon' }),
      );
      await answer(world, client, await getOpenOffer(world, id), 'accept');
      const panel = await readPanel(world, client, id);
      expect(panel).toMatchObject({
        ...{ status: 'accepted', title: 'A map', scope, price: 700, revisions: 2 },
        ...{ duration: '1 day', due_on: inDays(1), open_offer: null },
        milestones: [{ number: 1, title: 'A map', price: 700, due_on: inDays(1), is_trial: false }],
      });
      expect(await getRequest(world, id)).toMatchObject({ message: expect.any(String) as string });
    }));

  it('leaves hours and package as they are only if it is about time', () =>
    inWorld(async (world) => {
      const hourly = { pricing_model: 'hourly', hourly_rate: 40, estimated_hours: 10 };
      const { id, creator, client } = await addRequest(world, 'pending', { hours: 5 }, hourly);
      await world.as(creator, (sql) => act(sql, { id, action: 'accept' }));
      await world.as(creator, (sql) => requestTime(sql, { id, due_on: inDays(9) }));
      await answer(world, client, await getOpenOffer(world, id), 'accept');
      expect(await getRequest(world, id)).toMatchObject({ hours: '5', price: '200' });
      await world.as(creator, (sql) => makeOffer(sql, { id }));
      await answer(world, client, await getOpenOffer(world, id), 'accept');
      expect(await getRequest(world, id)).toMatchObject({ hours: null, price: '300' });
    }));

  it.each([
    ['the due date', { due_on: inDays(0) }],
    [
      'the first milestone',
      { milestones: [0, 60].map((day) => ({ title: 'Part', price: 150, due_on: inDays(day) })) },
    ],
  ])('is refused once %s has passed', (_, terms) =>
    inWorld(async (world) => {
      const { id, creator, client } = await addRequest(world);
      await world.as(creator, (sql) => makeOffer(sql, { id, ...terms }));
      const offer = await getOpenOffer(world, id);
      await world.sql`alter table public.offers disable trigger guard`;
      await world.sql`
        update public.offers set due_on = due_on - 2, milestones = coalesce((
          select jsonb_agg(m || jsonb_build_object('due_on', (m ->> 'due_on')::date - 2))
          from jsonb_array_elements(milestones) m), '[]')
        where id = ${offer}`;
      expect(await captureError(answer(world, client, offer, 'accept'))).toEqual({
        ...{ code: 'PT409', message: 'The due date of this offer has passed' },
      });
    }),
  );
});
