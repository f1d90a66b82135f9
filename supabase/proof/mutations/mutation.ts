import type { Change } from '../sql-text/conditions.ts';

/** What a mutation has to know of the schema around a text. */
export type Schema = {
  columns: Column[];
  /** Columns of tables and views that hold one of a few words. */
  listed: { table: string; name: string }[];
  /** Foreign keys of one column. */
  links: { table: string; column: string; target: string }[];
  /** Keys by the name of their constraint. */
  keys: { name: string; columns: string[] }[];
};
export type Column = { table: string; name: string; type: string; preset: string | null };

export type SqlText = {
  /** What kind of text it is: only bodies hold statements, the others are expressions or signatures. */
  part: 'body' | 'signature' | 'rule' | 'default' | 'trigger' | 'view';
  text: string;
  /** The tables whose triggers run it, or whose rule it is. */
  tables: string[];
  parameters: { name: string; type: string }[];
};

/** Everything that one kind of mutation makes of a text, one change at a time. */
export type Mutation = (target: SqlText, schema: Schema) => Change[];

export function replace(text: string, from: number, to: number, by: string): string {
  return `${text.slice(0, from)}${by}${text.slice(to)}`;
}

/** Shown with a change: the line in which it happens, short enough for a list. */
export function around(text: string, from: number, to: number): string {
  const start = text.lastIndexOf('\n', from) + 1;
  const line = text.slice(Math.max(start, from - 40), to + 30).split('\n')[0] ?? '';
  return line.replace(/\s+/g, ' ').trim();
}
