import { setTimeout as sleep } from 'node:timers/promises';
import type { ISql, TransactionSql } from 'postgres';
import { become, sql } from '../support/world.ts';

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

/** More than anything here takes, and less than the limit of a test, which would not say what it waited for. */
const LIMIT_MS = 20_000;

export async function until(condition: () => boolean | Promise<boolean>) {
  const end = performance.now() + LIMIT_MS;
  while (!(await condition())) {
    if (performance.now() > end)
      throw new Error(`This did not become true in ${LIMIT_MS} ms: ${String(condition)}`);
    await sleep(10);
  }
}

/** A statement of someone, as the beginning of a transaction. */
export const as =
  (person: { id: string }, statement: string, ...values: (string | null)[]) =>
  async (tx: TransactionSql) => {
    await become(tx, person);
    await tx.unsafe(statement, values);
  };

/**
 * Begins a transaction, starts the other one, goes on as soon as that one waits for the first or is done, and commits.
 * Returns the outcome of the other one.
 */
export async function overlap<T>(
  begin: (tx: TransactionSql) => Promise<unknown>,
  startOther: () => Promise<T>,
  goOn: (tx: TransactionSql) => Promise<unknown> = async () => {},
): Promise<T> {
  let other: Promise<T> | undefined;
  await sql.begin(async (tx) => {
    await begin(tx);
    await tx`select set_config('request.jwt.claims', '', true), set_config('role', 'none', true)`;
    const pid = await getPid(tx);
    let isDone = false;
    other = startOther();
    const setDone = () => {
      isDone = true;
    };
    other.then(setDone, setDone);
    await until(async () => isDone || (await isWaitingFor(pid)));
    await goOn(tx);
  });
  if (!other) throw new Error('The other one did not start.');
  return other;
}

/** Whether the other one waits for what the transaction at the beginning holds. */
export async function waits(
  begin: (tx: TransactionSql) => Promise<unknown>,
  startOther: () => Promise<unknown>,
): Promise<boolean> {
  let isHeld = true;
  const wasDoneMeanwhile = await overlap(
    begin,
    () => startOther().then(() => isHeld),
    async () => {
      isHeld = false;
    },
  );
  return !wasDoneMeanwhile;
}
