import { comparisons, whereClauses } from '../sql-text/conditions.ts';
import type { Change } from '../sql-text/conditions.ts';
import { findArguments, mask, strings } from '../sql-text/mask.ts';
import { around, replace } from './mutation.ts';
import type { SqlText, Schema } from './mutation.ts';
import { nameOf, operands } from './operands.ts';

/** Replaces equality of texts by ILIKE and a prefix match by a match anywhere, and makes regular expressions match more. */
export function patterns(target: SqlText, schema: Schema): Change[] {
  return [...equalities(target, schema), ...beginnings(target.text), ...expressions(target.text)];
}

function equalities(target: SqlText, schema: Schema): Change[] {
  const { text, part, parameters } = target;
  const clauses = [
    ...whereClauses(text),
    ...(part === 'rule' ? [{ from: 0, to: text.length }] : []),
  ];
  const known = operands(target, schema);
  return clauses
    .flatMap((clause) => comparisons(text, clause))
    .flatMap(({ from, to }) => {
      const [left, right, ...more] = text.slice(from, to).split(/\s=\s/);
      if (!left || !right || more.length > 0) return [];
      const sides = [left, right];
      if (/\b(select|case|any|all|not)\b/i.test(sides.join(' '))) return [];
      // Only text contains wildcards, and an enumerated value resembles no other.
      const canMatch = (...pair: string[]) =>
        !pair.some(known.isLiteral) && pair.some(known.isText) && !pair.every(known.isListed);
      const fields = elements(right);
      if (!elements(left).some((field, index) => canMatch(field, fields[index] ?? ''))) return [];
      const isParameter = parameters.some(
        ({ name }) => nameOf(left) === name && !left.includes('.'),
      );
      const [value, pattern] = isParameter ? [right, left] : [left, right];
      return [
        {
          text: replace(text, from, to, `(${value})::text ilike (${pattern})::text`),
          what: `like for = in ${around(text, from, to)}`,
        },
      ];
    });
}

/** The fields of a row, or the one operand. */
function elements(operand: string): string[] {
  const side = operand.trim();
  if (!side.startsWith('(')) return [side];
  const { ranges, end } = findArguments(mask(side), 0);
  return end < side.length - 1 ? [side] : ranges.map(({ from, to }) => side.slice(from, to).trim());
}

function beginnings(text: string): Change[] {
  const masked = mask(text);
  return [...masked.matchAll(/\bstarts_with\(/g)].map(({ 0: name, index }) => {
    const { end } = findArguments(masked, index + name.length - 1);
    const given = text.slice(index + name.length, end);
    return {
      text: replace(text, index, end + 1, `(strpos(${given}) > 0)`),
      what: `anywhere for ${text.slice(index, end + 1)}`,
    };
  });
}

function expressions(text: string): Change[] {
  const masked = mask(text);
  return strings(text).flatMap(({ from, to }) => {
    const operator = /!?~\*?\s*\(*$/.exec(masked.slice(0, from - 1));
    if (!operator) return [];
    const pattern = text.slice(from, to);
    const inside = looser(pattern).map(({ text: wider, what }) => ({
      text: replace(text, from, to, wider),
      what,
    }));
    const isCaseSeen = !operator[0].includes('*') && hasCase(pattern);
    // Text that was folded to lower case has only one case.
    const isFolded = /\blower\([^()]*\)\s*$/i.test(text.slice(0, operator.index));
    const at = operator.index + operator[0].indexOf('~') + 1;
    const anyCase = {
      text: replace(text, at, at, '*'),
      what: `any case in ${around(pattern, 0, pattern.length)}`,
    };
    return isCaseSeen && !isFolded ? [anyCase, ...inside] : inside;
  });
}

/** An escape is not a letter, and a class with both cases has no case to ignore. */
function hasCase(pattern: string): boolean {
  const rest = pattern
    .replace(/\\(?:u[0-9a-f]{4}|U[0-9a-f]{8}|.)/g, '')
    .replace(/\[[^\]]*\]/g, (set) => (/a-[a-z]/.test(set) && /A-[A-Z]/.test(set) ? '' : set));
  return /[a-z]/i.test(rest);
}

/** A regular expression without its anchors, classes, dots and exact numbers, one at a time. */
function looser(pattern: string): Change[] {
  const signs =
    /^\^|\$$|\\\.|\{(?<min>\d+)(?<comma>,?)(?<max>\d*)\}|\\[^.]|\[\^?\]?(?:[^\]\\]|\\.)*\]/g;
  return [...pattern.matchAll(signs)].flatMap(({ 0: sign, index, groups = {} }) =>
    replacements(sign, groups).map((by) => ({
      text: replace(pattern, index, index + sign.length, by),
      what: `${by || 'nothing'} for ${sign} at ${index} of ${around(pattern, 0, 40)}`,
    })),
  );
}

function replacements(sign: string, groups: Record<string, string | undefined>): string[] {
  if (sign === '^' || sign === '$') return [''];
  if (sign === '\\.' || sign.startsWith('[')) return ['.'];
  if (!sign.startsWith('{')) return [];
  const [min, max] = [Number(groups['min']), Number(groups['max'] || groups['min'])];
  const wider = [`{${min},${max + 1}}`];
  return min > 0 ? [...wider, `{${min - 1},${groups['comma'] ? groups['max'] : max}}`] : wider;
}
