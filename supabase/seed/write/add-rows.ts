import type { JSONValue, TransactionSql } from 'postgres';

type Row = { readonly [column: string]: JSONValue | undefined };

/** Inserts missing rows; existing rows are not changed. */
export async function addRows(sql: TransactionSql, table: string, rows: readonly Row[]) {
  const names = Object.keys(rows[0] ?? {});
  if (names.length === 0) return;
  // A database of the release before, which is upgraded in a test, lacks new columns.
  const found = await sql<{ name: string }[]>`
    select attname as name from pg_attribute where attrelid = ${table}::regclass and attname = any (${names})`;
  const columns = found.map(({ name }) => name);
  await sql`
    insert into ${sql(table)} (${sql(columns)})
    select ${sql(columns)} from jsonb_populate_recordset(null::${sql(table)}, ${sql.json(rows)})
    on conflict do nothing`;
}
