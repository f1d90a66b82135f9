import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseInline, type Inline } from './parse-inline.ts';
import { parseMarkup, stripMarkup } from './parse-markup.ts';

/** The building blocks of marks, headings, lists and lines. */
const piece = fc.constantFrom(
  '*',
  '**',
  '_',
  ' ',
  '\n',
  '\u2028',
  '# ',
  '- ',
  '1. ',
  'a',
  'é',
  '😀',
);
const markup = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));

const depthOf = (nodes: Inline[]): number =>
  Math.max(0, ...nodes.map((node) => (node.kind === 'text' ? 0 : 1 + depthOf(node.children))));
const textOf = (nodes: Inline[]): string =>
  nodes.map((node) => (node.kind === 'text' ? node.text : textOf(node.children))).join('');
const withoutMarks = (text: string) => text.replaceAll(/[*_]/g, '');

function timeOf(run: () => unknown) {
  const startedAt = performance.now();
  run();
  return performance.now() - startedAt;
}

/** Whether eight times the length takes less than 32 times as long: 64 would be quadratic. A busy machine gets more tries. */
function isLinear(short: () => number, long: () => number) {
  let [bestOfShort, bestOfLong] = [Infinity, Infinity];
  for (let tries = 0; tries < 30; tries += 1) {
    bestOfShort = Math.min(bestOfShort, short());
    bestOfLong = Math.min(bestOfLong, long());
    if (tries >= 3 && bestOfLong < bestOfShort * 32) return true;
  }
  return false;
}

it('nests at most three levels deep', () => {
  fc.assert(
    fc.property(markup, (text) => {
      expect(depthOf(parseInline(text))).toBeLessThanOrEqual(3);
    }),
  );
});

it('loses no text', () => {
  fc.assert(
    fc.property(markup, (text) => {
      expect(withoutMarks(textOf(parseInline(text)))).toBe(withoutMarks(text));
    }),
  );
});

it('takes linear time, whatever text is repeated', () => {
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 5 }), (pieces) => {
      const unit = pieces.join('');
      const [short, long] = [4_000, 32_000].map((length) => {
        const text = unit.repeat(length / unit.length);
        return () => timeOf(() => (parseMarkup(text), stripMarkup(text)));
      }) as [() => number, () => number];
      expect(isLinear(short, long)).toBe(true);
    }),
    { numRuns: 60 },
  );
});
