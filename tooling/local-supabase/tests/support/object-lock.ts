import { onTestFinished } from 'vitest';
import type { Sql } from '../../src/index.ts';

/** Holds back what is about to store an object. */
export function createObjectLock(sql: Sql) {
  return {
    /** Resolves with what lets everything that waits go on. */
    lockObject: async (path: string): Promise<() => Promise<void>> => {
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      const { promise: locked, resolve: lock } = Promise.withResolvers<void>();
      const transaction = sql.begin(async (own) => {
        // Of uploads in parts, and of the others.
        await own`
          select pg_advisory_xact_lock(hashtextextended(${path}, seed)) from generate_series(0, 1) as s (seed)`;
        lock();
        await released;
      });
      await locked;
      onTestFinished(() => release());
      return async () => {
        release();
        await transaction;
      };
    },
    countWaiting: async () =>
      (await sql`select from pg_locks where locktype = 'advisory' and not granted`).length,
  };
}
