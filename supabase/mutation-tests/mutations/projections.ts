import type { Change } from '../sql-text/conditions.ts';
import { findArguments, findClosing, mask } from '../sql-text/mask.ts';
import { around, replace } from './mutation.ts';
import type { SqlText } from './mutation.ts';

/** Makes a function return more: the whole row, an omitted key, or an untruncated text. */
export function projections(target: SqlText): Change[] {
  const { text, part } = target;
  return part === 'body'
    ? [...wholeRows(target), ...withRemovedKeys(text), ...wholeTexts(text)]
    : [];
}

/** `jsonb_build_object('id', u.id …)` returns the rest of the row, too. */
function wholeRows({ text, name: identity }: SqlText): Change[] {
  // A function's name qualifies its parameters.
  const ownName = /(\w+)\(/.exec(identity)?.[1];
  return [...text.matchAll(/\bjsonb_build_object\(/gi)].flatMap(({ 0: name, index }) => {
    const end = findClosing(text, index + name.length - 1);
    const values = text.slice(index, end).replace(/\(\s*select\b[\s\S]*/i, '');
    const own = values.matchAll(/(?<![.\w])(\w+)\.\w+(?![\w(])/g);
    const row = [...own].map(([, alias = '']) => alias).find((alias) => alias !== ownName);
    // A count over many rows has no row.
    const isOfMany = /\b(?:count|sum|min|max)\(/i.test(values);
    // What is only compared is not returned.
    const isCompared = /@>\s*$/.test(text.slice(0, index));
    return row && !isOfMany && !isCompared
      ? [
          {
            text: replace(text, index, index, `to_jsonb(${row}) || `),
            what: `the whole row of ${around(text, index, index + 40)}`,
          },
        ]
      : [];
  });
}

/** `to_jsonb(r) - 'key'` and `- array['one', 'other']` keep a key. */
function withRemovedKeys(text: string): Change[] {
  const taken = /(?<=to_jsonb\(\w+(?:\.\*)?\)+) - (?:array\[([^\]]*)\]|'\w+'(?:::text)?)/gi;
  return [...text.matchAll(taken)].flatMap(({ 0: whole, 1: list, index }) => {
    const keys = list === undefined ? [whole] : list.split(',').map((key) => key.trim());
    return keys.map((key) => {
      const rest = keys.filter((other) => other !== key);
      const by = list === undefined || rest.length === 0 ? '' : ` - array[${rest.join(', ')}]`;
      return {
        text: replace(text, index, index + whole.length, by),
        what: `keeps ${key.replace(' - ', '')} in ${around(text, index, index + 20)}`,
      };
    });
  });
}

/** `left(text, 500)` becomes the text. */
function wholeTexts(text: string): Change[] {
  const code = mask(text);
  return [...text.matchAll(/(?<!\w)"?left"?\(/gi)].flatMap(({ 0: name, index }) => {
    const isQuoted = code[index]?.toLowerCase() !== text[index]?.toLowerCase();
    const { ranges, end } = findArguments(isQuoted ? text : code, index + name.length - 1);
    const [given] = ranges;
    return given && end > 0 && ranges.length === 2
      ? [
          {
            text: replace(text, index, end + 1, text.slice(given.from, given.to)),
            what: `all of ${text.slice(index, end + 1)}`,
          },
        ]
      : [];
  });
}
