import { expect, it } from 'vitest';
import { hasText } from './has-text.ts';

it.each([
  ['', false],
  [' \t\n ', false],
  ['\u00a0\u200b\ufeff\u2060', false],
  ['\u3164', false],
  ['\u115f\u1160\uffa0', false],
  ['\u2800 \ufe0f\u{e0001}', false],
  [' a ', true],
  ['👍', true],
  ['مرحبا', true],
  ['한글', true],
  ['\u3164a', true],
])('%j has visible text: %s', (text, expected) => {
  expect(hasText(text)).toBe(expected);
});
