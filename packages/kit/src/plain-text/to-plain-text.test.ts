import fc from 'fast-check';
import { expect, it } from 'vitest';
import { measureSlowdown } from '@showcase/data/testing';
import { toPlainText } from './to-plain-text.ts';

it.each([
  ['# Why\nA **shared** notebook', 'A shared notebook'],
  ['- one\n- *two*\n1. three', 'one two three'],
  ['# Only a title', 'Only a title'],
  ['', ''],
])('removes the markup from %j', (markup, text) => {
  expect(toPlainText(markup)).toBe(text);
});

it('truncates a long text after a whole word', () => {
  const text = toPlainText('word '.repeat(60));
  expect(text).toMatch(/word\.\.\.$/);
  expect(text.length).toBeLessThan(165);
});

it('reads no more than the first 2,000 characters', () => {
  expect(toPlainText(`${'\n'.repeat(1_900)}Seen${' '.repeat(200)}not seen`)).toBe('Seen...');
  expect(toPlainText('\n'.repeat(20_000))).toBe('');
});

it('does not split surrogate pairs', () => {
  expect(toPlainText(`a${'😀'.repeat(200)}`).isWellFormed()).toBe(true);
});

it('runs in linear time, whatever is repeated', () => {
  const piece = fc.constantFrom('\n', '\r', ' ', '\t', '# ', '- ', '*', '1', '. ', 'a');
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 5 }), (pieces) => {
      expect(measureSlowdown(toPlainText, pieces.join(''))).toBeLessThan(32);
    }),
    { numRuns: 60, examples: [[['\n']]] },
  );
});
