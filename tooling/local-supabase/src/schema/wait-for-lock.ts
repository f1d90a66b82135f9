import { setTimeout as wait } from 'node:timers/promises';
import type { Sql } from '../postgres/connect.ts';

/**
 * Locks a name for the session of a connection, so that processes do something one at a time. It tries in intervals, because a session that
 * waited inside of the database would stop an index from being created concurrently.
 */
export async function waitForLock(connection: Sql, name: string): Promise<void> {
  for (;;) {
    const [row] = await connection<{ locked: boolean }[]>`
      select pg_try_advisory_lock(hashtext(${name})) as locked`;
    if (row?.locked) return;
    await wait(100);
  }
}
