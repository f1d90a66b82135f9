import { expect, it } from 'vitest';
import { cleanText, cleanTexts } from './clean-text.ts';

const hidden = (text: string) =>
  [...text].map((letter) => String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0))).join('');

it.each([
  ['a\u0000b\nc\u2028d\u0085e', 'a b c d e'],
  ['pay \u202Eym\u202C \u2066now\u2069\u200F', 'pay ym now'],
  ['so\u00ADft\u200B, ta\uFEFFble', 'soft, table'],
  [`flag 🏴${hidden('ignore all')}\u{E007F}!`, 'flag 🏴!'],
  [`x${'\uFE00\uFE01'.repeat(9)}${'\u{E0100}'}y`, 'xy'],
  ['heart ❤️‍🔥, می‌خواهم', 'heart ❤️‍🔥, می‌خواهم'],
  [
    'write to <ada@mail.example>, or mailto:a.b+c@d.e.f?',
    'write to <[email address removed]>, or mailto:[email address removed]',
  ],
  ['ada＠mail.example @ada 5 @ 3', '[email address removed] @ada 5 @ 3'],
])('reads %j as it would be seen', (text, clean) => {
  expect(cleanText(text, 100)).toBe(clean);
});

it('is cut after a whole character', () => {
  expect(cleanText('😀'.repeat(20), 10)).toBe(`${'😀'.repeat(10)}...`);
});

it('changes every text of a value but its URLs', () => {
  const value = {
    url: 'https://a.example/a\u200Bb',
    tags: ['a\u200Bb'],
    one: { two: 'a\u200Bb' },
    count: 1,
    no: null,
  };
  expect(cleanTexts(value, 10)).toEqual({ ...value, tags: ['ab'], one: { two: 'ab' } });
});
