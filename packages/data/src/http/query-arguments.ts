import { toListLiteral } from './list-literal.ts';

/** With the longest path and the other parameters, a URL stays below the 8 kB that every proxy allows. */
const MAX_LENGTH = 6000;

/**
 * A function's arguments as they are written in a URL, sorted by name so that equal calls have equal URLs. Undefined if they do not fit
 * into one: a URL has no null, an empty array could be an empty object, and it must not be too long.
 */
export function toQueryArguments(args: object): Record<string, string> | undefined {
  const written: Record<string, string> = {};
  const given = Object.entries(args).filter(([, value]) => value !== undefined);
  for (const [name, value] of given.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const text = toText(value);
    if (text === undefined) return undefined;
    written[name] = text;
  }
  return String(new URLSearchParams(written)).length <= MAX_LENGTH ? written : undefined;
}

function toText(value: unknown): string | undefined {
  if (Array.isArray(value)) return isTextList(value) ? toListLiteral(value) : undefined;
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

function isTextList(value: readonly unknown[]): value is readonly string[] {
  return value.length > 0 && value.every((item) => typeof item === 'string');
}
