import { beforeAll, expect, it } from 'vitest';
import type { FontBook } from '../fonts/font-book.ts';
import { openFontBook } from '../fonts/open-font-book.ts';
import { loadFontFile } from '../testing/load-font.ts';
import { breakLines } from './break-lines.ts';

const texts = [
  'one two three four',
  'abcdefghijklmnopqrstuvwxyz',
  'first\nsecond',
  '王小明王小明王小明王小明',
  'a ක',
  'a 🚀 b',
  'Ada\u202e\u0007 B',
  'แอปจัดการสินค้า',
];
let book: FontBook;

beforeAll(async () => {
  book = await openFontBook(texts, { loadFont: loadFontFile });
});

it.each([
  [texts[0], 60, ['one two', 'three four']],
  [texts[0], 500, ['one two three four']],
  [texts[1], 60, ['abcdefghij', 'klmnopqr', 'stuvwxyz']],
  [texts[2], 500, ['first', 'second']],
  [texts[3], 60, ['王小明王小', '明王小明王', '小明']],
  [texts[4], 500, ['a ක']],
  // Marks of direction and control characters are not drawn.
  [texts[6], 500, ['Ada B']],
  // Between words, where no space is.
  [texts[7], 50, ['แอป', 'จัดการ', 'สินค้า']],
  ['', 500, ['']],
])('breaks %j at %i points', (text = '', width, expected) => {
  const lines = breakLines(text, { width, size: 12, weight: 400 }, book);
  expect(lines.map(({ runs }) => runs.map((run) => run.text).join(''))).toEqual(expected);
  expect(Math.max(...lines.map((line) => line.width))).toBeLessThanOrEqual(width);
});

it('replaces what no font has by a box', () => {
  const [line] = breakLines('a ක', { width: 100, size: 12, weight: 400 }, book);
  expect(line?.runs.map(({ text, font }) => [text, font === null])).toEqual([
    ['a ', false],
    ['ක', true],
  ]);
});

it('does not take the space after an emoji from its font, where it is as wide', () => {
  const [line] = breakLines('a 🚀 b', { width: 100, size: 12, weight: 400 }, book);
  expect(line?.runs.map(({ text }) => text)).toEqual(['a ', '🚀', ' b']);
});
