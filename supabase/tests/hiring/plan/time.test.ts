import { describe, expect, it } from 'vitest';
import { act, addRequest } from '../../support/hiring.ts';
import {
  answerOffer,
  getOpenOffer,
  inDays,
  listOffers,
  makeOffer,
  readPanel,
  requestTime,
} from '../../support/offers.ts';
import { captureError, inWorld } from '../../support/world.ts';
import type { World } from '../../support/world.ts';
import { addPlan, createParts } from './plan.ts';

type Plan = Awaited<ReturnType<typeof addPlan>>;
const request = (world: World, { id, creator }: Pick<Plan, 'id' | 'creator'>, days: number) =>
  world.as(creator, (sql) => requestTime(sql, { id, due_on: inDays(days), reason: 'Ill' }));
const accept = async (world: World, { id, client }: Plan) => {
  const offer = await getOpenOffer(world, id);
  return world.as(client, (sql) => answerOffer(sql, { id: offer, action: 'accept' }));
};
const listDates = async (world: World, { id, client }: Plan) => {
  const { due_on, milestones } = await readPanel(world, client, id);
  return [due_on, ...milestones.map((one) => one.due_on)];
};

describe('the due date', () => {
  it.each([inDays(20), null])('of a request that is accepted as it was sent: %s', (due_on) =>
    inWorld(async (world) => {
      const { id, client, creator } = await addRequest(world);
      await world.as(creator, (sql) => act(sql, { id, action: 'accept', due_on }));
      const panel = await readPanel(world, client, id);
      expect([panel.due_on, panel.milestones[0]?.due_on]).toEqual([due_on, due_on]);
      if (due_on) return;
      expect(await captureError(request(world, { id, creator }, 9))).toEqual({
        ...{ code: 'PT409', message: 'This request has no due date' },
      });
    }),
  );

  it.each([
    ['3-5 days', 5],
    ['2 weeks', 14],
    ['2 years', 730],
    ['3 years', null],
    ['As agreed', null],
  ])('that a delivery time proposes: %s', (duration, days) =>
    inWorld(async (world) => {
      const { id, creator } = await addRequest(world);
      await world.sql`alter table public.hire_requests disable trigger guard`;
      await world.sql`update public.hire_requests set duration = ${duration} where id = ${id}`;
      await world.sql`alter table public.hire_requests enable trigger guard`;
      const [row] = await world.as(
        creator,
        (sql) => sql`
          select (public.my_hire_requests('creator', 'pending') -> 'items' -> 0 ->> 'agreed_days')::integer as days`,
      );
      expect(row).toEqual({ days });
      await world.as(creator, (sql) => makeOffer(sql, { id }));
      expect((await listOffers(world, id))[0]).toMatchObject({ number: 0, days });
    }),
  );

  it.each([
    [{ days: 6 }, [inDays(6), inDays(6)]],
    [{ due_on: inDays(8) }, [inDays(8), inDays(8)]],
    [createParts([10, 20]), [inDays(6), inDays(3), inDays(6)]],
  ])('of an offer with %j', (terms, dates) =>
    inWorld(async (world) => {
      expect(await listDates(world, await addPlan(world, terms))).toEqual(dates);
    }),
  );
});

describe('more time', () => {
  it('moves a request of one milestone', () =>
    inWorld(async (world) => {
      const plan = await addPlan(world, { days: 6, revisions: 2 });
      await request(world, plan, 8);
      const [, , offer] = await listOffers(world, plan.id);
      expect(offer).toMatchObject({
        ...{ kind: 'extension', side: 'creator', price: '300', revisions: 2, due_on: inDays(8) },
        ...{ title: 'A shift planner', milestones: [], note: 'Ill' },
      });
      expect(await listDates(world, plan)).toEqual([inDays(6), inDays(6)]);
      await accept(world, plan);
      expect(await listDates(world, plan)).toEqual([inDays(8), inDays(8)]);
      expect(await plan.listAmounts()).toEqual(['300']);
    }));

  it('moves what comes after a milestone, too, and nothing before it', () =>
    inWorld(async (world) => {
      const plan = await addPlan(world, createParts([10, 20, 30, 40]));
      await plan.finish(1);
      await request(world, plan, 8);
      await accept(world, plan);
      expect(await listDates(world, plan)).toEqual([
        ...[inDays(14), inDays(3), inDays(8), inDays(11), inDays(14)],
      ]);
      expect(await plan.listAmounts()).toEqual(['10c', '20', '30', '40']);
      await plan.finish(2);
      await request(world, plan, 20);
      await accept(world, plan);
      expect((await listDates(world, plan)).slice(-2)).toEqual([inDays(11), inDays(20)]);
    }));

  it('keeps a trial, and the scope that the client wrote', () =>
    inWorld(async (world) => {
      const { id, client, creator } = await addRequest(world, 'accepted');
      await request(world, { id, creator }, 8);
      const offer = await getOpenOffer(world, id);
      await world.as(client, (sql) => answerOffer(sql, { id: offer, action: 'accept' }));
      expect((await readPanel(world, client, id)).scope).toMatch(/^I would like you to build/);
      const { price, milestones } = createParts([10, 20]);
      const trial = milestones.map((one, index) => ({ ...one, is_trial: index === 0 }));
      const plan = await addPlan(world, { price, milestones: trial });
      await request(world, plan, 4);
      await accept(world, plan);
      const panel = await readPanel(world, plan.client, plan.id);
      expect(panel.milestones.map(({ is_trial }) => is_trial)).toEqual([true, false]);
    }));

  it('keeps the name and the trial of the only milestone', () =>
    inWorld(async (world) => {
      const { price, milestones } = createParts([10]);
      const trial = milestones.map((one) => ({ ...one, is_trial: true }));
      const plan = await addPlan(world, { price, milestones: trial });
      await request(world, plan, 8);
      await accept(world, plan);
      expect((await readPanel(world, plan.client, plan.id)).milestones).toMatchObject([
        { title: 'Part 1', price: 10, due_on: inDays(8), is_trial: true },
      ]);
    }));

  it('is not for what is delivered', () =>
    inWorld(async (world) => {
      const plan = await addPlan(world, { days: 6 });
      await plan.deliver();
      expect(await captureError(request(world, plan, 8))).toEqual({
        ...{ code: 'PT409', message: 'This is delivered already' },
      });
      await plan.requestChanges();
      expect(await request(world, plan, 8)).toMatchObject({ status: 'accepted' });
    }));

  it.each(['9999-12-31', inDays(732)])('is two years at most, not until %s', (due_on) =>
    inWorld(async (world) => {
      const { id, creator } = await addPlan(world, createParts([10, 20]));
      const attempt = world.as(creator, (sql) => requestTime(sql, { id, due_on }));
      expect(await captureError(attempt)).toEqual({
        ...{ code: 'PT400', message: 'Choose a due date within the next two years' },
      });
    }),
  );

  it('is no more time: a date that is not later', () =>
    inWorld(async (world) => {
      const plan = await addPlan(world, createParts([10, 20]));
      for (const day of [2, 3]) {
        expect(await captureError(request(world, plan, day))).toEqual({
          ...{ code: 'PT400', message: 'Choose a date after the current due date' },
        });
      }
      await request(world, plan, 4);
    }));

  it('may be asked for by who has a service with more revisions than an offer may say', () =>
    inWorld(async (world) => {
      const { id, creator } = await addRequest(world, 'accepted', {}, { revisions: '50' });
      expect(await request(world, { id, creator }, 9)).toMatchObject({ revisions: 50 });
    }));
});
