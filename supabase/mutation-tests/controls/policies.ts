import type { Sql } from '@showcase/local-supabase';
import type { Control } from '../control.ts';
import { withoutParts } from '../sql-text/conditions.ts';

/** Each policy as a whole, each part of its rules, and row-level security itself. */
export async function policies(sql: Sql): Promise<Control[]> {
  const rows = await sql<Policy[]>`
    select polname as name, c.relname as relation, format('%I.%I', n.nspname, c.relname) as identity,
      pg_get_expr(polqual, polrelid) as using, pg_get_expr(polwithcheck, polrelid) as check
    from pg_policy p join pg_class c on c.oid = p.polrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private', 'storage', 'realtime') order by 3, 1`;
  return [...(await tables(sql)), ...rows.flatMap(removals)];
}

type Policy = {
  name: string;
  relation: string;
  identity: string;
  using: string | null;
  check: string | null;
};

function removals({ name, relation, identity, using, check }: Policy): Control[] {
  const control = (what: string, removal: string): Control => ({
    kind: 'policy',
    name: `${identity} "${name}"${what}`,
    keywords: [relation, ...(relation === 'objects' ? ['images', 'storage.objects'] : [])],
    removal,
  });
  const part = (clause: string, text: string | null) =>
    text === null || text === 'true'
      ? []
      : withoutParts(text).map((change) =>
          control(
            ` ${clause}: ${change.what}`,
            `alter policy "${name}" on ${identity} ${clause} (${change.text})`,
          ),
        );
  return [
    control('', `drop policy "${name}" on ${identity}`),
    ...part('using', using),
    ...part('with check', check),
  ];
}

async function tables(sql: Sql): Promise<Control[]> {
  const rows = await sql<{ relation: string; identity: string }[]>`
    select c.relname as relation, format('%I.%I', n.nspname, c.relname) as identity
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private') and c.relkind in ('r', 'p') and c.relrowsecurity order by 2`;
  return rows.map(({ relation, identity }) => ({
    kind: 'row rules',
    name: identity,
    keywords: [relation, 'relrowsecurity'],
    removal: `alter table ${identity} disable row level security`,
  }));
}
