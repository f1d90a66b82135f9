import type { TransactionSql } from 'postgres';
import { describe, expect, it } from 'vitest';
import { addCast, persons } from './world/cast.ts';
import { rules } from './world/matrix.ts';
import type { Answer, Ids, Rules } from './world/matrix.ts';
import { inWorld, refusal, sql } from './world/world.ts';
import type { Caller, World } from './world/world.ts';

describe('the matrix', () => {
  it('names every table of the exposed schema', async () => {
    const tables =
      await sql`select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')`;
    expect(Object.keys(rules).sort()).toEqual(tables.map(({ relname }) => String(relname)).sort());
  });

  describe.each(Object.entries(rules))('%s', (table, rule) => {
    it.each(persons)('answers the %s as written', (person) =>
      inWorld(async (world) => {
        const { callers, ids } = await addCast(world);
        const attempt = (act: (sql: TransactionSql) => Promise<number>) =>
          answer(world.as(callers[person], act));
        const [column, id] = rule.where(ids);
        const answers = {
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
          insert: await attemptInsert(world, { caller: callers[person], table, rule, ids }),
          delete: await attempt(
            async (sql) =>
              (await sql`delete from public.${sql(table)} where ${sql(column)} = ${id}`).count,
          ),
        };
        const place = persons.indexOf(person);
        expect(answers).toEqual({
          select: rule.select[place],
          update: rule.update[place],
          insert: rule.insert[place],
          delete: rule.delete[place],
        });
      }),
    );
  });
});

/** A contact is one row per person, so the one that the developer got at once makes room first. */
async function attemptInsert(
  world: World,
  { caller, table, rule, ids }: { caller: Caller; table: string; rule: Rules; ids: Ids },
) {
  if (table === 'creator_contacts')
    await world.sql`delete from public.creator_contacts where user_id = ${ids.owner}`;
  const row = rule.row(ids);
  return answer(
    world.as(
      caller,
      async (sql) => (await sql`insert into public.${sql(table)} ${sql(row)}`).count,
    ),
  );
}

async function answer(attempt: Promise<number>): Promise<Answer> {
  const outcome = await attempt.catch(async () => (await refusal(attempt)).code);
  if (typeof outcome === 'number') return outcome > 0 ? 'yes' : 'nothing';
  expect(outcome).toBe('42501');
  return 'refused';
}
