import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it.each([
  ['# Why\nA **shared** notebook', 'A shared notebook'],
  ['- one\n- *two*\n1. three', 'one two three'],
  ['# Only a title', 'Only a title'],
  ['', ''],
])('takes the markup out of %j', (markup, text) => {
  expect(plainText(markup)).toBe(text);
});

it('ends a long text after a whole word', () => {
  const text = plainText('word '.repeat(60));
  expect(text).toMatch(/word\.\.\.$/);
  expect(text.length).toBeLessThan(165);
});
