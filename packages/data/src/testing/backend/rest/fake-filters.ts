import { getValue, type Row } from './fake-tables.ts';

/** Whether a row matches a filter in the URL, in PostgREST syntax. */
export function passes(row: Row, column: string, filter: string): boolean {
  const isAny = column === 'or';
  if (isAny || column === 'and') {
    const conditions = splitTerms(filter).map((term) => {
      const nested = /^(or|and)(\(.*\))$/s.exec(term) ?? /^(\w+)\.(.*)$/s.exec(term);
      return passes(row, nested?.[1] ?? '', nested?.[2] ?? '');
    });
    return isAny ? conditions.some(Boolean) : conditions.every(Boolean);
  }
  return passesOne(getValue(row, column), filter);
}

function passesOne(value: unknown, filter: string): boolean {
  const [, operator = '', quoted = ''] = /^(\w+)\.(.*)$/s.exec(filter) ?? [];
  const operand = quoted.replace(/^"(.*)"$/s, '$1');
  switch (operator) {
    case 'eq':
      return String(value) === operand;
    case 'in':
      return parseList(operand).includes(String(value));
    case 'not':
      return !passesOne(value, quoted);
    case 'neq':
      return String(value) !== operand;
    case 'is':
      return String(value) === operand;
    case 'lt':
      return compare(value, toSameType(value, operand)) < 0;
    case 'gt':
      return compare(value, toSameType(value, operand)) > 0;
    case 'ov':
      return Array.isArray(value) && parseList(operand).some((item) => value.includes(item));
    default:
      throw new Error(`The fake backend does not know the filter ${filter}`);
  }
}

function toSameType(value: unknown, operand: string) {
  return typeof value === 'number' ? Number(operand) : operand;
}

function parseList(literal: string) {
  const items = literal.slice(1, -1).matchAll(/"((?:[^"\\]|\\.)*)"|[^,]+/gs);
  return [...items].map(([item, quoted]) => quoted?.replaceAll(/\\(.)/gs, '$1') ?? item);
}

/** Splits (a,and(b,c)) at the commas outside of inner parentheses. */
function splitTerms(list: string) {
  return list.slice(1, -1).match(/(?:[^,()]|\([^()]*\))+/g) ?? [];
}

export function compare(a: unknown, b: unknown) {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a).localeCompare(String(b));
}
