import { TOO_LONG_MS } from './measure.ts';
import type { Figures } from './measure.ts';
import type { Query } from './queries.ts';

export type Line = {
  size: number;
  name: string;
  caller: string;
  growth: Query['growth'];
  listsCreators: Query['listsCreators'];
  indexed: Figures;
  unindexed: Figures | undefined;
};

const BOUND_MS = 300;
const MAX_GROWTH = 3;
/** So many projects have a thousand creators. */
const SMALL_FOR_CREATORS = 10_000;

const ms = (value: number) =>
  (Number.isFinite(value) ? value.toFixed(value < 10 ? 2 : 0) : `>${TOO_LONG_MS}`).padStart(7);

export function formatLine({ name, caller, indexed, unindexed }: Line): string {
  const without = unindexed ? `  without ${ms(unindexed.p50)} ${ms(unindexed.p95)}` : '';
  return `${name.padEnd(28)} ${caller.padEnd(6)} p50 ${ms(indexed.p50)}  p95 ${ms(indexed.p95)} ms${without}  ${String(indexed.rowsPerSecond).padStart(9)} rows/s  (${indexed.rounds})`;
}

/** Compares the largest size with the small one of each query; true if every goal is met. */
export function printGoals(lines: Line[], sizes: number[]): boolean {
  const [small, large] = [Math.min(...sizes), Math.max(...sizes)];
  const smallFor = ({ listsCreators }: Line) =>
    listsCreators && sizes.includes(SMALL_FOR_CREATORS) ? SMALL_FOR_CREATORS : small;
  const missed = lines
    .filter(({ size }) => size === large)
    .flatMap((one) => {
      const base = lines.find(
        ({ size, name, caller }) =>
          size === smallFor(one) && name === one.name && caller === one.caller,
      );
      const allowed = MAX_GROWTH * (base?.indexed.p95 ?? 0);
      const limits = { constant: allowed, bounded: BOUND_MS, linear: (allowed * large) / small };
      const limit = limits[one.growth];
      return one.indexed.p95 > limit
        ? [
            `${one.name}, ${one.caller}: p95 ${one.indexed.p95.toFixed(1)} ms, goal ${limit.toFixed(1)} ms`,
          ]
        : [];
    });
  console.log(missed.length === 0 ? '\nEvery goal is met.' : `\nMissed:\n${missed.join('\n')}`);
  return missed.length === 0;
}
