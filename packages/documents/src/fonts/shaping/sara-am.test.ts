import { expect, it } from 'vitest';
import { joinSaraAm, splitSaraAm } from './sara-am.ts';

const codes = (text: string) => [...text].map((character) => character.codePointAt(0) ?? 0);

it.each([
  ['คำ', 'คํา'],
  ['น้ำ', 'นํ้า'],
  ['ຄຳ', 'ຄໍາ'],
  ['ນ້ຳ', 'ນໍ້າ'],
  ['Ada ไทย', 'Ada ไทย'],
])('splits %s', (text, expected) => {
  expect(splitSaraAm(text)).toBe(expected);
});

it.each([
  ['a tone in between', ['น', 'ํ', '้', 'า'], ['น', '', '้', 'ำ']],
  ['a tone and a ring in one glyph', ['ນ', 'ໍ້', 'າ'], ['ນ', '້', 'ຳ']],
  ['the letter alone', ['น', 'า'], ['น', 'า']],
  ['something else in between', ['นํ', 'ก', 'า'], ['นํ', 'ก', 'า']],
])('names the glyphs of %s', (_, glyphs, expected) => {
  const names = joinSaraAm(glyphs.map(codes)).map((name) => String.fromCodePoint(...name));
  expect(names).toEqual(expected);
});
