import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { JSONValue, TransactionSql } from 'postgres';
import { readPlanOnce } from '../../../../tooling/testing/plan-once.ts';
import { claimsOf } from '../../support/world.ts';
import { isAnswer } from '../state.ts';
import type { Answer, Details, Rows, Side } from '../state.ts';
import type { Act } from '../acts/act.ts';
import type { Scene } from '../starts/scene.ts';

/** What the database holds after an act; null once both are gone, and the hire with them. */
export type Held = { rows: Rows; details: Details } | null;
export type Call = { by: Act['by']; statement: string };
export type Panel = { actions: string[]; case_actions: string[]; case_subjects: object[] };
export const readers = ['client', 'creator', 'first', 'bystander', 'visitor'] as const;
/** What the two are offered, and of what each reader can read something. */
export type View = { panels: Record<Side, Panel>; readable: Record<Reader, string[]> };
export type Reader = (typeof readers)[number];

/** Before anything that the explorer looks at: plans that were made earlier know another clock. */
export async function prepare(sql: TransactionSql) {
  await sql`set local explorer.days = 0`;
  // Compiling a plan costs more than the few rows that it reads.
  await sql`set local jit = off`;
  await sql`set local plan_cache_mode = force_generic_plan`;
  for (const file of ['clock.sql', 'read.sql', 'view.sql', 'act.sql'])
    await sql.unsafe(await readFile(join(import.meta.dirname, file), 'utf8'));
  await sql.unsafe(await readPlanOnce());
  await sql`discard plans`;
}

/** One start, on which acts are tried: each in a savepoint of its own, or kept. */
export async function openSession(sql: TransactionSql, scene: Scene) {
  await sql`
    select set_config('explorer.request', ${scene.request}, true),
      set_config('explorer.client', ${scene.client.id}, true), set_config('explorer.creator', ${scene.creator.id}, true)`;
  const claims = (who: Act['by'] | Reader) =>
    who === 'time' ? null : claimsOf(who === 'visitor' ? 'visitor' : scene[who]);
  const withClaims = ({ by, statement }: Call) => ({ statement, claims: claims(by) });
  const of = (...names: (Reader | Side)[]) =>
    Object.fromEntries(names.map((name) => [name, claims(name)]));
  const toJson = (value: unknown) => sql.json(value as JSONValue);
  const first = <T>([row]: readonly T[]): T => {
    if (!row) throw new Error('The query returned no row.');
    return row;
  };
  return {
    async read(): Promise<Held> {
      return first(await sql<{ held: Held }[]>`select pg_temp.read_state() as held`).held;
    },
    /** The state after each call, or what it was answered; nothing remains. */
    async tryAll(calls: readonly Call[]) {
      return first(
        await sql<{ results: (Held | Answer)[] }[]>`
          select pg_temp.attempt(${toJson(calls.map(withClaims))}, false) as results`,
      ).results;
    },
    async look() {
      return first(
        await sql<{ view: View }[]>`
          select pg_temp.look(${toJson(of('client', 'creator'))}, ${toJson(of(...readers))}) as view`,
      ).view;
    },
    async keep(call: Call): Promise<Held> {
      const [held] = first(
        await sql<{ results: (Held | Answer)[] }[]>`
          select pg_temp.attempt(${toJson([withClaims(call)])}, true) as results`,
      ).results;
      if (held === undefined || isAnswer(held))
        throw new Error(`${call.statement}: ${held?.message ?? 'nothing'}`);
      return held;
    },
    save: (depth: number) => sql.unsafe(`savepoint step_${depth}`),
    goBack: (depth: number) => sql.unsafe(`rollback to savepoint step_${depth}`),
  };
}
export type Session = Awaited<ReturnType<typeof openSession>>;
