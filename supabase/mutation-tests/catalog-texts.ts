import type { TransactionSql } from 'postgres';
import { readFunctions, split, getKeywords } from './controls/function-text.ts';
import type { Column, SqlText, Schema } from './mutations/mutation.ts';

/** A text from the catalog, and the SQL that replaces it with a changed one. */
export type CatalogText = SqlText & {
  keywords: string[];
  toSql: (text: string) => string;
};

export async function readSchema(sql: TransactionSql): Promise<Schema> {
  const columns = await sql<Column[]>`
    select a.attrelid::regclass::text as table, a.attname as name,
      format_type(a.atttypid, null) as type, pg_get_expr(d.adbin, d.adrelid) as preset
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and (c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
        or c.oid = 'auth.users'::regclass)`;
  // A column of a view is the column with that name in the underlying table.
  const listed = await sql<Schema['listed'][number][]>`
    with of_tables as (
      select o.conrelid as relation, a.attname as name
      from pg_constraint o join pg_attribute a on a.attrelid = o.conrelid and o.conkey = array[a.attnum]
      where o.contype = 'c' and pg_get_expr(o.conbin, o.conrelid) ~ '^\\(\\w+ = ANY \\(ARRAY\\['
    )
    select relation::regclass::text as table, name from of_tables
    union
    select format('%I.%I', v.view_schema, v.view_name), name
    from information_schema.view_column_usage v join of_tables t
      on t.relation = format('%I.%I', v.table_schema, v.table_name)::regclass and t.name = v.column_name`;
  const links = await sql<Schema['links'][number][]>`
    select o.conrelid::regclass::text as table, a.attname as column,
      o.confrelid::regclass::text as target
    from pg_constraint o
    join pg_attribute a on a.attrelid = o.conrelid and a.attnum = o.conkey[1]
    where o.contype = 'f' and cardinality(o.conkey) = 1
      and o.connamespace in ('public'::regnamespace, 'private'::regnamespace)`;
  const keys = await sql<Schema['keys'][number][]>`
    select conname as name, array(
      select attname::text from pg_attribute where attrelid = conrelid and attnum = any (conkey)
    ) as columns
    from pg_constraint
    where contype in ('p', 'u') and connamespace in ('public'::regnamespace, 'private'::regnamespace)`;
  const normalizedColumns = columns.map((column) => ({
    ...column,
    type: /^(character varying|text)$/.test(column.type) ? 'text' : column.type,
  }));
  return { columns: normalizedColumns, listed: [...listed], links: [...links], keys: [...keys] };
}

/** Rules of policies and checks, column defaults, and triggers. */
export async function readRules(sql: TransactionSql): Promise<CatalogText[]> {
  const rows = await sql<
    {
      part: SqlText['part'];
      name: string;
      table: string;
      text: string;
      before: string;
      after: string;
    }[]
  >`
    with clauses as (
      select p.oid, p.polname, p.polrelid, clause, text
      from pg_policy p, lateral (values
        ('using', pg_get_expr(p.polqual, p.polrelid)),
        ('with check', pg_get_expr(p.polwithcheck, p.polrelid))) as c (clause, text)
      where text is not null and text <> 'true'
    )
    select 'rule' as part, format('%s "%s" %s', polrelid::regclass, polname, clause) as name,
      polrelid::regclass::text as table, text,
      format('alter policy %I on %s %s (', polname, polrelid::regclass, clause) as before,
      ')' as after
    from clauses
    union all
    select 'rule', format('%s %s', conrelid::regclass, conname), conrelid::regclass::text,
      pg_get_expr(conbin, conrelid),
      format('alter table %s drop constraint %I, add constraint %2$I check (', conrelid::regclass, conname),
      ') not valid'
    from pg_constraint
    where contype = 'c' and connamespace in ('public'::regnamespace, 'private'::regnamespace)
    union all
    select 'default', format('%s %s', d.adrelid::regclass, a.attname), d.adrelid::regclass::text,
      pg_get_expr(d.adbin, d.adrelid),
      format('alter table %s alter column %I set default ', d.adrelid::regclass, a.attname), ''
    from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
    join pg_class c on c.oid = d.adrelid
    where a.attgenerated = ''
      and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    union all
    select 'trigger', format('%s %s', t.tgrelid::regclass, t.tgname), t.tgrelid::regclass::text, pg_get_triggerdef(t.oid),
      format('drop trigger %I on %s; ', t.tgname, t.tgrelid::regclass), ''
    from pg_trigger t join pg_proc p on p.oid = t.tgfoid
    where not t.tgisinternal
      and p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    order by 2`;
  return rows.map(({ part, name, table, text, before, after }) => ({
    part,
    name,
    text,
    tables: [table],
    parameters: [],
    keywords: [table.replace(/^\w+\./, ''), ...name.split(/\W+/).slice(-1)],
    toSql: (changed) => `${before}${changed}${after}`,
  }));
}

/** Function bodies, and their argument defaults. */
export async function readBodies(sql: TransactionSql): Promise<CatalogText[]> {
  const rows = await readFunctions(sql);
  return rows.flatMap((row) => {
    const { head, body, tail } = split(row);
    const { identity: name, parameters, homes: tables } = row;
    const shared = { name, parameters, tables, keywords: getKeywords(row, rows) };
    return [
      { ...shared, part: 'body', text: body, toSql: (text) => `${head}${text}${tail}` },
      { ...shared, part: 'signature', text: head, toSql: (text) => `${text}${body}${tail}` },
    ] satisfies CatalogText[];
  });
}
