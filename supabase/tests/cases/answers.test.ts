import { expect, it } from 'vitest';
import { shareWorldWithoutRequests } from '../support/shared-world.ts';
import { captureError } from '../support/world.ts';
import { addScene } from './cases.ts';

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
      message: 'This case was answered in the meantime',
    });
  }));

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
