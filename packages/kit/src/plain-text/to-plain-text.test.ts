import fc from 'fast-check';
import { expect, it } from 'vitest';
import { measureSlowdown } from '@showcase/data/testing';
import { toPlainText, toWholeText } from './to-plain-text.ts';

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

it('removes the markup of the whole, and keeps its lines and lists', () => {
  const text = `${'long '.repeat(5_000)}end`;
  expect(toWholeText(`# Why\r\nA **shared**\n\n\n\n* one\n- *two*\n1. three\n${text}\n`)).toBe(
    `Why\nA shared\n\n- one\n- two\n1. three\n${text}`,
  );
});

it.each([toPlainText, toWholeText])('runs in linear time, whatever is repeated', (change) => {
  const piece = fc.constantFrom('\n', '\r', ' ', '\t', '# ', '- ', '*', '1', '. ', 'a');
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 5 }), (pieces) => {
      expect(measureSlowdown(change, pieces.join(''))).toBeLessThan(32);
    }),
    { numRuns: 60, examples: [[['\n']]] },
  );
});
