import type { Sql } from '@showcase/local-supabase';
import type { Query } from './queries.ts';

export type Figures = {
  p50: number;
  p95: number;
  times: number[];
  rounds: number;
  rowsPerSecond: number;
};
export type Caller = { role: 'anon' | 'authenticated' | 'service_role'; id: string };

/** A query that takes longer counts as endless. */
export const TOO_LONG_MS = 10_000;
const indexed = { warmUps: 3, minRounds: 20, maxRounds: 200, budget: 4_000 };
const unindexed = { warmUps: 0, minRounds: 1, maxRounds: 30, budget: 1_000 };

class Rollback extends Error {}

/** Times one query for one caller, with all indexes or with the given ones temporarily dropped. */
export async function measure(
  sql: Sql,
  { text, values }: Query,
  { role, id }: Caller,
  dropped: string[] = [],
): Promise<Figures> {
  const times: number[] = [];
  let rows = 0;
  await sql
    .begin(async (transaction) => {
      if (dropped.length > 0) await transaction.unsafe(`drop index ${dropped.join(', ')}`);
      const claims = JSON.stringify({ role, sub: role === 'authenticated' ? id : undefined });
      await transaction`select set_config('request.jwt.claims', ${claims}, true), set_config('role', ${role}, true)`;
      const { warmUps, minRounds, maxRounds, budget } = dropped.length > 0 ? unindexed : indexed;
      await transaction.unsafe(`set local statement_timeout = ${TOO_LONG_MS}`);
      for (let done = 0; done < warmUps; done += 1) await transaction.unsafe(text, values[0] ?? []);
      const before = await rowsRead(transaction);
      const started = performance.now();
      while (
        times.length < maxRounds &&
        (times.length < minRounds || performance.now() - started < budget)
      ) {
        const from = performance.now();
        await transaction.unsafe(text, values[times.length % values.length] ?? []);
        times.push(performance.now() - from);
      }
      rows = (await rowsRead(transaction)) - before;
      throw new Rollback();
    })
    .catch((error: unknown) => {
      if (error instanceof Error && error.message.includes('statement timeout'))
        times.push(Infinity);
      else if (!(error instanceof Rollback)) throw error;
    });
  const total = times.reduce((sum, time) => sum + time, 0);
  return {
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    times,
    rounds: times.length,
    rowsPerSecond: Math.round((rows / total) * 1000),
  };
}

/** The time that this share of the calls does not exceed. */
export function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
}

/** Rows that this transaction has read from tables, by scan or through an index. */
async function rowsRead(transaction: Pick<Sql, 'unsafe'>): Promise<number> {
  const [row] = await transaction.unsafe(
    'select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::float8 as rows from pg_stat_xact_all_tables',
  );
  return Number(row?.rows);
}
