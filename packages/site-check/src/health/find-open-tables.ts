import { createFinding } from './finding.ts';
import type { Finding, TextFile } from './finding.ts';

type Location = { file: TextFile; index: number };
type State = {
  tables: Map<string, Location>;
  secured: Set<string>;
  disabled: Map<string, Location>;
  /** By their table. */
  policies: Map<string, Map<string, Location>>;
};
type Note = (state: State, match: RegExpExecArray, location: Location) => void;

const word = String.raw`"[^"]+"|[\w$]+`;
const name = `((?:${word})(?: ?\\. ?(?:${word}))?)`;

const statements: [RegExp, Note][] = [
  [
    start(`create (?:unlogged )?table (?:if not exists )?${name}`),
    ({ tables }, [, table = ''], location) => {
      const path = readName(table);
      // Other schemas are not in the API, unless someone adds them.
      if (path.startsWith('public.') && !tables.has(path)) tables.set(path, location);
    },
  ],
  [
    start(`drop table (?:if exists )?${name}`),
    ({ tables, policies }, [, table = '']) => {
      const path = readName(table);
      tables.delete(path);
      policies.delete(path);
    },
  ],
  [
    start(
      `alter table (?:if exists )?(?:only )?${name}.{0,2000}?\\b(enable|disable) row level security`,
    ),
    ({ secured, disabled }, [, table = '', action = ''], location) => {
      const path = readName(table);
      secured.delete(path);
      disabled.delete(path);
      if (action.toLowerCase() === 'enable') secured.add(path);
      else disabled.set(path, location);
    },
  ],
  [
    start(`create policy (${word}) on ${name}(.*)`),
    ({ policies }, [, policy = '', table = '', rest = ''], location) => {
      if (!isForAll(rest)) return;
      const path = readName(table);
      const ofTable = policies.get(path) ?? new Map<string, Location>();
      policies.set(path, ofTable.set(unquote(policy), location));
    },
  ],
  [
    start(`drop policy (?:if exists )?(${word}) on ${name}`),
    ({ policies }, [, policy = '', table = '']) => {
      policies.get(readName(table))?.delete(unquote(policy));
    },
  ],
];

/** Tables of the API whose rows no rule protects, after these files in their order, and policies that let everyone at every row. */
export function findOpenTables(files: readonly TextFile[]): Finding[] {
  const state: State = {
    ...{ tables: new Map(), secured: new Set(), disabled: new Map(), policies: new Map() },
  };
  for (const file of files) readStatements(file, state);
  const { tables, secured, disabled, policies } = state;
  // A loop over all tables names none.
  const isSecuredInLoop = files.some(({ text }) =>
    /\bformat\s{0,9}\([^;]{0,500}enable\s{1,9}row\s{1,9}level\s{1,9}security/i.test(text),
  );
  const open = [...tables].filter(
    ([table]) => disabled.has(table) || !(secured.has(table) || isSecuredInLoop),
  );
  return [
    ...open.map(([table, location]) => {
      const { file, index } = disabled.get(table) ?? location;
      return createFinding('table-without-row-security', table, file, index);
    }),
    ...[...policies].flatMap(([table, ofTable]) =>
      [...ofTable].map(([policy, { file, index }]) =>
        createFinding('policy-for-all', `${table} ${policy}`, file, index),
      ),
    ),
  ];
}

function readStatements(file: TextFile, state: State): void {
  let index = 0;
  for (const text of blankOut(file.text).split(';')) {
    const location = { file, index: index + Math.max(0, text.search(/\S/)) };
    const statement = text.trim().replaceAll(/\s+/g, ' ');
    for (const [pattern, note] of statements) {
      const match = pattern.exec(statement);
      if (match) note(state, match, location);
    }
    index += text.length + 1;
  }
}

/** `using (true)` narrows nothing, unless the policy is one more condition or for the server's own role. */
function isForAll(rest: string): boolean {
  if (!/\busing ?\([ (]*true ?\)/i.test(rest)) return false;
  const [, roles = ''] = /\bto ([\w", ]{1,300}?) ?(?:using|with)\b/i.exec(rest) ?? [];
  return !/^ ?as restrictive\b/i.test(rest) && roles.trim().toLowerCase() !== 'service_role';
}

/** A statement, which may follow the beginning of a block. */
function start(pattern: string): RegExp {
  return new RegExp(String.raw`(?:^|(?:\$\w*\$|\bbegin|\bthen|\bloop) ?)${pattern}`, 'i');
}

/** Comments and strings as blanks of the same length. */
function blankOut(sql: string): string {
  return sql.replaceAll(/'(?:[^']|'')*'|--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/g, (part) =>
    part.replaceAll(/[^\n]/g, ' '),
  );
}

function readName(text: string): string {
  const parts = text.split(/ ?\. ?/).map(unquote);
  return parts.length === 1 ? `public.${parts[0] ?? ''}` : parts.join('.');
}

function unquote(text: string): string {
  return text.startsWith('"') ? text.slice(1, -1) : text.toLowerCase();
}
