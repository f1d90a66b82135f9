import { setTimeout as sleep } from 'node:timers/promises';
import type { ISql } from 'postgres';
import { sql } from '../support/world.ts';

export const getPid = async (tx: ISql) => {
  const [row] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`;
  return row?.pid ?? 0;
};

/** How many sessions wait for a lock of this one. */
export const countWaitingFor = async (pid: number) => {
  const rows = await sql`
    select from pg_stat_activity a where ${pid} = any (pg_blocking_pids(a.pid))`;
  return rows.length;
};

export const isWaitingFor = async (pid: number) => (await countWaitingFor(pid)) > 0;

export async function until(condition: () => boolean | Promise<boolean>) {
  while (!(await condition())) await sleep(10);
}
