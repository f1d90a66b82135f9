import { expect, it } from 'vitest';
import { isFullRun, rounds } from '../../../tooling/testing/rounds.ts';
import { explore } from './walk/explore.ts';
import { known } from './known.ts';
import { findBroken } from './laws/laws.ts';
import { describeBroken, describeWalk } from './walk/report.ts';
import { starts } from './starts/starts.ts';

const seed = Number(process.env.EXPLORER_SEED ?? 1);

/** Walks these kinds of hire; the laws hold in every state, but for what is known. */
export const walkStarts = (kinds: readonly string[]) => {
  it.each(starts.filter(({ kind }) => kinds.includes(kind)))(
    'hold in every state of $kind',
    async (start) => {
      const from = performance.now();
      const listed = known.filter(({ kind }) => kind === start.kind);
      const paths = [...listed.map(({ acts }) => acts), ...start.paths];
      const walk = await explore({ ...start, paths }, { states: rounds(...start.states), seed });
      console.log(describeWalk(start.kind, walk, (performance.now() - from) / 1000));
      const broken = findBroken(walk.visited);
      const sentences = new Set(broken.map(({ sentence }) => sentence));
      const isKnown = (sentence: string) => known.some((one) => one.sentence === sentence);
      expect(broken.filter(({ sentence }) => !isKnown(sentence)).map(describeBroken)).toEqual([]);
      // Whoever mends it removes it from the list, or the night says so.
      if (isFullRun) expect(listed.filter(({ sentence }) => !sentences.has(sentence))).toEqual([]);
    },
    900_000,
  );
};
