import type { Sql } from '@showcase/local-supabase';
import type { Control } from '../control.ts';
import { withoutParts, withoutWhereParts } from '../sql-text/conditions.ts';
import type { Change } from '../sql-text/conditions.ts';
import { withoutGuards } from '../sql-text/guards.ts';

type Function = {
  name: string;
  place: string;
  kind: string;
  definition: string;
  source: string;
  returns: string;
  definer: boolean;
  path: boolean;
  exposed: boolean;
  tables: string[];
};

/** Each refusal, marked guard and condition in a function, each predicate as a whole, and how it runs. */
export async function functions(sql: Sql): Promise<Control[]> {
  const rows = await sql<Function[]>`
    select p.proname as name, p.oid::regprocedure::text as place, l.lanname as kind,
      pg_get_functiondef(p.oid) as definition, p.prosrc as source, p.prorettype::regtype::text as returns,
      p.prosecdef as definer, p.proconfig is not null as path, n.nspname = 'public' as exposed,
      array(select c.relname::text from pg_trigger t join pg_class c on c.oid = t.tgrelid
        where t.tgfoid = p.oid) as tables
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace join pg_language l on l.oid = p.prolang
    where n.nspname in ('public', 'private') and p.prokind = 'f' order by 2`;
  return rows.flatMap((row) => {
    const words = wordsOf(row, rows);
    return [
      ...(row.returns === 'boolean' ? predicate(row, words) : []),
      ...inside(row, words),
      ...running(row),
    ];
  });
}

/** Its name, the functions that call it, and the tables whose triggers they are. */
function wordsOf(row: Function, rows: Function[]): string[] {
  const callers = rows.filter(({ definition }) => definition.includes(`${row.name}(`));
  return [...new Set(callers.flatMap(({ name, tables }) => [name, ...tables]))];
}

function predicate(row: Function, words: string[]): Control[] {
  const head = row.definition
    .replace(/\n(AS \$|BEGIN ATOMIC|\s*RETURN\b)[\s\S]*$/, '')
    .replace('LANGUAGE plpgsql', 'LANGUAGE sql');
  return ['true', 'false'].map((answer) => ({
    kind: 'function',
    name: `${row.place} is not always ${answer}`,
    words,
    removal: `${head} return ${answer}`,
  }));
}

function inside(row: Function, words: string[]): Control[] {
  return changes(row).map(({ text, what }) => ({
    kind: 'guard',
    name: `${row.place}: ${what}`,
    words,
    removal: text,
  }));
}

/** SQL-standard bodies lost their comments in the catalogue; the others are kept as they were written. */
function changes({ definition, source, kind }: Function): Change[] {
  const start =
    source === '' ? definition.search(/\n(BEGIN ATOMIC|\s*RETURN\b)/) : definition.indexOf(source);
  const head = definition.slice(0, start);
  const body = source === '' ? definition.slice(start) : source;
  const tail = definition.slice(start + body.length);
  const returned = /^\s*RETURN\b/.exec(body);
  const condition =
    returned && /\b(AND|OR)\b/.test(body) && !/\bSELECT\b[\s\S]*\bWHERE\b/.test(body);
  const found = [
    ...(returned && condition
      ? withoutParts(body, { from: returned[0].length, to: body.length })
      : withoutWhereParts(body)),
    ...(kind === 'plpgsql' ? withoutGuards(body) : []),
    ...withoutViews(body),
  ];
  return found.map(({ text, what }) => ({ text: `${head}${text}${tail}`, what }));
}

/** The views that say what is public, one mention at a time replaced by the table behind them. */
function withoutViews(body: string): Change[] {
  return [...body.matchAll(/private\.public_(\w+)/g)].map(
    ({ 0: view, 1: table, index }, place) => ({
      text: `${body.slice(0, index)}public.${table === 'creators' ? 'users' : table}${body.slice(index + view.length)}`,
      what: `reads ${view} (${place + 1})`,
    }),
  );
}

function running(row: Function): Control[] {
  const control = { kind: 'function', words: ['prosecdef'] };
  return [
    ...(row.definer && row.path
      ? [
          {
            ...control,
            name: `${row.place} fixes its search path`,
            removal: `alter function ${row.place} reset all`,
          },
        ]
      : []),
    ...(!row.definer && row.exposed
      ? [
          {
            ...control,
            name: `${row.place} runs as its caller`,
            removal: `alter function ${row.place} security definer`,
          },
        ]
      : []),
  ];
}
