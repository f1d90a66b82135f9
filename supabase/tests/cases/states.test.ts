import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rounds } from '../../../tooling/testing/rounds.ts';
import { shareWorldWithoutRequests } from '../support/shared-world.ts';
import { captureError } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { addScene } from './cases.ts';
import type { CaseScene } from './cases.ts';

const inWorld = shareWorldWithoutRequests();

const sequences = rounds(4, 60);

const actors = ['client', 'creator', 'first admin', 'second admin', 'time'] as const;
const actions = ['accept', 'counter', 'dispute', 'withdraw', 'appeal', 'decide', 'pass'] as const;
type Actor = (typeof actors)[number];
type Act = { by: Actor; does: (typeof actions)[number] };

/** Who may do what in which state, and what it leads to; everything else is refused. */
const table: Record<string, Partial<Record<`${Actor} ${Act['does']}`, string>>> = {
  open: {
    'creator accept': 'agreed',
    'creator counter': 'countered',
    'creator dispute': 'waiting',
    'client withdraw': 'withdrawn',
    'time pass': 'waiting',
  },
  countered: {
    'client accept': 'agreed',
    'client dispute': 'waiting and countered',
    'client withdraw': 'withdrawn',
    'time pass': 'withdrawn',
  },
  waiting: {
    'creator accept': 'agreed',
    'creator counter': 'waiting and countered',
    'client withdraw': 'withdrawn',
    'first admin decide': 'decided',
    'second admin decide': 'decided',
  },
  'waiting and countered': {
    'creator accept': 'agreed',
    'client accept': 'agreed',
    'client withdraw': 'withdrawn',
    'first admin decide': 'decided',
    'second admin decide': 'decided',
  },
  decided: { 'client appeal': 'appealed', 'creator appeal': 'appealed', 'time pass': 'closed' },
  appealed: { 'first admin decide': 'closed', 'second admin decide': 'closed' },
  agreed: {},
  closed: {},
  withdrawn: {},
};

const acts: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      by: fc.constantFrom<Actor>('client', 'creator'),
      does: fc.constantFrom('accept', 'counter', 'dispute', 'withdraw', 'appeal', 'appeal'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      by: fc.constantFrom<Actor>('first admin', 'second admin'),
      does: fc.constant('decide' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ by: fc.constant<Actor>('time'), does: fc.constant('pass' as const) }),
  },
);

function perform(scene: CaseScene, id: string, { by, does }: Act): Promise<unknown> {
  if (by === 'time') return scene.passDays(7);
  if (by === 'client' || by === 'creator') {
    const offer = does === 'counter' ? { outcome: 'part', cents: 2500 } : {};
    return scene.answer(by, id, { action: does, ...offer });
  }
  const admin = by === 'first admin' ? scene.first : scene.second;
  return scene.decide(admin, id, { outcome: 'part', cents: 4000 });
}

const lastSide = (world: World, id: string) => world.sql<{ side: string; action: string }[]>`
  select side, action from public.case_steps where case_id = ${id} order by number desc limit 1`;

it.each(['delivered', 'approved'] as const)(
  'a case about work that is %s follows the table, whatever everybody does',
  async (state) => {
    const reached = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(acts, { minLength: 12, maxLength: 12 }), (sequence) =>
        inWorld(async (world) => {
          const scene = await addScene(world, state);
          const id = await scene.open();
          let decidedBy: Actor | null = null;
          let { status } = await scene.get(id);
          for (const one of sequence) {
            const isFirstDecider = status === 'appealed' && one.by === decidedBy;
            const next = isFirstDecider ? undefined : table[status]?.[`${one.by} ${one.does}`];
            const [last] = await lastSide(world, id);
            const isRepeat = last?.side === one.by && last.action === one.does;
            if (next === undefined && !isRepeat && one.by !== 'time') {
              const { code } = await captureError(perform(scene, id, one));
              expect([status, one, code]).toEqual([
                status,
                one,
                expect.stringMatching(/^PT4(03|09)$/),
              ]);
            } else {
              await perform(scene, id, one);
            }
            if (next === 'decided') decidedBy = one.by;
            status = next ?? status;
            reached.add(status);
            expect([one, (await scene.get(id)).status]).toEqual([one, status.split(' ')[0]]);
          }
        }),
      ),
      { numRuns: sequences, seed: 10_076, endOnFailure: false },
    );
    for (const one of Object.keys(table)) {
      if (one !== 'open') expect([one, reached.has(one)]).toEqual([one, true]);
    }
  },
  sequences * 8000,
);
