import type { TransactionSql } from 'postgres';
import { describe, expect, it } from 'vitest';
import { addMatrixRows, roles } from './matrix-rows.ts';
import { rules } from './matrix.ts';
import type { Access, Ids, Rules } from './matrix.ts';
import { inWorld, captureError, sql } from '../support/world.ts';
import type { Caller, World } from '../support/world.ts';

describe('the matrix', () => {
  it('names every table of the exposed schema', async () => {
    const tables =
      await sql`select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`;
    expect(Object.keys(rules).sort()).toEqual(tables.map(({ relname }) => String(relname)).sort());
  });

  describe.each(Object.entries(rules))('%s', (table, rule) => {
    it.each(roles)('gives the %s the listed access', (role) =>
      inWorld(async (world) => {
        const { callers, ids } = await addMatrixRows(world);
        const attempt = (act: (sql: TransactionSql) => Promise<number>) =>
          toAccess(world.as(callers[role], act));
        const [column, id] = rule.where(ids);
        const access = {
          select: await attempt(
            async (sql) =>
              (
                await sql`select ${sql(column)} from public.${sql(table)} where ${sql(column)} = ${id}`
              ).count,
          ),
          update: await attempt(
            async (sql) =>
              (
                await sql`update public.${sql(table)} set ${sql(rule.change)} = ${sql(rule.change)} where ${sql(column)} = ${id}`
              ).count,
          ),
          insert: await attemptInsert(world, { caller: callers[role], table, rule, ids }),
          delete: await attempt(
            async (sql) =>
              (await sql`delete from public.${sql(table)} where ${sql(column)} = ${id}`).count,
          ),
        };
        const roleIndex = roles.indexOf(role);
        expect(access).toEqual({
          select: rule.select[roleIndex],
          update: rule.update[roleIndex],
          insert: rule.insert[roleIndex],
          delete: rule.delete[roleIndex],
        });
      }),
    );
  });
});

/** Of these tables a user has one row, so the row that the owner has already is removed first. */
async function attemptInsert(
  world: World,
  { caller, table, rule, ids }: { caller: Caller; table: string; rule: Rules; ids: Ids },
) {
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
