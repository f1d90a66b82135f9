import { expect, it } from 'vitest';
import { rounds } from '../../../tooling/testing/rounds.ts';
import { explore } from './walk/explore.ts';
import { findBroken } from './laws/laws.ts';
import { describeBroken, describeWalk, measure } from './walk/report.ts';
import { perState, starts } from './starts/starts.ts';

const seed = Number(process.env.EXPLORER_SEED ?? 1);

/** Walks these kinds of hire as far as this run goes; the laws hold in every state. */
export const walkStarts = (kinds: readonly string[]) => {
  it.for(starts.filter(({ kind }) => kinds.includes(kind)))(
    'hold in every state of $kind',
    { timeout: 3_600_000 },
    async (start, { task }) => {
      const from = performance.now();
      const states = rounds(...start.states);
      const walk = await explore(start, { states, seed });
      console.log(describeWalk(start.kind, walk, (performance.now() - from) / 1000));
      expect(findBroken(walk.visited).map(describeBroken)).toEqual([]);
      const size = measure(walk);
      task.meta.walk = size;
      expect(size.walked).toBeGreaterThanOrEqual(states);
      expect(size.reached).toBeGreaterThanOrEqual(perState.reached * states);
      expect(size.acts).toBeGreaterThanOrEqual(perState.acts * states);
    },
  );
};
