import type { Change } from '../sql-text/conditions.ts';

/** The schema information that a mutation needs. */
export type Schema = {
  columns: Column[];
  /** Columns of tables and views with enumerated values. */
  listed: { table: string; name: string }[];
  /** Foreign keys with one column. */
  links: { table: string; column: string; target: string }[];
  /** Keys by constraint name. */
  keys: { name: string; columns: string[] }[];
};
export type Column = { table: string; name: string; type: string; preset: string | null };

export type SqlText = {
  /** The kind of text: only bodies contain statements; the others are expressions or signatures. */
  part: 'body' | 'signature' | 'rule' | 'default' | 'trigger' | 'view';
  text: string;
  /** With the types of the arguments, for a function. */
  name: string;
  /** The tables whose triggers run it, or whose rule it is. */
  tables: string[];
  parameters: { name: string; type: string }[];
};

/** Every mutation of one kind, one change at a time. */
export type Mutation = (target: SqlText, schema: Schema) => Change[];

export function replace(text: string, from: number, to: number, by: string): string {
  return `${text.slice(0, from)}${by}${text.slice(to)}`;
}

/** Describes a change by its line, shortened for a list. */
export function around(text: string, from: number, to: number): string {
  const start = text.lastIndexOf('\n', from) + 1;
  const line = text.slice(Math.max(start, from - 40), to + 30).split('\n')[0] ?? '';
  return line.replace(/\s+/g, ' ').trim();
}
