import { squeeze, withoutParts } from './conditions.ts';
import type { Change } from './conditions.ts';
import { mask, findTopLevelWords } from './mask.ts';

/** A function's body without one rejection, or one statement or line marked by `-- guard: name`, at a time. */
export function withoutGuards(body: string): Change[] {
  return [...withoutRejections(body), ...withoutMarked(body)];
}

/** `raise`, `private.raise_invalid` and `private.raise_conflict` under an if: removes parts of the condition; elsewhere removes the statement. */
function withoutRejections(body: string): Change[] {
  const masked = mask(body);
  const found = masked.matchAll(
    /\braise\s+(?:exception|sqlstate)\b|\bperform\s+private\.(?:raise_invalid|raise_conflict)\b/gi,
  );
  return [...found].flatMap(({ index }) => {
    const condition = findCondition(masked, index);
    const message = /'((?:[^']|'')*)'/.exec(body.slice(messageAt(body, index)))?.[1];
    const label = message ?? squeeze(body.slice(index, index + 60));
    const changes = condition
      ? withoutParts(body, condition, 'false')
      : [{ text: `${body.slice(0, index)}null${body.slice(findEnd(masked, index))}`, what: '' }];
    return changes.map(({ text, what }) => ({ text, what: squeeze(`${label} ${what}`) }));
  });
}

/** The condition of the if or elsif whose branch starts right before this index; the handler of an exception has none. */
function findCondition(masked: string, index: number) {
  const before = masked.slice(0, index);
  const then = /\bthen\s*$/i.exec(before);
  if (!then) return undefined;
  const openers = before.slice(0, then.index).matchAll(/\b((?:els)?if)\b|\bexception\s+when\b/gi);
  const start = [...openers].at(-1);
  return start?.[1] && { from: start.index + start[0].length, to: then.index };
}

/** `-- guard: name` before a statement removes the statement; at the end of a line, the line. */
function withoutMarked(body: string): Change[] {
  return [...body.matchAll(/^(.*)-- guard: *(.+)$/gm)].map(
    ({ 0: line, 1: code = '', 2: name = '', index }) => {
      const after = index + line.length;
      const [from, to] =
        code.trim() === '' ? [after, findEnd(mask(body), after) + 1] : [index, after];
      return { text: withoutStatement(body, from, to), what: `guard: ${name.trim()}` };
    },
  );
}

function withoutStatement(body: string, from: number, to: number): string {
  const masked = mask(body);
  const start = /^\s*if\b/i.exec(masked.slice(from))?.[0].length;
  if (start === undefined) return `${body.slice(0, from)}${body.slice(to)}`;
  const { words } = findTopLevelWords(masked, { from: from + start, to: masked.length });
  const then = words.find(({ word }) => word === 'then')?.position;
  return `${body.slice(0, from)}\nif false ${body.slice(then)}`;
}

/** The index of the semicolon that ends the statement starting here. */
function findEnd(masked: string, index: number): number {
  return findTopLevelWords(masked, { from: index, to: masked.length }).end;
}

function messageAt(body: string, index: number): number {
  return Math.max(
    index,
    body.slice(index, findEnd(mask(body), index)).search(/message\s*=/) + index,
  );
}
