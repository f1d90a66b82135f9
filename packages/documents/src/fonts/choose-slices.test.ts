import { expect, it } from 'vitest';
import { orderFamilies, slicesFor } from './choose-slices.ts';
import { readFamily } from './font-family.ts';

const family = readFamily(
  { latin: 'U+0000-00FF,U+20AC', 'latin-ext': 'U+0100-02BA', '[4]': 'U+4e00' },
  Object.fromEntries(
    ['latin-400', 'latin-700', 'latin-ext-400', '4-400', 'unknown-400'].map((slice) => [
      `../files/noto-${slice}-normal.woff`,
      slice,
    ]),
  ),
);

it.each([
  ['A', 400, ['latin-400']],
  ['A', 700, ['latin-700', 'latin-400']],
  ['€', 400, ['latin-400']],
  ['ł', 700, ['latin-ext-400']],
  ['一', 400, ['4-400']],
  ['ก', 400, []],
] as const)('%s in the weight %i has the slices %j', (character, weight, expected) => {
  const slices = slicesFor([family], character.codePointAt(0) ?? 0, weight);
  expect(slices.map(({ url }) => url)).toEqual(expected);
});

it.each([
  ['王小明', 'chinese'],
  ['山田さくら', 'japanese'],
  ['カナ', 'japanese'],
  ['김민수 金', 'korean'],
  ['Ada', 'chinese'],
])('%s is first looked for in the font for %s', (text, expected) => {
  expect(orderFamilies(text)[0]).toBe(expected);
});
