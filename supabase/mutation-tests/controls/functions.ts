import type { Sql } from '@showcase/local-supabase';
import type { Control } from '../control.ts';
import { withoutBranchParts, withoutParts, withoutWhereParts } from '../sql-text/conditions.ts';
import type { Change } from '../sql-text/conditions.ts';
import { withoutGuards } from '../sql-text/guards.ts';
import { withoutLocks } from '../sql-text/locks.ts';
import { readFunctions, split, getKeywords } from './function-text.ts';
import type { Function } from './function-text.ts';

/** Each rejection, marked guard, condition and lock in a function, each predicate as a whole, and how the function runs. */
export async function functions(sql: Sql): Promise<Control[]> {
  const rows = await readFunctions(sql);
  return rows.flatMap((row) => {
    const keywords = getKeywords(row, rows);
    return [
      ...(row.returns === 'boolean' ? predicate(row, keywords) : []),
      ...inside(row, keywords),
      ...running(row),
    ];
  });
}

function predicate(row: Function, keywords: string[]): Control[] {
  const head = row.definition
    .replace(/\n(AS \$|BEGIN ATOMIC|\s*RETURN\b)[\s\S]*$/, '')
    .replace('LANGUAGE plpgsql', 'LANGUAGE sql');
  return ['true', 'false'].map((answer) => ({
    kind: 'function',
    name: `${row.identity} is not always ${answer}`,
    keywords,
    removal: `${head} return ${answer}`,
  }));
}

function inside(row: Function, keywords: string[]): Control[] {
  const { head, body, tail } = split(row);
  const toControl = (kind: string) => (change: Change) => ({
    kind,
    name: `${row.identity}: ${change.what}`,
    keywords,
    removal: `${head}${change.text}${tail}`,
  });
  return [
    ...changes(row, body).map(toControl('guard')),
    ...withoutLocks(body).map(toControl('lock')),
  ];
}

function changes(row: Function, body: string): Change[] {
  const returned = /^\s*RETURN\b/.exec(body);
  const condition =
    row.returns === 'boolean' &&
    /\b(AND|OR)\b/.test(body) &&
    !/\bSELECT\b[\s\S]*\bWHERE\b/.test(body);
  return [
    ...(returned && condition
      ? withoutParts(body, { from: returned[0].length, to: body.length })
      : withoutWhereParts(body)),
    ...(returned && row.returns !== 'boolean' ? withoutBranchParts(body) : []),
    ...(row.kind === 'plpgsql' ? withoutGuards(body) : []),
    ...withoutViews(body),
  ];
}

/** The views that define what is public, each reference replaced by the underlying table, one at a time. */
function withoutViews(body: string): Change[] {
  return [...body.matchAll(/private\.public_(\w+)/g)].map(
    ({ 0: view, 1: table, index }, position) => ({
      text: `${body.slice(0, index)}public.${table === 'creators' ? 'users' : table}${body.slice(index + view.length)}`,
      what: `reads ${view} (${position + 1})`,
    }),
  );
}

function running({ identity, definer, path, exposed, called, reads }: Function): Control[] {
  const alter = (name: string, change: string, kind = 'function'): Control => ({
    kind,
    name: `${identity} ${name}`,
    keywords: ['prosecdef'],
    removal: `alter function ${identity} ${change}`,
  });
  return [
    ...(path
      ? [
          alter('fixes its search path', 'reset all'),
          alter('searches no schema', 'set search_path = public', 'trust'),
        ]
      : []),
    ...(!definer && exposed ? [alter('runs as its caller', 'security definer')] : []),
    // A function that only the owner's functions call runs as the owner anyway, and one that reads nothing needs no privileges.
    ...(definer && called && reads
      ? [alter('runs as its owner', 'security invoker', 'trust')]
      : []),
  ];
}
