import { expect, it } from 'vitest';
import { sql } from '../support/world.ts';

it.each(['users', 'projects', 'services'])(
  'a row of the seed has a value in every column of %s that users write',
  async (table) => {
    const empty = await sql<{ column_name: string }[]>`
      select distinct p.column_name from information_schema.column_privileges p
      where p.table_schema = 'public' and p.table_name = ${table} and p.grantee = 'authenticated'
        and p.privilege_type in ('INSERT', 'UPDATE')
        and not exists (
          select from public.${sql(table)} t
          where to_jsonb(t) -> p.column_name not in ('null', '""', '[]', '{}')
        )`;
    expect([...empty]).toEqual([]);
  },
);
