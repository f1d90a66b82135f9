import { setTimeout as wait } from 'node:timers/promises';
import type { Sql } from '../postgres/connect.ts';

export type LockRetries = {
  attempts: number;
  /** The pause after the first attempt in milliseconds; each one is twice the one before, up to five seconds. */
  pause: number;
};

/** About half a minute. */
const usual: LockRetries = { attempts: 12, pause: 100 };

/** Did not get a lock in time, and a deadlock. */
const codes = ['55P03', '40P01'];

/**
 * Repeats what did not get a lock. `run` uses `connection` and leaves nothing behind if it fails; `sql` finds out what held the lock, for the
 * last error.
 */
export async function withLockRetries(
  { sql, connection }: { sql: Sql; connection: Sql },
  run: () => Promise<void>,
  { attempts, pause }: LockRetries = usual,
): Promise<void> {
  let watch: Watch | undefined;
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await run();
      } catch (error) {
        if (!isLockError(error)) throw error;
        watch ??= await watchBlockers(sql, connection);
        if (attempt >= attempts) {
          throw new LockError(
            `did not get its lock in ${attempts} attempts, because ${watch.found()} holds it. Nothing of it was applied. Wait until that has ended, or end it, and start again.`,
            { cause: error },
          );
        }
      }
      await wait(Math.min(pause * 2 ** (attempt - 1), 5000) * (0.5 + Math.random() / 2));
    }
  } finally {
    watch?.stop();
  }
}

/** Its message continues a sentence that names what needed the lock. */
export class LockError extends Error {}

function isLockError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

type Watch = { found: () => string; stop: () => void };
type Blocker = { pid: number; name: string; state: string; seconds: number; query: string };

/** Which sessions a connection waits for. It cannot be read afterwards. */
async function watchBlockers(sql: Sql, connection: Sql): Promise<Watch> {
  const [own] = await connection<{ pid: number }[]>`select pg_backend_pid() as pid`;
  const stopping = new AbortController();
  const { signal } = stopping;
  let found = 'another session';
  const look = async () => {
    while (!signal.aborted) {
      const rows = await sql<Blocker[]>`
        select pid, concat_ws(', ', nullif(application_name, ''), usename) as name, coalesce(state, backend_type) as state,
          extract(epoch from clock_timestamp() - coalesce(xact_start, backend_start))::int as seconds,
          left(regexp_replace(coalesce(query, ''), '\\s+', ' ', 'g'), 80) as query
        from pg_stat_activity where pid = any(pg_blocking_pids(${own?.pid ?? 0}))`;
      if (rows.length > 0) found = rows.map(describe).join(' and ');
      await wait(50, undefined, { signal });
    }
  };
  // Not awaited: without a free connection, it only begins when the migration has ended.
  look().catch(() => undefined);
  return { found: () => found, stop: () => stopping.abort() };
}

function describe({ pid, name, state, seconds, query }: Blocker): string {
  return `process ${pid} (${name}, ${state}, for ${seconds} s, “${query}”)`;
}
