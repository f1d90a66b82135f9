import type { Sql } from '@showcase/local-supabase';
import type { Control } from '../control.ts';

/** Who may call which function; functions in the schema private only if policies and checks need them. */
export async function execute(sql: Sql): Promise<Control[]> {
  const rows = await sql<{ role: string; place: string; granted: boolean }[]>`
    select role, p.oid::regprocedure::text as place,
      has_function_privilege(role, p.oid, 'execute') as granted
    from pg_proc p, (values ('anon'), ('authenticated')) r (role)
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and p.prorettype <> 'trigger'::regtype
    order by 3, 1`;
  return rows.map(({ role, place, granted }) => ({
    kind: granted ? 'grant' : 'refusal',
    name: `${role} ${granted ? 'may' : 'may not'} execute ${place}`,
    keywords: ['listGranted'],
    removal: granted
      ? `revoke execute on function ${place} from ${role}, public`
      : `grant execute on function ${place} to ${role}`,
  }));
}
