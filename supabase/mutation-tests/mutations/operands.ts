import type { SqlText, Schema } from './mutation.ts';

/** The operands of a comparison: the columns and variables that their names refer to. */
export function operands({ name, text, tables, parameters }: SqlText, schema: Schema) {
  const aliases = [
    ...text.matchAll(/\b(?:from|join|update|into|using)[\s(]+(\w+\.\w+)(?: as)? (\w+)\b/gi),
  ].map(([, table = '', alias = '']) => ({ alias, table }));
  const rows = [...text.matchAll(/^\s*(\w+) (\w+\.\w+);/gm)].map(([, alias = '', table = '']) => ({
    alias,
    table,
  }));
  const records = [...text.matchAll(/^\s*(\w+) record;/gm)].map(([, record]) => record);
  const constants = [...text.matchAll(/^\s*(\w+) text := '/gm)].map(([, name]) => name);
  const declared = [...text.matchAll(/^\s*(\w+) text(?= :=|;)/gm)].map(([, name = '']) => name);
  const texts = parameters.filter(({ type }) => type === 'text').map((one) => one.name);
  const parameterOf = (side: string) =>
    name.includes(`.${qualifierOf(side)}(`) && parameters.find((one) => one.name === nameOf(side));

  const tablesOf = (side: string): string[] => {
    const qualifier = qualifierOf(side)?.toLowerCase();
    if (qualifier === undefined || qualifier === 'new' || qualifier === 'old') return tables;
    const found = [...aliases, ...rows].filter(({ alias }) => alias.toLowerCase() === qualifier);
    return found.map(({ table }) => table);
  };
  const columnsOf = (side: string) => {
    const named = schema.columns.filter(({ name }) => name === nameOf(side));
    const own = named.filter(({ table }) => tablesOf(side).includes(table));
    return own.length > 0 ? own : named;
  };
  return {
    /** A literal has no wildcard: neither an expression that starts with one, nor the arguments of a trigger. */
    isLiteral: (side: string) =>
      /^\(*('|\d|true\b|false\b|array\b|tg_argv\b)/i.test(side.trim()) ||
      constants.includes(side.trim()),
    // What a key has in JSON is no text, nor is what a text is cast to.
    isText: (side: string) => {
      const parameter = parameterOf(side);
      if (parameter) return parameter.type === 'text';
      return (
        (/->>|::text\)?$/.test(side) &&
          !/->\s*'\w+'::text\)*$|->>.*::(?!text)\w+\)*$/.test(side.trim())) ||
        (!/::(?!text)/.test(side) &&
          ([...declared, ...texts].includes(nameOf(side)) ||
            columnsOf(side).some(({ type }) => type === 'text')))
      );
    },
    isListed: (side: string) => {
      const isIn = (table: string, columns: Schema['listed']) =>
        columns.some((one) => one.table === table && one.name === nameOf(side));
      // What a record was read from is any table with such a column.
      const of = records.includes(qualifierOf(side))
        ? [...schema.columns, ...schema.listed].map(({ table }) => table)
        : tablesOf(side);
      const own = of.filter((table) => isIn(table, schema.columns) || isIn(table, schema.listed));
      return own.length > 0 && own.every((table) => isIn(table, schema.listed));
    },
  };
}

/** The last name of an operand, without surrounding functions. */
export const nameOf = (side: string) => /(\w+)\W*$/.exec(bare(side))?.[1] ?? '';

const qualifierOf = (side: string) => /(\w+)\.\w+\W*$/.exec(bare(side))?.[1];

const bare = (side: string) => side.replace(/::text/g, '').replace(/[\s()]+$/, '');
