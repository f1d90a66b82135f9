import type { Sql } from '@showcase/local-supabase';
import type { Control } from '../control.ts';
import { withoutParts } from '../sql-text/conditions.ts';

/** Each part of each check, each foreign key, and each key other than a row's own id. */
export async function constraints(sql: Sql): Promise<Control[]> {
  const rows = await sql<Constraint[]>`
    select o.conname as name, o.contype as type, c.relname as relation,
      format('%I.%I', n.nspname, c.relname) as identity, pg_get_expr(o.conbin, o.conrelid) as rule,
      array(
        select attname from pg_attribute where attrelid = o.conrelid and attnum = any (o.conkey)
      )::text[] as columns
    from pg_constraint o
    join pg_class c on c.oid = o.conrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private') and o.contype in ('c', 'f', 'u', 'p')
      and not (o.contype in ('u', 'p') and exists (select from pg_constraint f where f.confrelid = o.conrelid and f.conindid = o.conindid and f.contype = 'f'))
    order by 4, 1`;
  const rules = rows.filter(({ type, columns }) => type !== 'p' || columns.join() !== 'id');
  return [...rules.flatMap(removals), ...(await uniqueIndexes(sql))];
}

type Constraint = {
  name: string;
  type: string;
  relation: string;
  identity: string;
  rule: string | null;
  columns: string[];
};

const kinds: Record<string, string> = { c: 'check', f: 'foreign key', u: 'unique', p: 'key' };

function removals({ name, type, relation, identity, rule, columns }: Constraint): Control[] {
  const drop = `alter table ${identity} drop constraint "${name}"`;
  const control = {
    kind: kinds[type] ?? type,
    keywords: [relation, ...columns, `${relation}.${columns[0]}`],
  };
  if (rule === null) return [{ ...control, name: `${identity} ${name}`, removal: drop }];
  return withoutParts(rule).map(({ text, what }) => ({
    ...control,
    name: `${identity} ${name}: ${what}`,
    removal: `${drop}, add constraint "${name}" check (${text}) not valid`,
  }));
}

async function uniqueIndexes(sql: Sql): Promise<Control[]> {
  const rows = await sql<{ name: string; relation: string; definition: string }[]>`
    select i.relname as name, c.relname as relation, format('%I.%I', n.nspname, i.relname) as definition
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private') and x.indisunique
      and not exists (select from pg_constraint o where o.conindid = x.indexrelid)
    order by 3`;
  return rows.map(({ name, relation, definition }) => ({
    kind: 'unique',
    name: definition,
    keywords: [relation, name],
    removal: `drop index ${definition}`,
  }));
}
