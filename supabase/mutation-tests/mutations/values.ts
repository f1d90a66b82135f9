import { squeeze } from '../sql-text/conditions.ts';
import type { Change } from '../sql-text/conditions.ts';
import { findArguments, findCall, findClosing, mask, strings } from '../sql-text/mask.ts';
import { around, replace } from './mutation.ts';
import type { SqlText, Schema } from './mutation.ts';

/** Another constant, another default, no fallback, one for many, and a current value for a past one. */
export function values(target: SqlText, schema: Schema): Change[] {
  const { part, text } = target;
  if (part === 'default') return presets(text);
  if (part === 'signature') return parameterDefaults(text);
  if (part !== 'body') return [];
  return [
    ...fallbacks(text),
    ...counts(text),
    ...truths(text),
    ...words(text),
    ...laterValues(target, schema),
  ];
}

/** One id is as good as another, and an empty list has no alternative. */
function presets(text: string): Change[] {
  const others: [RegExp, string][] = [
    [/^true$/, 'false'],
    [/^false$/, 'true'],
    [/^\d+$/, String(Number(text) + 1)],
    [/^'[^']+'::text$/, "'other'::text"],
    [/^'\{\w+\}'::text\[\]$/, "'{}'::text[]"],
    [/^(now|clock_timestamp)\(\)/, "now() - '2 days'::interval"],
  ];
  return others
    .filter(([pattern]) => pattern.test(text))
    .map(([, by]) => ({ text: by, what: `default ${by} for ${text}` }));
}

function parameterDefaults(text: string): Change[] {
  const given = /\bDEFAULT (true|false|'[a-z]\w*'::text)/g;
  return [...text.matchAll(given)].map(({ 0: whole, 1: value = '', index }) => {
    const by = value === 'true' ? 'false' : value === 'false' ? 'true' : "'other'::text";
    return {
      text: replace(text, index, index + whole.length, `DEFAULT ${by}`),
      what: `${by} for ${around(text, index, index + whole.length)}`,
    };
  });
}

/** Removes the values of a coalesce, one at a time. */
function fallbacks(text: string): Change[] {
  const masked = mask(text);
  return [...masked.matchAll(/\bcoalesce\(/gi)].flatMap(({ 0: name, index }) => {
    const { ranges, end } = findArguments(masked, index + name.length - 1);
    const given = ranges.map(({ from, to }) => text.slice(from, to).trim());
    return given.map((value, position) => {
      const rest = given.filter((_, other) => other !== position);
      // On its own, a literal still takes the type that is needed.
      const call = rest.length > 1 ? name : '(';
      return {
        text: replace(text, index, end + 1, `${call}${rest.join(', ')})`),
        what: `no ${squeeze(value).slice(0, 60)} in ${around(text, index, end + 1)}`,
      };
    });
  });
}

function counts(text: string): Change[] {
  return [...text.matchAll(/\b(count|sum)\(/gi)].map(({ 0: name, 1: what = '', index }) => {
    const end = findClosing(text, index + name.length - 1) + 1;
    const filter = /^\s+filter\s*(?=\()/i.exec(text.slice(end));
    const to = filter ? findClosing(text, end + filter[0].length) + 1 : end;
    const all = text.slice(index, to);
    const one = what.toLowerCase() === 'sum' ? `max${all.slice(3)}` : `least(${all}, 1)`;
    return { text: replace(text, index, to, one), what: `${one} in ${around(text, index, to)}` };
  });
}

/** `is true` and `is not true` are comparisons, not values. */
function truths(text: string): Change[] {
  return [...mask(text).matchAll(/\b(?<!\bis (?:not )?|if |as )(true|false)\b/gi)].map(
    ({ 0: value, index }) => {
      const by = value.toLowerCase() === 'true' ? 'false' : 'true';
      return {
        text: replace(text, index, index + value.length, by),
        what: `${by} in ${around(text, index, index + value.length)}`,
      };
    },
  );
}

/** Words that are stored or passed on; object keys belong to projections, and sentences are for readers. */
function words(text: string): Change[] {
  const masked = mask(text);
  const callers = /^(private\.(notify|record|limit_rate|move_hire_request|require_item)|values)?$/;
  return strings(text).flatMap(({ from, to }) => {
    const before = masked.slice(0, from - 1);
    const call = findCall(masked, from - 1);
    // Words that fill a format are SQL.
    const isResult = /\b(then|else)\s+$/i.test(before) && call !== 'format';
    const isGiven = /[(,]\s*$/.test(before) && callers.test(call);
    const isInList = /\bin\s*\([^()]*$|\barray\s*\[[^\]]*$/i.test(before);
    if (!/^[a-z]+(_[a-z]+)*$/.test(text.slice(from, to)) || isInList || !(isResult || isGiven))
      return [];
    return [
      { text: replace(text, from, to, 'other'), what: `other for ${around(text, from, to)}` },
    ];
  });
}

/** What a trigger copies, and does not only compare, is read now from the row behind a foreign key. */
function laterValues({ text, tables }: SqlText, { columns, links }: Schema): Change[] {
  const masked = mask(text);
  return [...masked.matchAll(/\bnew\.(\w+)\b(?!\s*:?=|(?:,[^()]*\))?\s+is\b)/gi)].flatMap(
    ({ 0: value, 1: name, index }) =>
      links
        .filter(({ table }) => tables.includes(table))
        .filter(({ target }) => columns.some((one) => one.table === target && one.name === name))
        .filter(() => !/^(id|user_id|created_at|updated_at)$/.test(name ?? ''))
        // A document is about the request of the one that it changes; a correction has the same total, and is of none that is received; a credit note is never paid.
        .filter(
          ({ table, column }) =>
            !/^public\.invoices (corrects (total_cents|received_at)|credits (paid_at|received_at)|(corrects|credits) hire_request_id)$/.test(
              `${table} ${column} ${name}`,
            ),
        )
        .map(({ column, target }) => {
          const now = `coalesce((select l.${name} from ${target} l where l.id = new.${column}), ${value})`;
          return {
            text: replace(text, index, index + value.length, now),
            what: `the ${name} of ${target} for ${around(text, index, index + value.length)}`,
          };
        }),
  );
}
