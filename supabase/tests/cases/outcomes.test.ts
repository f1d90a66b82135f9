import { describe, expect, it } from 'vitest';
import { act, getRequest } from '../support/hiring.ts';
import { shareWorldWithoutRequests } from '../support/shared-world.ts';
import { captureError } from '../support/world.ts';
import { addScene } from './cases.ts';

const inWorld = shareWorldWithoutRequests();

const isWork = { status: 'accepted', resolution: null };
const isApproved = { status: 'completed', resolution: 'approved' };
const isDecided = { status: 'completed', resolution: 'decided' };
const isEnded = { status: 'rejected', resolution: 'ended' };

describe('an agreement about a delivery', () => {
  it.each([
    ['all', null, isEnded, []],
    ['part', 4000, isApproved, [{ milestone: 1, cents: -4000 }]],
    ['redo', null, isWork, []],
    ['none', null, isApproved, []],
  ])('for %s is carried out', (outcome, cents, end, refunds) =>
    inWorld(async (world) => {
      const scene = await addScene(world);
      const id = await scene.open();
      await scene.answer('creator', id, { action: 'counter', outcome, cents });
      await scene.answer('client', id, { action: 'accept' });
      expect(await scene.get(id)).toMatchObject({ status: 'agreed', outcome });
      expect(await getRequest(world, scene.id)).toMatchObject(end);
      expect(await scene.listRefunds()).toEqual(refunds);
    }),
  );

  it('to do it again counts as no revision, and the creator delivers once more', () =>
    inWorld(async (world) => {
      const scene = await addScene(world);
      const id = await scene.open({ wants: 'redo' });
      await scene.answer('creator', id, { action: 'accept' });
      const request = await getRequest(world, scene.id);
      expect(request).toMatchObject({ delivered_at: null, revisions_used: 0 });
      await world.as(scene.creator, (sql) => act(sql, { id: scene.id, action: 'deliver' }));
      expect((await getRequest(world, scene.id)).delivered_at).not.toBeNull();
    }));
});

describe('a decision about a delivery', () => {
  it.each([
    ['full', null, isEnded, []],
    ['part', 4000, isDecided, [{ milestone: 1, cents: -4000 }]],
    ['none', null, isDecided, []],
  ])('for %s is carried out after seven days without an appeal', (outcome, cents, end, refunds) =>
    inWorld(async (world) => {
      const scene = await addScene(world);
      const id = await scene.open();
      await scene.answer('creator', id, { action: 'dispute' });
      await scene.decide(scene.first, id, { outcome, cents });
      expect(await getRequest(world, scene.id)).toMatchObject(isWork);
      expect(await scene.passDays(6.9)).toBe(false);
      expect(await scene.passDays(7)).toBe(true);
      expect(await getRequest(world, scene.id)).toMatchObject(end);
      expect(await scene.listRefunds()).toEqual(refunds);
    }),
  );
});

describe('completed work', () => {
  it.each([
    ['full', null, [{ milestone: 1, cents: -10_000 }]],
    ['part', 9999, [{ milestone: 1, cents: -9999 }]],
    ['none', null, []],
  ])('is given back by the decision %s', (outcome, cents, refunds) =>
    inWorld(async (world) => {
      const scene = await addScene(world, 'approved');
      const id = await scene.open();
      await scene.passDays(7);
      await scene.decide(scene.first, id, { outcome: 'none' });
      await scene.answer('creator', id, { action: 'appeal' });
      await scene.decide(scene.second, id, { outcome, cents });
      expect(await scene.get(id)).toMatchObject({ status: 'closed', kind: 'money_back' });
      expect(await getRequest(world, scene.id)).toMatchObject(isApproved);
      expect(await scene.listRefunds()).toEqual(refunds);
    }),
  );

  it('is never disputed for more than is left of it', () =>
    inWorld(async (world) => {
      const scene = await addScene(world, 'approved');
      const first = await scene.open({ wants: 'part', cents: 4000 });
      await scene.answer('creator', first, { action: 'accept' });
      await scene.confirmCredits();
      expect(await captureError(scene.open({ wants: 'part', cents: 6000 }))).toMatchObject({
        message: 'Enter an amount below $60.00, of which this is a part',
      });
      await scene.answer('creator', await scene.open(), { action: 'accept' });
      expect(await scene.listRefunds()).toEqual([
        { milestone: 1, cents: -4000 },
        { milestone: 1, cents: -6000 },
      ]);
      await scene.confirmCredits();
      expect(await captureError(scene.open())).toMatchObject({
        message: 'Everything was given back already',
      });
    }));
});
