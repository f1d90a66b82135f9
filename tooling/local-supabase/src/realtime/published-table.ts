import type { Sql } from '../postgres/connect.ts';

type Column = { name: string; type: string; castType: string; isKey: boolean };
export type PublishedTable = { schema: string; name: string; columns: Column[] };

/** The columns of a table that a role may read; none when it may read nothing. */
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

/** A query for one row by its key, as JSON. */
export function rowQuery({ schema, name, columns }: PublishedTable): string {
  const selected = columns.map((column) => quoted(column.name)).join(', ');
  const key = columns
    .filter(({ isKey }) => isKey)
    .map(
      ({ name: column, castType }, index) => `${quoted(column)} = $${index + 1}::text::${castType}`,
    );
  return `select to_jsonb(found) as row from (
    select ${selected} from ${quoted(schema)}.${quoted(name)} where ${key.join(' and ')}
  ) as found`;
}

export function keyValues({ columns }: PublishedTable, key: Record<string, string>): string[] {
  return columns.filter(({ isKey }) => isKey).map(({ name }) => key[name] ?? '');
}

function quoted(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`;
}
