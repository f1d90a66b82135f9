import { describe, expect, it } from 'vitest';
import { readPanel } from '../support/offers.ts';
import { shareWorldWithoutRequests } from '../support/shared-world.ts';
import { captureError } from '../support/world.ts';
import { addScene, addWaiting } from './cases.ts';

const inWorld = shareWorldWithoutRequests();

const counter = { action: 'counter', outcome: 'part', cents: 2000 };

it('the same answer twice in a row is one', () =>
  inWorld(async (world) => {
    const scene = await addScene(world);
    const id = await scene.open();
    await scene.answer('creator', id, counter);
    await scene.answer('creator', id, counter);
    const steps = await world.sql`
      select action from public.case_steps where case_id = ${id} order by number`;
    expect(steps.map(({ action }) => action as string)).toEqual(['open', 'counter']);
  }));

it.each([
  ['another text', { ...counter, text: 'Half of the pages are fine.' }],
  ['another amount', { ...counter, cents: 3000 }],
])('an answer with %s is not the same', (_, input) =>
  inWorld(async (world) => {
    const scene = await addScene(world);
    const id = await scene.open();
    await scene.answer('creator', id, counter);
    expect(await captureError(scene.answer('creator', id, input))).toEqual({
      code: 'PT409',
      message: 'You answered this case already, with another text',
    });
  }),
);

it('the same answer is still one when nobody but time has acted since', () =>
  inWorld(async (world) => {
    const scene = await addScene(world);
    const id = await scene.open();
    await scene.answer('creator', id, counter);
    await scene.passDays(8);
    await scene.answer('creator', id, counter);
    const steps = await world.sql`
      select action from public.case_steps where case_id = ${id} order by number`;
    expect(steps.map(({ action }) => action as string)).toEqual(['open', 'counter', 'close']);
  }));

it('an answer that the other side has answered is too late, also if it is the same', () =>
  inWorld(async (world) => {
    const scene = await addScene(world);
    const id = await scene.open();
    await scene.answer('creator', id, counter);
    await scene.answer('client', id, { action: 'dispute' });
    expect(await captureError(scene.answer('creator', id, counter))).toMatchObject({
      code: 'PT409',
      message: 'You have proposed something else already',
    });
  }));

describe('until an admin decides', () => {
  it('a creator who did not answer in time can still answer, and the client agree', () =>
    inWorld(async (world) => {
      const scene = await addScene(world, 'approved');
      const id = await scene.open();
      await scene.passDays(7);
      await scene.answer('creator', id, counter);
      expect(await scene.get(id)).toMatchObject({ status: 'waiting', cents: '2000' });
      await scene.answer('client', id, { action: 'accept' });
      expect(await scene.get(id)).toMatchObject({ status: 'agreed', outcome: 'part' });
      expect(await scene.listRefunds()).toEqual([{ milestone: 1, cents: -2000 }]);
    }));

  it('a creator can still agree to what the client wants, whatever they proposed since', () =>
    inWorld(async (world) => {
      const scene = await addScene(world, 'approved');
      const id = await scene.open();
      await scene.answer('creator', id, counter);
      await scene.answer('client', id, { action: 'dispute' });
      const { cases } = await readPanel(world, scene.creator, scene.id);
      expect(cases).toMatchObject([
        { actions: ['accept'], proposal: { outcome: 'all', cents: null } },
      ]);
      await scene.answer('creator', id, { action: 'accept' });
      expect(await scene.get(id)).toMatchObject({ status: 'agreed', outcome: 'all', cents: null });
      expect(await scene.listRefunds()).toEqual([{ milestone: 1, cents: -10_000 }]);
    }));

  it.each([
    ['client', 'accept', 'The creator has proposed nothing to agree to yet'],
    ['creator', 'dispute', 'This case waits for a decision already'],
  ] as const)('the %s is told why there is nothing to %s', (side, action, message) =>
    inWorld(async (world) => {
      const scene = await addScene(world);
      const id = await scene.open();
      await scene.passDays(7);
      expect(await captureError(scene.answer(side, id, { action }))).toMatchObject({ message });
    }),
  );

  it('what is decided is not answered', () =>
    inWorld(async (world) => {
      const scene = await addWaiting(world);
      await scene.decide(scene.first, scene.case);
      expect(
        await captureError(scene.answer('creator', scene.case, { action: 'accept' })),
      ).toMatchObject({ message: 'This case is decided already' });
    }));
});

it.each([
  ['an action that there is not', { action: 'decide' }, "A case doesn't have this action"],
  ['no action', { action: null }, "A case doesn't have this action"],
  [
    'a long word at the end',
    { action: 'withdraw', text: 'x'.repeat(4001) },
    'Use at most 4000 characters',
  ],
])('an answer with %s is rejected', (_, input, message) =>
  inWorld(async (world) => {
    const scene = await addScene(world);
    const id = await scene.open();
    expect(await captureError(scene.answer('client', id, input))).toMatchObject({ message });
  }),
);
