import type { Sql } from '@showcase/local-supabase';

type Table = { name: string; columns: string };

/** The tables with the columns that they have now. */
export function listTables(sql: Sql): Promise<Table[]> {
  return sql<Table[]>`
    select format('%I.%I', nspname, relname) as name, (
      select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped
    ) as columns
    from pg_class c join pg_namespace n on n.oid = relnamespace
    where relkind = 'r' and nspname in ('public', 'private', 'auth', 'storage', 'cron')
    order by 1`;
}

/** For each table the number of its rows and a hash of these columns of all of them, in no order. */
export async function hashRows(sql: Sql, tables: readonly Table[]): Promise<string[]> {
  const hashes: string[] = [];
  for (const { name, columns } of tables) {
    const [row] = await sql.unsafe<{ hash: string }[]>(
      `select count(*) || ' ' || coalesce(sum(hashtextextended(row(${columns})::text, 0)::numeric), 0) as hash from ${name}`,
    );
    hashes.push(`${name}: ${row?.hash}`);
  }
  return hashes;
}
