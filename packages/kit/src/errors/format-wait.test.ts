import { expect, it } from 'vitest';
import { formatWait } from './format-wait.ts';

it.each([
  [1, '1 s'],
  [57.2, '58 s'],
  [119, '119 s'],
  [120, '2 min'],
  [3489, '59 min'],
  [7200, '2 h'],
  [86_000, '24 h'],
])('%d seconds are %s', (seconds, text) => {
  expect(formatWait(seconds)).toBe(text);
});
