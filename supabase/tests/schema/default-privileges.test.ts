import { expect, it } from 'vitest';
import { inWorld, sql } from '../support/world.ts';

it('grants no privileges on future tables, sequences and functions', () =>
  inWorld(async (world) => {
    await world.sql`create table public.tomorrow (id bigint generated always as identity)`;
    await world.sql`create sequence public.tomorrow_numbers`;
    await world.sql`create function public.tomorrow() returns integer language sql return 1`;
    const [rights] = await world.sql`
      select array_agg(role || ' ' || thing) filter (where allowed) as allowed
      from (values ('anon'), ('authenticated')) r (role), lateral (values
        ('table', has_table_privilege(role, 'public.tomorrow', 'select, insert, update, delete, truncate')),
        ('sequence', has_sequence_privilege(role, 'public.tomorrow_numbers', 'usage, select, update')),
        ('function', has_function_privilege(role, 'public.tomorrow()', 'execute'))
      ) t (thing, allowed)`;
    expect(rights?.allowed).toBeNull();
  }));

it('grants usage on the schema private to the service role only', async () => {
  const rows = await sql`
    select role from (values ('anon'), ('authenticated'), ('service_role')) r (role)
    where has_schema_privilege(role, 'private', 'usage')`;
  expect(rows.map(({ role }) => String(role))).toEqual(['service_role']);
});
