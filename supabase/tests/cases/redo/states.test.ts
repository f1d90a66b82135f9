import { expect, it } from 'vitest';
import { shareWorldWithoutRequests } from '../../support/shared-world.ts';
import { addScene } from '../cases.ts';
import type { CaseScene } from '../cases.ts';

const inWorld = shareWorldWithoutRequests();

const sides = ['client', 'creator'] as const;
const actions = ['accept', 'counter', 'redo', 'dispute', 'withdraw', 'appeal'] as const;
type Act =
  | `${(typeof sides)[number]} ${(typeof actions)[number]}`
  | 'time passes'
  | 'admin decides';
const acts: Act[] = [
  ...sides.flatMap((side) => actions.map((action) => `${side} ${action}` as const)),
  ...(['time passes', 'admin decides'] as const),
];

const missed = { 'client withdraw': 'withdrawn', 'admin decides': 'decided' };
const settled = { 'client accept': 'agreed: part' };
const accepted = { 'client accept': 'agreed: redo', 'time passes': 'agreed: redo' };

/** What leads from an agreement to each state, and what each act leads to there; everything else is refused. */
const table: [path: Act[], leadsTo: Partial<Record<Act, string>>][] = [
  [
    [],
    {
      ...{ 'creator redo': 'redone', 'creator counter': 'redoing' },
      ...{ 'client withdraw': 'withdrawn', 'time passes': 'waiting' },
    },
  ],
  [
    ['creator counter'],
    {
      ...{ 'creator redo': 'redone', ...settled },
      ...{ 'client withdraw': 'withdrawn', 'time passes': 'waiting' },
    },
  ],
  [['creator redo'], { ...accepted, 'client dispute': 'waiting' }],
  [['creator counter', 'creator redo'], { ...accepted, 'client dispute': 'waiting' }],
  [['creator redo', 'client dispute'], { ...missed, 'creator counter': 'waiting' }],
  [['time passes'], { ...missed, 'creator counter': 'waiting' }],
  [['creator counter', 'time passes'], { ...missed, ...settled }],
];

class Undo extends Error {}

async function perform(scene: CaseScene, id: string, act: Act) {
  if (act === 'time passes') return scene.passDays(14);
  if (act === 'admin decides') return scene.decide(scene.first, id);
  const [side, action] = act.split(' ') as ['client' | 'creator', string];
  const offer = action === 'counter' ? { outcome: 'part', cents: 2500 } : {};
  return scene.answer(side, id, { action, ...offer });
}

it.each(table)('after %j, what each can do is what the table says', (path, leadsTo) =>
  inWorld(async (world) => {
    const scene = await addScene(world, 'approved');
    const id = await scene.open({ wants: 'redo' });
    await scene.answer('creator', id, { action: 'accept' });
    for (const act of path) await perform(scene, id, act);
    const before = await scene.get(id);
    const found: Partial<Record<Act, string>> = {};
    for (const act of acts) {
      await world.sql
        .savepoint(async () => {
          const steps = await countSteps();
          await perform(scene, id, act);
          const { status, outcome } = await scene.get(id);
          // A deadline that is not there, and the same answer twice, change nothing.
          if ((await countSteps()) > steps)
            found[act] = status === 'agreed' ? `${status}: ${outcome}` : status;
          throw new Undo();
        })
        .catch((error: unknown) => {
          if (error instanceof Undo) return;
          expect(error instanceof Error && 'code' in error ? error.code : error).toMatch(
            /^PT4(03|09)$/,
          );
        });
    }
    expect(await scene.get(id)).toEqual(before);
    expect(found).toEqual(leadsTo);

    async function countSteps() {
      const rows = await world.sql`select from public.case_steps where case_id = ${id}`;
      return rows.length;
    }
  }),
);
