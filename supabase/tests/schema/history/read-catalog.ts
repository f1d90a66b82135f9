import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ISql } from 'postgres';

/**
 * Everything in a database that migrations bring, one line each: what `catalog.sql` reads, and the rows of all tables. What a row got from
 * its column's default, such as a time, is left out. Within a transaction, because it sets the search path.
 */
export async function readCatalog(transaction: ISql): Promise<string[]> {
  const query = await readFile(join(import.meta.dirname, 'catalog.sql'), 'utf8');
  // Every name includes its schema.
  await transaction`set local search_path = ''`;
  const objects = await transaction.unsafe<{ name: string; definition: string }[]>(query);
  const lines = objects.map(({ name, definition }) => `${name}: ${definition}`);
  return [...lines, ...(await readRows(transaction))].toSorted();
}

async function readRows(sql: ISql): Promise<string[]> {
  const tables = await sql<{ name: string; defaults: string[] }[]>`
    select c.oid::regclass::text as name, array(
      select attname::text from pg_attribute where attrelid = c.oid and (atthasdef or attidentity <> '')
    ) as defaults
    from pg_class c join pg_namespace n on n.oid = relnamespace
    where relkind in ('r', 'p') and nspname !~ '^pg_' and nspname not in ('information_schema', 'supabase_migrations')`;
  const rows = await Promise.all(
    tables.map(async ({ name, defaults }) => {
      const found = await sql.unsafe<{ row: string }[]>(
        `select (to_jsonb(t) - $1::text[])::text as row from ${name} t`,
        [defaults],
      );
      return found.map(({ row }) => `row ${name}: ${row}`);
    }),
  );
  return rows.flat();
}
