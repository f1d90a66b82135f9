import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isFullRun } from './rounds.ts';

/** A connection of `connect`. */
type Connection = { unsafe: (sql: string) => PromiseLike<unknown>; end: () => Promise<void> };

/** Planning costs more than a few rows. A full run plans as production does. Closes the connection. */
export async function planOnce(sql: Connection): Promise<void> {
  if (!isFullRun) {
    await sql.unsafe('alter system set plan_cache_mode = force_generic_plan');
    await sql.unsafe('select pg_reload_conf()');
    await sql.unsafe(await readPlanOnce());
  }
  await sql.end();
}

/** SQL that makes PL/pgSQL of functions in SQL. */
export const readPlanOnce = () => readFile(join(import.meta.dirname, 'plan-once.sql'), 'utf8');
