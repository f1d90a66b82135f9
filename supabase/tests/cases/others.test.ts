import { describe, expect, it } from 'vitest';
import { readVersions } from '../support/bystanders.ts';
import { shareWorld } from '../support/shared-world.ts';
import type { World } from '../support/world.ts';
import { addScene } from './cases.ts';
import type { CaseScene } from './cases.ts';

/** Another delivery in dispute, and other work that waits for a decision, both older. */
async function addOthers(world: World) {
  const delivery = await addScene(world);
  const first = await delivery.open({ wants: 'part', cents: 1000 });
  await delivery.answer('creator', first, { action: 'counter', outcome: 'part', cents: 500 });
  const work = await addScene(world, 'approved');
  await work.answer('creator', await work.open({ wants: 'part', cents: 700 }), {
    action: 'accept',
  });
  const second = await work.open({ wants: 'part', cents: 900 });
  await work.answer('creator', second, { action: 'dispute' });
  await work.decide(work.first, second, { outcome: 'none' });
  await work.answer('client', second, { action: 'appeal' });
  const read = () => Promise.all([readVersions(world, delivery), readVersions(world, work)]);
  return { read, before: await read() };
}

type Act = (scene: CaseScene, id: string) => Promise<unknown>;

const counter: Act = ({ answer }, id) =>
  answer('creator', id, { action: 'counter', outcome: 'part', cents: 100 });
const decide =
  (admin: 'first' | 'second'): Act =>
  (scene, id) =>
    scene.decide(scene[admin], id, { outcome: 'part', cents: 300 });
const answer =
  (side: 'client' | 'creator', action: string): Act =>
  (scene, id) =>
    scene.answer(side, id, { action });
const proposeToRedo: Act = ({ answer }, id) =>
  answer('creator', id, { action: 'counter', outcome: 'redo' });
const wait: Act = ({ followDeadline }) => followDeadline(7);

type Story = [name: string, acts: Act[], status: string, cents: number[]];
const stories: Story[] = [
  ['agree', [counter, answer('client', 'accept')], 'agreed', [-100]],
  ['withdraw', [answer('client', 'withdraw')], 'withdrawn', []],
  ['let a counter lapse', [counter, wait], 'withdrawn', []],
  [
    'dispute, decide, appeal and decide again',
    [
      counter,
      answer('client', 'dispute'),
      decide('first'),
      answer('creator', 'appeal'),
      decide('second'),
    ],
    'closed',
    [-300],
  ],
  ['let time escalate, decide and let time close', [wait, decide('first'), wait], 'closed', [-300]],
];
const redo: Story = [
  'do the work again',
  [
    proposeToRedo,
    answer('client', 'accept'),
    answer('creator', 'redo'),
    answer('client', 'accept'),
  ],
  'agreed',
  [],
];

describe.each([
  ['delivered', stories],
  ['approved', [...stories, redo]],
] as const)('in a case about what is %s', (state, ofState) => {
  const inCase = shareWorld(async (world) => {
    const others = await addOthers(world);
    const scene = await addScene(world, state);
    return { others, scene, id: await scene.open({ wants: 'part', cents: 2000 }) };
  });

  it.each(ofState)('those who %s touch no other case', (_name, acts, status, cents) =>
    inCase(async (_world, { others, scene, id }) => {
      expect(await others.read()).toEqual(others.before);
      for (const [index, perform] of acts.entries()) {
        await perform(scene, id);
        expect([index, await others.read()]).toEqual([index, others.before]);
      }
      expect(await scene.get(id)).toMatchObject({ status });
      expect((await scene.listRefunds()).map((row) => row.cents)).toEqual(cents);
    }),
  );
});
