import type { Sql } from '@showcase/local-supabase';
import type { Control } from '../control.ts';

/** Who may call which function; functions in the schema private only if policies and checks need them. */
export async function execute(sql: Sql): Promise<Control[]> {
  const rows = await sql<{ role: string; identity: string; granted: boolean }[]>`
    select role, p.oid::regprocedure::text as identity,
      has_function_privilege(role, p.oid, 'execute') as granted
    from pg_proc p, (values ('anon'), ('authenticated')) r (role)
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and p.prorettype <> 'trigger'::regtype
    order by 3, 1`;
  return rows.map(({ role, identity, granted }) => ({
    kind: granted ? 'grant' : 'denial',
    name: `${role} ${granted ? 'may' : 'may not'} execute ${identity}`,
    keywords: ['listGranted'],
    removal: granted
      ? `revoke execute on routine ${identity} from ${role}, public`
      : `grant execute on routine ${identity} to ${role}`,
  }));
}
