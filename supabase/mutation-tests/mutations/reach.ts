import type { Change } from '../sql-text/conditions.ts';
import { findArguments, mask, findTopLevelWords } from '../sql-text/mask.ts';
import { around, replace } from './mutation.ts';
import type { SqlText, Schema } from './mutation.ts';

/** A write changes too much: the existing row, or the same columns of another table. */
export function reach(target: SqlText, schema: Schema): Change[] {
  return target.part === 'body'
    ? [...overwritten(target.text, schema), ...otherTables(target, schema)]
    : [];
}

/** `on conflict … do nothing` overwrites the row; requires a conflict target, so that PostgreSQL knows which row. */
function overwritten(text: string, { keys }: Schema): Change[] {
  const masked = mask(text);
  const conflicts = masked.matchAll(
    /\bon conflict (?:on constraint (\w+)|\(([\w, ]+)\))\s+do (nothing)\b/gi,
  );
  return [...conflicts].flatMap(({ 0: conflict, 1: key, 2: given, index }) => {
    const insert = [...masked.slice(0, index).matchAll(/\binsert\s+into\s+[\w.]+[^(;]*\(/gi)].at(
      -1,
    );
    if (!insert) return [];
    const { ranges } = findArguments(masked, insert.index + insert[0].length - 1);
    const names = ranges.map(({ from, to }) => text.slice(from, to).trim());
    const known = given?.split(', ') ?? keys.find(({ name }) => name === key)?.columns ?? [];
    // Overwriting a row that only has a key changes nothing.
    const others = names.filter((name) => !known.includes(name));
    if (others.length === 0) return [];
    const end = index + conflict.length;
    const by = `update set ${others.map((name) => `${name} = excluded.${name}`).join(', ')}`;
    return [
      {
        text: replace(text, end - 'nothing'.length, end, by),
        what: `overwrites in ${around(text, insert.index, insert.index + insert[0].length)}`,
      },
    ];
  });
}

/** Copies of a trigger into one table also go into others with the same columns. */
function otherTables({ text }: SqlText, { columns }: Schema): Change[] {
  const masked = mask(text);
  const copies = masked.matchAll(
    /\bupdate ([\w.]+)(?: \w)? set (\w+) = new\.\2\s+where (?:\w+\.)?(\w+) = new\.\w+/gi,
  );
  return [...copies].flatMap(({ 0: head, 1: table, 2: name, 3: key, index }) => {
    const { end } = findTopLevelWords(masked, { from: index, to: masked.length });
    const has = (other: string, wanted?: string) =>
      columns.some((column) => column.table === other && column.name === wanted);
    const others = [...new Set(columns.map((column) => column.table))].filter(
      (other) => other !== table && has(other, name) && has(other, key),
    );
    return others.map((other) => ({
      text: replace(text, end, end, `;\n${text.slice(index, end).replace(table ?? '', other)}`),
      what: `${other} too in ${around(text, index, index + head.length)}`,
    }));
  });
}
