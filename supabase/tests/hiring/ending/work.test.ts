import { describe, expect, it } from 'vitest';
import { answerEnd, requestEnd } from '../../support/ending.ts';
import { act, addRequest, getRequest } from '../../support/hiring.ts';
import { answerOffer, makeOffer, readPanel } from '../../support/offers.ts';
import { captureError, inWorld } from '../../support/world.ts';
import { addPlan, createParts } from '../plan/plan.ts';

const sides = ['client', 'creator'] as const;

describe('while one side asks to end it', () => {
  it.each(['approve', 'approve_milestone'] as const)('an approval (%s) answers it', (action) =>
    inWorld(async (world) => {
      const plan = await addPlan(world, createParts(action === 'approve' ? [10] : [10, 20]));
      await plan.deliver();
      await world.as(plan.creator, (sql) => requestEnd(sql, { id: plan.id }));
      expect(await plan.approve()).toMatchObject({ end_asked_by: null, end_asked_at: null });
      const late = world.as(plan.client, (sql) =>
        answerEnd(sql, { id: plan.id, action: 'accept' }),
      );
      expect((await captureError(late)).code).toBe('PT409');
    }),
  );

  it('the work goes on: it is delivered, changed, and its terms are negotiated', () =>
    inWorld(async (world) => {
      const plan = await addPlan(world, { days: 9 });
      await world.as(plan.client, (sql) => requestEnd(sql, { id: plan.id }));
      await plan.deliver();
      await plan.requestChanges();
      await world.as(plan.creator, (sql) => makeOffer(sql, { id: plan.id, price: 310 }));
      const { open_offer_id } = await getRequest(world, plan.id);
      const after = await world.as(plan.client, (sql) =>
        answerOffer(sql, { id: open_offer_id ?? '', action: 'accept' }),
      );
      expect(after).toMatchObject({ status: 'accepted', end_asked_by: 'client', price: '310' });
    }));

  it.each(sides)('the %s who leaves ends it', (leaver) =>
    inWorld(async (world) => {
      const scene = await addRequest(world, 'end asked after delivery');
      await world.sql`delete from auth.users where id = ${scene[leaver].id}`;
      const other = scene[leaver === 'client' ? 'creator' : 'client'];
      const { events, ...after } = await readPanel(world, other, scene.id);
      expect(after).toMatchObject({ resolution: 'ended', end_asked_by: null });
      expect(events.at(-1)).toMatchObject({ action: 'leave_work', actor_id: null });
    }),
  );
});

describe('a paid trial', () => {
  const { price, milestones } = createParts([10, 20]);
  const trial = {
    ...{ price, milestones: milestones.map((one, index) => ({ ...one, is_trial: index === 0 })) },
  };

  it.each(
    sides.flatMap((by) => ['accepted', 'delivered', 'back in work'].map((at) => [by, at] as const)),
  )('is ended by the %s at once while it is %s', (by, at) =>
    inWorld(async (world) => {
      const plan = await addPlan(world, trial);
      if (at !== 'accepted') await plan.deliver();
      if (at === 'back in work') await plan.requestChanges();
      const end = (note: string | null) =>
        world.as(plan[by], (sql) => act(sql, { id: plan.id, action: 'end', note }));
      for (const [note, message] of [
        [null, 'Write a reason'],
        ['too short', 'Write at least 10 characters'],
        ['x'.repeat(1001), 'Use at most 1000 characters'],
      ] as const) {
        expect(await captureError(end(note))).toEqual({ code: 'PT400', message });
      }
      const after = await end('It is not what we need');
      expect(after).toMatchObject({ status: 'rejected', resolution: 'ended' });
      expect(await end('It is not what we need')).toEqual(after);
      expect(await plan.listAmounts()).toEqual([]);
      const { events } = await readPanel(world, plan.client, plan.id);
      expect(events.at(-1)).toMatchObject({
        ...{ action: 'end', actor_id: plan[by].id, note: 'It is not what we need' },
      });
    }),
  );

  it('that is approved ends like other work', () =>
    inWorld(async (world) => {
      const plan = await addPlan(world, trial);
      await plan.finish(1);
      const attempt = world.as(plan.client, (sql) =>
        act(sql, { id: plan.id, action: 'end', note: 'It is not what we need' }),
      );
      expect(await captureError(attempt)).toEqual({
        code: 'PT409',
        message: "This request doesn't end without the other side yet. Ask to end it",
      });
    }));
});
