import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseInline, type Inline } from './parse-inline.ts';
import { parseMarkup, stripMarkup } from './parse-markup.ts';

/** Pieces that marks, headings, lists and lines are made of. */
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

/** The best of a few runs, in ms. */
function timeOf(run: () => unknown) {
  const times = Array.from({ length: 5 }, () => {
    const startedAt = performance.now();
    run();
    return performance.now() - startedAt;
  });
  return Math.min(...times);
}

it('nests at most three levels deep', () => {
  fc.assert(
    fc.property(markup, (text) => {
      expect(depthOf(parseInline(text))).toBeLessThanOrEqual(3);
    }),
  );
});

it('loses no words', () => {
  fc.assert(
    fc.property(markup, (text) => {
      expect(withoutMarks(textOf(parseInline(text)))).toBe(withoutMarks(text));
    }),
  );
});

it('takes eight times as long for eight times the text, whatever is repeated', () => {
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 5 }), (pieces) => {
      const unit = pieces.join('');
      const [short, long] = [4_000, 32_000].map((length) => {
        const text = unit.repeat(length / unit.length);
        parseMarkup(text);
        return timeOf(() => stripMarkup(text));
      }) as [number, number];
      // Quadratic would be 64 times; the constant covers what a clock cannot tell apart.
      expect(long).toBeLessThan(short * 32 + 5);
    }),
    { numRuns: 60 },
  );
});
