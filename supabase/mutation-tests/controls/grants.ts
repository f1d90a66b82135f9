import type { Sql } from '@showcase/local-supabase';
import type { Control } from '../control.ts';

/** Revokes each privilege that a visitor or a user has, and grants each privilege that they lack. */
export async function grants(sql: Sql): Promise<Control[]> {
  const rows = await sql<Right[]>`
    with roles (role) as (values ('anon'), ('authenticated')),
    verbs (verb) as (values ('select'), ('insert'), ('update'), ('delete'), ('truncate')),
    places as (
      select c.oid, format('%I.%I', n.nspname, c.relname) as identity
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p', 'v')
    ), whole as (
      select role, verb, identity, '' as column_name, oid,
        has_table_privilege(role, oid, verb) as granted
      from places, roles, verbs
    )
    select role, verb, identity, column_name, granted from whole
    where granted or verb in ('delete', 'truncate') or not has_any_column_privilege(role, oid, verb)
    union all
    select w.role, w.verb, w.identity, a.attname, has_column_privilege(w.role, w.oid, a.attnum, w.verb)
    from whole w join pg_attribute a on a.attrelid = w.oid and a.attnum > 0 and not a.attisdropped
    where not w.granted and w.verb not in ('delete', 'truncate')
      and has_any_column_privilege(w.role, w.oid, w.verb)
    order by 3, 1, 2, 4`;
  return [...rows.map(change), ...(await schemaUsage(sql)), ...(await defaults(sql))];
}

type Right = {
  role: string;
  verb: string;
  identity: string;
  column_name: string;
  granted: boolean;
};

function change({ role, verb, identity, column_name, granted }: Right): Control {
  const what = column_name ? `${verb} ("${column_name}")` : verb;
  return {
    kind: granted ? 'grant' : 'denial',
    name: `${role} ${granted ? 'may' : 'may not'} ${what} ${identity}`,
    keywords: ['listGranted'],
    removal: granted
      ? `revoke ${what} on ${identity} from ${role}`
      : `grant ${what} on ${identity} to ${role}`,
  };
}

async function schemaUsage(sql: Sql): Promise<Control[]> {
  const rows = await sql<{ role: string }[]>`
    select role from (values ('anon'), ('authenticated')) r (role)
    where not has_schema_privilege(role, 'private', 'usage')`;
  return rows.map(({ role }) => ({
    kind: 'denial',
    name: `${role} may not use the schema private`,
    keywords: ['private', 'usage'],
    removal: `grant usage on schema private to ${role}`,
  }));
}

/** The default privileges of future tables, sequences and functions. */
async function defaults(sql: Sql): Promise<Control[]> {
  const [owner] = await sql<{ name: string }[]>`select current_user as name`;
  return ['anon', 'authenticated'].flatMap((role) =>
    [
      ['all', 'tables'],
      ['all', 'sequences'],
      ['execute', 'functions'],
    ].map(([right, things]) => ({
      kind: 'default',
      name: `${role} gets no right to new ${things}`,
      keywords: ['default', 'privileges', 'new'],
      removal: `alter default privileges for role ${owner?.name} in schema public grant ${right} on ${things} to ${role}`,
    })),
  );
}
