import type { TransactionSql } from 'postgres';
import { describe, expect, it } from 'vitest';
import { addMatrixRows, roles } from './matrix-rows.ts';
import { rules } from './matrix.ts';
import type { Access, Ids, Rules } from './rules.ts';
import { shareWorld } from '../support/shared-world.ts';
import { captureError, sql } from '../support/world.ts';
import type { Caller, World } from '../support/world.ts';

const inMatrix = shareWorld(addMatrixRows);

describe('the matrix', () => {
  it('names every table of the exposed schema', async () => {
    const tables =
      await sql`select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`;
    expect(Object.keys(rules).sort()).toEqual(tables.map(({ relname }) => String(relname)).sort());
  });

  it.each(Object.entries(rules))('gives everyone the listed access to %s', (table, rule) =>
    inMatrix(async (world, { callers, ids }) => {
      for (const [index, role] of roles.entries()) {
        const access = await world.dryRun(() =>
          tryAccess(world, { caller: callers[role], table, rule, ids }),
        );
        expect({ role, ...access }).toEqual({
          role,
          select: rule.select[index],
          update: rule.update[index],
          insert: rule.insert[index],
          delete: rule.delete[index],
        });
      }
    }),
  );
});

type Attempt = { caller: Caller; table: string; rule: Rules; ids: Ids };

async function tryAccess(world: World, attempt: Attempt) {
  const { caller, table, rule, ids } = attempt;
  const [column, id] = rule.where(ids);
  const run = (act: (sql: TransactionSql) => Promise<{ count: number }>) =>
    toAccess(world.as(caller, async (sql) => (await act(sql)).count));
  return {
    select: await run(
      async (sql) =>
        sql`select ${sql(column)} from public.${sql(table)} where ${sql(column)} = ${id}`,
    ),
    update: await run(
      async (sql) =>
        sql`update public.${sql(table)} set ${sql(rule.change)} = ${sql(rule.change)} where ${sql(column)} = ${id}`,
    ),
    insert: await tryInsert(world, attempt),
    delete: await run(
      async (sql) => sql`delete from public.${sql(table)} where ${sql(column)} = ${id}`,
    ),
  };
}

/** Of these tables a user has one row, so the row that the owner has already is removed first. */
async function tryInsert(world: World, { caller, table, rule, ids }: Attempt) {
  if (table === 'creator_contacts' || table === 'billing_details')
    await world.sql`delete from public.${world.sql(table)} where user_id = ${ids.owner}`;
  const row = rule.row(ids);
  return toAccess(
    world.as(
      caller,
      async (sql) => (await sql`insert into public.${sql(table)} ${sql(row)}`).count,
    ),
  );
}

async function toAccess(attempt: Promise<number>): Promise<Access> {
  const outcome = await attempt.catch(async () => (await captureError(attempt)).code);
  if (typeof outcome === 'number') return outcome > 0 ? 'yes' : 'nothing';
  expect(outcome).toBe('42501');
  return 'denied';
}
