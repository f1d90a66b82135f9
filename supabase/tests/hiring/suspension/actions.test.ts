import { describe, expect, it } from 'vitest';
import { answerEnd, requestEnd } from '../../support/ending.ts';
import { act, addRequest } from '../../support/hiring.ts';
import type { State } from '../../support/hiring.ts';
import { answerOffer, getOpenOffer, inDays, makeOffer } from '../../support/offers.ts';
import { readPanel, requestTime } from '../../support/offers.ts';
import { captureError, inWorld } from '../../support/world.ts';
import type { World } from '../../support/world.ts';

const sides = ['client', 'creator'] as const;
type Side = (typeof sides)[number];
type Scene = Awaited<ReturnType<typeof addRequest>>;
type SceneName = State | 'an offer on it';

async function addScene(world: World, name: SceneName) {
  if (name !== 'an offer on it') return addRequest(world, name);
  const scene = await addRequest(world, 'accepted');
  await world.as(scene.creator, (sql) => makeOffer(sql, { id: scene.id }));
  return scene;
}

/** Does what a button with this action does. */
async function perform(world: World, { id, ...people }: Scene, side: Side, action: string) {
  const [, answer, subject] = /^(accept|decline|withdraw)_(offer|end)$/u.exec(action) ?? [];
  const offer = subject === 'offer' ? await getOpenOffer(world, id) : '';
  return world.as(people[side], (sql) => {
    if (action === 'ask_to_end') return requestEnd(sql, { id });
    if (answer && subject === 'end') return answerEnd(sql, { id, action: answer });
    if (answer) return answerOffer(sql, { id: offer, action: answer });
    if (action === 'ask_for_time') return requestTime(sql, { id, due_on: inDays(20) });
    if (/offer|propose_change/u.test(action)) return makeOffer(sql, { id });
    return act(sql, { id, action });
  });
}

const proposed = { client: ['withdraw_end'], creator: ['accept_end', 'decline_end'] };
const ends = { client: ['ask_to_end'], creator: ['ask_to_end'] };
/** What both sides can do while they, or the other side, or both are suspended. */
const own: [SceneName, Record<Side, string[]>][] = [
  ['pending', { client: ['cancel'], creator: ['decline'] }],
  ['accepted', ends],
  ['delivered', { ...ends, client: ['approve', 'ask_to_end'] }],
  ['back in work', ends],
  ['end asked', proposed],
  ['end asked after delivery', { ...proposed, client: ['approve', 'withdraw_end'] }],
  [
    'an offer on it',
    { client: ['decline_offer', 'ask_to_end'], creator: ['withdraw_offer', 'ask_to_end'] },
  ],
];
const delivers: SceneName[] = ['accepted', 'back in work', 'end asked', 'an offer on it'];

describe.each(own)('%s', (name, expected) => {
  it.each(sides)('the suspended %s is offered what ends or settles it, and can do it', (side) =>
    inWorld(async (world) => {
      const scene = await addScene(world, name);
      const { actions: before } = await readPanel(world, scene[side], scene.id);
      await world.suspend(scene[side]);
      const { actions } = await readPanel(world, scene[side], scene.id);
      expect(actions).toEqual(expected[side]);
      for (const action of before) {
        const attempt = world.dryRun(() => perform(world, scene, side, action));
        if (actions.includes(action)) await attempt;
        else {
          expect(await captureError(attempt)).toEqual({
            ...{ code: 'PT403', message: 'Your account is suspended' },
          });
        }
      }
    }),
  );

  it.each(sides)('the other side of a suspended %s is offered nothing that is for two', (side) =>
    inWorld(async (world) => {
      const scene = await addScene(world, name);
      const other = side === 'client' ? 'creator' : 'client';
      const { actions: before } = await readPanel(world, scene[other], scene.id);
      await world.suspend(scene[side]);
      const { actions } = await readPanel(world, scene[other], scene.id);
      const isDelivering = other === 'creator' && delivers.includes(name);
      expect(actions).toEqual([...(isDelivering ? ['deliver'] : []), ...expected[other]]);
      for (const action of before) {
        const attempt = world.dryRun(() => perform(world, scene, other, action));
        if (actions.includes(action)) await attempt;
        else {
          expect(await captureError(attempt)).toEqual({
            ...{ code: 'PT409', message: `This ${side} is no longer available` },
          });
        }
      }
    }),
  );
});
