import { expect, it } from 'vitest';
import { shorten } from './shorten.ts';

const family = '👩‍👩‍👧‍👦';
const accented = 'e\u0301';

it.each([
  ['short', 5, 'short'],
  ['longer', 5, 'long…'],
  ['four words in it', 11, 'four words…'],
  ['🛟'.repeat(9), 6, '🛟🛟…'],
  [family.repeat(3), family.length * 2 + 1, `${family}${family}…`],
  [family.repeat(3), family.length * 2, `${family}…`],
  [accented.repeat(9), 6, `${accented}${accented}…`],
  [family, 5, '…'],
  ['', 5, ''],
])('%s, in at most %i units, is %s', (text, max, short) => {
  expect(shorten(text, max)).toBe(short);
  expect(short.length).toBeLessThanOrEqual(Math.max(max, text.length));
});
