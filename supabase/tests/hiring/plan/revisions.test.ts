import { describe, expect, it } from 'vitest';
import { act, addRequest } from '../../support/hiring.ts';
import { getOpenOffer, readPanel } from '../../support/offers.ts';
import { captureError, inWorld } from '../../support/world.ts';
import { addPlan } from './plan.ts';

const sentences = {
  0: 'No revisions are agreed. Propose a change order to add one',
  1: 'The one agreed revision is used. Propose a change order for more',
  2: 'All 2 agreed revisions are used. Propose a change order for more',
};

describe('revisions', () => {
  it.each(Object.entries(sentences))('%s of them', (limit, message) =>
    inWorld(async (world) => {
      const revisions = Number(limit);
      const plan = await addPlan(world, { revisions });
      await plan.deliver();
      for (let used = 0; used < revisions; used += 1) {
        await plan.requestChanges();
        await plan.deliver();
      }
      expect(await captureError(plan.requestChanges())).toEqual({ code: 'PT409', message });
      expect(await readPanel(world, plan.client, plan.id)).toMatchObject({
        ...{ revisions, revisions_used: revisions },
      });
      await plan.agree('client', { revisions: revisions + 1 });
      expect(await plan.requestChanges()).toMatchObject({ revisions_used: revisions + 1 });
    }),
  );

  it('are unlimited without a number', () =>
    inWorld(async (world) => {
      const plan = await addPlan(world, { revisions: null });
      for (let used = 1; used <= 22; used += 1) {
        await plan.deliver();
        expect(await plan.requestChanges()).toMatchObject({ revisions_used: used });
      }
    }));

  it.each([
    [1, 'One revision is used already'],
    [2, '2 revisions are used already'],
  ])('that are used cannot be taken back: %d', (used, message) =>
    inWorld(async (world) => {
      const plan = await addPlan(world, { revisions: 5 });
      for (let count = 0; count < used; count += 1) {
        await plan.deliver();
        await plan.requestChanges();
      }
      expect(await captureError(plan.propose('creator', { revisions: used - 1 }))).toEqual({
        ...{ code: 'PT400', message },
      });
      await plan.propose('creator', { revisions: used });
    }),
  );

  it.each([
    ['3', 3],
    [' 12 ', 12],
    ['0', 0],
    ['Unlimited', null],
    ['2-3', null],
    ['1000', null],
    [undefined, null],
  ])('of a service that says %j', (text, revisions) =>
    inWorld(async (world) => {
      const { id, client, creator } = await addRequest(
        world,
        'accepted',
        {},
        text === undefined ? {} : { revisions: text },
      );
      expect(await readPanel(world, client, id)).toMatchObject({ revisions, revisions_used: 0 });
      await world.as(creator, (sql) => act(sql, { id, action: 'deliver' }));
      const attempt = world.as(client, (sql) => act(sql, { id, action: 'ask_changes' }));
      if (revisions === 0) expect(await captureError(attempt)).toMatchObject({ code: 'PT409' });
      else await attempt;
    }),
  );

  it('may be asked for while a change order waits', () =>
    inWorld(async (world) => {
      const plan = await addPlan(world, { revisions: 2 });
      await plan.deliver();
      const order = await plan.propose('creator', {});
      await plan.requestChanges();
      expect(await getOpenOffer(world, plan.id)).toBe(order);
    }));
});
