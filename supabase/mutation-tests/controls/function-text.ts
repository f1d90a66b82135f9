import type { Sql, TransactionSql } from 'postgres';
import type { SqlText } from '../mutations/mutation.ts';

export type Function = {
  name: string;
  identity: string;
  kind: string;
  definition: string;
  source: string;
  returns: string;
  definer: boolean;
  path: boolean;
  exposed: boolean;
  /** Whether anything other than functions that run as their owner calls it. */
  called: boolean;
  reads: boolean;
  tables: string[];
  /** The same with their schemas, for an empty search path. */
  homes: string[];
  parameters: SqlText['parameters'];
};

export async function readFunctions(sql: Sql | TransactionSql): Promise<Function[]> {
  const rows = await sql<Function[]>`
    select p.proname as name, p.oid::regprocedure::text as identity, l.lanname as kind,
      pg_get_functiondef(p.oid) as definition, p.prosrc as source, p.prorettype::regtype::text as returns,
      p.prosecdef as definer, p.proconfig is not null as path, n.nspname = 'public' as exposed,
      p.prorettype = 'trigger'::regtype or has_function_privilege('anon', p.oid, 'execute')
        or has_function_privilege('authenticated', p.oid, 'execute') as called,
      p.provolatile <> 'i' as reads,
      array(select c.relname::text from pg_trigger t join pg_class c on c.oid = t.tgrelid
        where t.tgfoid = p.oid) as tables,
      array(select t.tgrelid::regclass::text from pg_trigger t where t.tgfoid = p.oid) as homes,
      (
        select coalesce(json_agg(json_build_object('name', a.name, 'type', format_type(a.type, null))), '[]')
        from unnest(
          p.proargnames, coalesce(p.proallargtypes, p.proargtypes::oid[]), p.proargmodes
        ) as a (name, type, mode)
        -- What a function gives back is nothing that a caller passes.
        where coalesce(a.mode, 'i') not in ('o', 't')
      ) as parameters
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace join pg_language l on l.oid = p.prolang
    where n.nspname in ('public', 'private') and p.prokind = 'f' order by 2`;
  return [...rows];
}

type Named = Pick<Function, 'name' | 'definition' | 'tables'>;

/** The function's name, the functions that call it, the tables whose triggers they are, and all that it names itself, as the kind of a line. */
export function getKeywords(row: Named, rows: Named[]): string[] {
  const callers = rows.filter(({ definition }) => definition.includes(`${row.name}(`));
  const named = [
    ...row.definition.matchAll(/\b(?:public|private|auth|storage)\.(\w+)|'([a-z]+_\w+)'/g),
  ];
  return [
    ...new Set([
      ...callers.flatMap(({ name, tables }) => [name, ...tables]),
      ...named.map(([, name = '', word = '']) => name || word),
    ]),
  ];
}

/** The catalog drops comments from SQL-standard bodies; other bodies are stored as written. */
export function split({ definition, source }: Function) {
  const start =
    source === '' ? definition.search(/\n(BEGIN ATOMIC|\s*RETURN\b)/) : definition.indexOf(source);
  const body = source === '' ? definition.slice(start) : source;
  return {
    head: definition.slice(0, start),
    body,
    tail: definition.slice(start + body.length),
  };
}
