import type { JSONValue, TransactionSql } from 'postgres';

type Row = { readonly [column: string]: JSONValue | undefined };

/** Inserts missing rows; existing rows are not changed. */
export async function addRows(sql: TransactionSql, table: string, rows: readonly Row[]) {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  await sql`
    insert into ${sql(table)} (${sql(columns)})
    select ${sql(columns)} from jsonb_populate_recordset(null::${sql(table)}, ${sql.json(rows)})
    on conflict do nothing`;
}
