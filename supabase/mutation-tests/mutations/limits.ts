import type { Change } from '../sql-text/conditions.ts';
import { findCall, mask, findParenthesis, strings } from '../sql-text/mask.ts';
import { around, replace } from './mutation.ts';
import type { SqlText } from './mutation.ts';

/** Ten times each number and interval, a tenth of each interval, and one more and one less at each boundary. */
export function limits({ text, part }: SqlText): Change[] {
  return [...intervals(text), ...(part === 'trigger' ? findLimits(text) : numbers(text))];
}

function intervals(text: string): Change[] {
  const masked = mask(text);
  return strings(text).flatMap(({ from, to }) => {
    const before = /\binterval\s+$/i.exec(masked.slice(0, from - 1))?.[0] ?? '';
    const after = /^::interval/i.exec(masked.slice(to + 1))?.[0] ?? '';
    if (!before && !after) return [];
    const [start, end] = [from - 1 - before.length, to + 1 + after.length];
    const length = text.slice(start, end);
    // A millisecond preserves an order, and so do ten.
    const factors = text.slice(from, to) === '1 millisecond' ? ['/ 10'] : ['* 10', '/ 10'];
    return factors.map((factor) => ({
      text: replace(text, start, end, `(${length} ${factor})`),
      what: `${length} ${factor} in ${around(text, start, end)}`,
    }));
  });
}

/** The catalog quotes the arguments of a trigger, both numbers and times. */
function findLimits(text: string): Change[] {
  return strings(text).flatMap(({ from, to }) => {
    const room = text.slice(from, to);
    const [, digits = '', unit = ''] = /^(\d+)(| (?:second|minute|hour|day)s?)$/.exec(room) ?? [];
    const number = Number(digits);
    const others = unit ? [number * 10, number / 10] : [number * 10, number + 1, number - 1];
    return (digits ? others : []).map((value) => ({
      text: replace(text, from, to, `${value}${unit}`),
      what: `${room} becomes ${value}${unit} in ${around(text, from, to)}`,
    }));
  });
}

function numbers(text: string): Change[] {
  const masked = mask(text);
  const inCode = [...masked.matchAll(/(?<![\w$.'])\d+(?![\w.'])/g)].map(({ 0: digits, index }) => ({
    from: index,
    to: index + digits.length,
  }));
  // In quoted SQL, only what follows "limit" is certainly not part of a sentence.
  const inQuotes = strings(text).flatMap(({ from, to }) =>
    [...text.slice(from, to).matchAll(/(?<=\blimit\s+)\d+/gi)].map(({ 0: digits, index }) => ({
      from: from + index,
      to: from + index + digits.length,
    })),
  );
  return [...inCode, ...inQuotes].flatMap(({ from, to }) => {
    const before = text.slice(0, from);
    const number = Number(text.slice(from, to));
    if (isNoLimit(masked, from)) return [];
    return values(number, before, text.slice(to), masked, from).map((value) => ({
      text: replace(text, from, to, value < 0 ? `(${value})` : String(value)),
      what: `${number} becomes ${value} in ${around(text, from, to)}`,
    }));
  });
}

/** The precision of a type, an element's index, a column's position and the place of a part of a union are not limits. */
function isNoLimit(masked: string, from: number): boolean {
  if (/\bselect\s+$/i.test(masked.slice(0, from)) && /^\d+,/.test(masked.slice(from))) return true;
  return (
    /\b(timestamp|timestamptz|numeric)\s*\($|\[$|\b(group|order)\s+by\s[\d,\s]*$/i.test(
      masked.slice(0, from),
    ) && !/^\d+:/.test(masked.slice(from))
  );
}

/** Without an order, any rows are as good as others: such a limit only bounds the work, unless its rows are counted. */
function isSeen(before: string): boolean {
  const { inside, outside } = findParenthesis(before);
  return /\border\s+by\b/i.test(inside) || /\bcount\(\*\)[^()]*\bfrom\s*$/i.test(outside);
}

function values(
  number: number,
  before: string,
  after: string,
  masked: string,
  from: number,
): number[] {
  if (/\blimit\s+$/i.test(before)) {
    // One row above a cap only means "more": further rows are cut where the page is built.
    if (number % 10 === 1) return number === 1 ? [] : [number - 1];
    if (!isSeen(before)) return [];
    return [number * 10, number + 1, number - 1];
  }
  const isBoundary =
    /([<>]=?|between|between[^;]{1,30}and|\[1:)\s*\(?\s*$/i.test(before) ||
    /^\)?(::[\w ]+)?\)?\s*[<>]/.test(after) ||
    /^(least|greatest|private\..*)$/.test(findCall(masked, from));
  // No position in a text is below zero: one less only means "always".
  const less = /\bstrpos\([^()]*\)\s*>\s*$/i.test(before) ? [] : [number - 1];
  return [...(number >= 2 ? [number * 10] : []), ...(isBoundary ? [number + 1, ...less] : [])];
}
