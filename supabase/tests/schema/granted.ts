import type { Sql } from 'postgres';

/** One line per role and object with its privileges, and one with those on columns; for the schemas public and private. */
export async function listGranted(sql: Sql): Promise<string> {
  const rows = await sql<{ line: string }[]>`
    with granted as (
      select a.grantee, a.privilege_type, c.oid::regclass::text as object, null::text as column_name
      from pg_class c, aclexplode(coalesce(c.relacl, acldefault('r', c.relowner))) a
      where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
        and c.relkind in ('r', 'v', 'm', 'p', 'f', 'S') and a.grantee <> c.relowner
        and a.privilege_type <> 'MAINTAIN'
      union all
      select a.grantee, a.privilege_type, c.oid::regclass::text, t.attname
      from pg_class c join pg_attribute t on t.attrelid = c.oid, aclexplode(t.attacl) a
      where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
        and a.grantee <> c.relowner
      union all
      select a.grantee, a.privilege_type, p.oid::regprocedure::text, null
      from pg_proc p, aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
      where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        and a.grantee <> p.proowner
      union all
      select a.grantee, a.privilege_type, 'schema ' || n.nspname, null
      from pg_namespace n, aclexplode(coalesce(n.nspacl, acldefault('n', n.nspowner))) a
      where n.nspname in ('public', 'private') and a.grantee <> n.nspowner
    ), named as (
      select grantee, object, column_name is null as is_whole, concat(
        lower(privilege_type), ' (' || string_agg(column_name, ', ' order by column_name) || ')'
      ) as privilege
      from granted
      where grantee = 0 or grantee::regrole::text in ('anon', 'authenticated', 'service_role')
      group by grantee, object, column_name is null, privilege_type
    ), lines as (
      select concat_ws(
        ' ',
        case grantee when 0 then 'everyone' else grantee::regrole::text end || ':',
        object || ':',
        string_agg(privilege, ', ' order by privilege)
      ) as line
      from named
      group by grantee, object, case when is_whole then '' else privilege end
    )
    select line from lines order by line collate "C"`;
  return `${rows.map(({ line }) => line).join('\n')}\n`;
}
