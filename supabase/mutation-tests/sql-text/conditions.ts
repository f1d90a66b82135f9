import { mask, trim, findTopLevelWords } from './mask.ts';
import type { Range } from './mask.ts';

export type Change = { text: string; what: string };

/**
 * A condition without one of its parts at a time: `and` replaces the part by true, `or` by false. `opened` replaces the
 * whole condition: true for a permission, false for a rejection.
 */
export function withoutParts(
  text: string,
  range: Range = { from: 0, to: text.length },
  opened: 'true' | 'false' = 'true',
): Change[] {
  const masked = mask(text);
  const whole = trim(masked, range);
  const { joint, parts } = split(masked, whole);
  const isCovered = joint === (opened === 'true' ? 'and' : 'or');
  const all = [...(isCovered ? [] : [{ ...whole, by: opened }]), ...losses(masked, whole)];
  return all.map(({ from, to, by }) => ({
    text: `${text.slice(0, from)}${by}${text.slice(to)}`,
    what: `${parts.length > 0 && from === whole.from && to === whole.to ? 'all of ' : ''}${squeeze(text.slice(from, to))}`,
  }));
}

const enders =
  /^(group|order|limit|for|union|returning|having|into|loop|then|except|intersect|on)$/;

/** A text without one part of one of its where clauses at a time. */
export function withoutWhereParts(text: string): Change[] {
  return whereClauses(text).flatMap((range) => withoutParts(text, range));
}

export const whereClauses = (text: string) => conditionsAfter(text, /\bwhere\b/gi);

/** A text without one part of the condition of one branch of a case at a time; a value to compare with is no condition. */
export function withoutBranchParts(text: string): Change[] {
  const masked = mask(text);
  return conditionsAfter(text, /\bwhen\b/gi)
    .filter(({ from }) => !isCompared(masked.slice(0, from)))
    .flatMap((range) => withoutParts(text, range, 'false'));
}

/** Whether the case whose branch begins where this text ends compares a value. */
function isCompared(before: string): boolean {
  let depth = 0;
  for (const { 0: word, index } of [...before.matchAll(/\b(case|end)\b/gi)].toReversed()) {
    if (word.toLowerCase() === 'end') depth += 1;
    else if (depth === 0) return !/^case\s+when\b/i.test(before.slice(index));
    else depth -= 1;
  }
  return false;
}

function conditionsAfter(text: string, keyword: RegExp): Range[] {
  const masked = mask(text);
  return [...masked.matchAll(keyword)].map(({ 0: word, index }) => {
    const from = index + word.length;
    const { words, end } = findTopLevelWords(masked, { from, to: masked.length });
    return { from, to: words.find((found) => enders.test(found.word))?.position ?? end };
  });
}

/** The parts of a condition, as separated by top-level `and` and `or`. */
export function comparisons(text: string, range: Range): Range[] {
  const masked = mask(text);
  const whole = trim(masked, range);
  const { parts } = split(masked, whole);
  return parts.length === 0 ? [whole] : parts.flatMap((part) => comparisons(text, part));
}

type Loss = Range & { by: 'true' | 'false' };

/** Every part at every depth. */
function losses(masked: string, range: Range): Loss[] {
  const { joint, parts } = split(masked, range);
  const own = parts.map((part): Loss => ({ ...part, by: joint === 'or' ? 'false' : 'true' }));
  return [...own, ...parts.flatMap((part) => losses(masked, trim(masked, part)))];
}

function split(masked: string, range: Range): { joint?: 'and' | 'or'; parts: Range[] } {
  const { words } = findTopLevelWords(masked, range);
  const joint = words.some(({ word }) => word === 'or') ? 'or' : 'and';
  let isBetween = false;
  const parts: Range[] = [];
  let from = range.from;
  for (const { word, position: at } of words) {
    if (word === 'between') isBetween = true;
    else if (word === joint && joint === 'and' && isBetween) isBetween = false;
    else if (word === joint) {
      parts.push(tight(masked, { from, to: at }));
      from = at + joint.length;
    }
  }
  if (parts.length === 0) return { parts };
  return { joint, parts: [...parts, tight(masked, { from, to: range.to })] };
}

function tight(masked: string, { from, to }: Range): Range {
  const text = masked.slice(from, to);
  return { from: from + (text.length - text.trimStart().length), to: from + text.trimEnd().length };
}

export function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
