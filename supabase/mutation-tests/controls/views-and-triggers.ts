import type { Sql } from '@showcase/local-supabase';
import type { Control } from '../control.ts';
import { withoutWhereParts } from '../sql-text/conditions.ts';

/** Each condition of each view. */
export async function views(sql: Sql): Promise<Control[]> {
  const rows = await sql<{ relation: string; identity: string; definition: string }[]>`
    select viewname as relation, format('%I.%I', schemaname, viewname) as identity, definition
    from pg_views where schemaname in ('public', 'private') order by 2`;
  return rows.flatMap(({ relation, identity, definition }) =>
    withoutWhereParts(definition).map(({ text, what }) => ({
      kind: 'view',
      name: `${identity}: ${what}`,
      keywords: [relation, relation.replace('public_', ''), 'hide', 'suspend'],
      removal: `create or replace view ${identity} as ${text}`,
    })),
  );
}

/** Each of our triggers, in any schema. */
export async function triggers(sql: Sql): Promise<Control[]> {
  const rows = await sql<{ name: string; identity: string; relation: string; calls: string }[]>`
    select t.tgname as name, format('%I.%I', n.nspname, c.relname) as identity, c.relname as relation,
      p.proname as calls
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
    join pg_proc p on p.oid = t.tgfoid
    where not t.tgisinternal and p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    order by 2, 1`;
  return rows.map(({ name, identity, relation, calls }) => ({
    kind: 'trigger',
    name: `${identity} ${name}`,
    keywords: [relation, name, calls],
    removal: `drop trigger "${name}" on ${identity}`,
  }));
}
