import type { Sql } from '@showcase/local-supabase';

/** Looks at `pg_locks` every 20 ms, and keeps the longest wait of these sessions, and of the one that upgrades, in milliseconds. */
export function watchLockWaits(sql: Sql, peoplesPids: ReadonlySet<number>) {
  const max = { upgrade: 0, others: 0 };
  const isStopped = { value: false };
  const watch = async () => {
    while (!isStopped.value) {
      const rows = await sql<{ pid: number; waited: number }[]>`
        select pid, extract(epoch from clock_timestamp() - waitstart)::float8 * 1000 as waited
        from pg_locks where not granted and waitstart is not null`;
      for (const { pid, waited } of rows) {
        const whose = peoplesPids.has(pid) ? 'others' : 'upgrade';
        max[whose] = Math.max(max[whose], waited);
      }
      await sql`select pg_sleep(0.02)`;
    }
  };
  const watching = watch();
  return {
    max,
    async stop() {
      isStopped.value = true;
      await watching;
    },
  };
}
