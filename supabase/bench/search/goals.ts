import { quantile } from '../measure.ts';

/** The times of a query on one side: 0 is the other commit, 1 is this checkout. */
export type Compared = { name: string; size: number; side: number; times: number[] };

const isSeveralWords = (name: string) =>
  !name.startsWith('counts') && /all words|by rating, words/.test(name);
const isCount = (name: string) => name.startsWith('counts');
const isPartlyFound = (name: string) => name.startsWith('most words');

/**
 * Prints whether this checkout meets the goals of searches beside the other commit, at one size. Of each kind of search, p95 is that of
 * the calls of all its queries.
 */
export function printSearchGoals(compared: Compared[], size: number): void {
  const p95 = (side: number, isKind: (name: string) => boolean) =>
    quantile(
      compared
        .filter((one) => one.size === size && one.side === side && isKind(one.name))
        .flatMap(({ times }) => times),
      0.95,
    );
  const [before, now] = [p95(0, isSeveralWords), p95(1, isSeveralWords)];
  const goals = [
    ['searches with all words, beside the other commit', now, before, 0.7],
    ['counts, beside the other commit', p95(1, isCount), p95(0, isCount), 0.5],
    ['searches with most words, beside all words', p95(1, isPartlyFound), now, 1.5],
  ] as const;
  for (const [name, value, base, goal] of goals)
    if (value > 0 && base > 0) console.log(formatGoal(name, value, base, goal));
}

function formatGoal(name: string, value: number, base: number, goal: number): string {
  const ratio = value / base;
  const result = ratio <= goal ? 'met' : 'missed';
  return `${name}: p95 ${value.toFixed(1)} ms, ${ratio.toFixed(2)} times ${base.toFixed(1)} ms, at most ${goal}: ${result}`;
}
