import { expect, it } from 'vitest';
import { captureError, inWorld, sql } from '../support/world.ts';
import { rates } from './rates.ts';

it('covers everything that is limited', async () => {
  const found = await sql<{ action: string }[]>`
    select m[1] as action from pg_proc p,
      regexp_matches(pg_get_functiondef(p.oid), 'limit_(?:rate|visitor)[(]''([^'']+)''', 'g') as m
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and p.prokind = 'f'
    union all
    select c.relname from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where t.tgfoid = 'private.limit_rows()'::regprocedure`;
  expect(found.map(({ action }) => action).toSorted()).toEqual(
    rates.map(([action]) => action).toSorted(),
  );
});

it.each(rates)('%s: %d times in %s', (name, max, per, prepare) =>
  inWorld(async (world) => {
    const { person, action = name, repeat } = await prepare(world);
    /** Repeats the call after the maximum number of calls, just before or just after the window has passed; then rolls back. */
    const after = async (count: number, shift: string) => {
      await world.sql`
        insert into private.rate_hits (user_id, action, hits) values (
          ${person.id}, ${action}, array_fill(
            clock_timestamp() - ${per}::text::interval + ${shift}::text::interval,
            array[${count}::integer]))
        on conflict (user_id, action) do update set hits = excluded.hits`;
      return captureError(
        world.sql.savepoint(async () => {
          await repeat();
          throw Object.assign(new Error(), { code: 'done' });
        }),
      );
    };
    expect(await after(max - 1, '5 s')).toMatchObject({ code: 'done' });
    expect((await after(max, '5 s')).message).toMatch(/"code": "over_limit"/);
    expect(await after(max, '-1 s')).toMatchObject({ code: 'done' });
  }),
);
