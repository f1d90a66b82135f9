import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseInline, type Inline } from './parse-inline.ts';
import { stripMarkup } from './parse-markup.ts';

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

// In quadratic time, each of these texts would take longer than the test may.
it('takes linear time, whatever text is repeated', () => {
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 5 }), (pieces) => {
      const unit = pieces.join('');
      stripMarkup(unit.repeat(200_000 / unit.length));
    }),
    { numRuns: 30, interruptAfterTimeLimit: 20_000, markInterruptAsFailure: true },
  );
});
