import type { Sql } from '../../postgres/connect.ts';

type Column = { name: string; type: string; castType: string; isKey: boolean };
export type PublishedTable = { schema: string; name: string; columns: Column[] };

/** The columns of a table that a role may read; empty if it may read none. */
export async function readableTable(
  sql: Sql,
  schema: string,
  name: string,
  role: string,
): Promise<PublishedTable> {
  const columns = await sql<Column[]>`
    select
      a.attname as name,
      t.typname as type,
      format_type(a.atttypid, a.atttypmod) as "castType",
      coalesce(a.attnum = any(i.indkey), false) as "isKey"
    from pg_attribute a
    join pg_type t on t.oid = a.atttypid
    join pg_class c on c.oid = a.attrelid
    join pg_namespace n on n.oid = c.relnamespace
    left join pg_index i on i.indrelid = c.oid and i.indisprimary
    where n.nspname = ${schema} and c.relname = ${name} and a.attnum > 0 and not a.attisdropped
      and has_schema_privilege(${role}, n.oid, 'usage')
      and has_column_privilege(${role}, c.oid, a.attnum, 'select')
    order by a.attnum`;
  return { schema, name, columns };
}

/** A query for rows by key, each as JSON with the index of its key in the list, which is the only parameter. */
export function rowsQuery({ schema, name, columns }: PublishedTable): string {
  const selected = columns.map((column) => quoted(column.name)).join(', ');
  const keys = columns.filter(({ isKey }) => isKey);
  const wanted = keys.map((_column, index) => `key${index} text`).join(', ');
  const isWanted = keys.map(
    ({ name: column, castType }, index) => `${quoted(column)} = wanted.key${index}::${castType}`,
  );
  return `select wanted.ordinal, to_jsonb(found) as row
    from jsonb_to_recordset($1::text::jsonb) as wanted (ordinal int, ${wanted})
    cross join lateral (
      select ${selected} from ${quoted(schema)}.${quoted(name)} where ${isWanted.join(' and ')}
    ) as found`;
}

/** The parameter for `rowsQuery`. */
export function keyList({ columns }: PublishedTable, keys: Record<string, string>[]): string {
  const names = columns.filter(({ isKey }) => isKey).map(({ name }) => name);
  return JSON.stringify(
    keys.map((key, ordinal) => ({
      ordinal,
      ...Object.fromEntries(names.map((name, index) => [`key${index}`, key[name] ?? ''])),
    })),
  );
}

function quoted(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`;
}
