import { expect, it } from 'vitest';
import { hasText } from './has-text.ts';

it.each([
  ['', false],
  [' \t\n ', false],
  ['\u00a0\u200b\ufeff\u2060', false],
  [' a ', true],
  ['👍', true],
  ['مرحبا', true],
])('%j holds something to read: %s', (text, has) => {
  expect(hasText(text)).toBe(has);
});
