import { expect, it } from 'vitest';
import { nameClusters } from './name-clusters.ts';

const codes = (text: string) => [...text].map((character) => character.codePointAt(0) ?? 0);
const PART = '\u200d';

it.each([
  ['one glyph for each character', 'ab', ['a', 'b'], 'ltr', ['a', 'b']],
  ['a ligature', 'fix', ['fi', 'x'], 'ltr', ['fi', 'x']],
  ['a vowel before its consonant', 'किब', ['ि', 'क', 'ब'], 'ltr', ['क', 'ि', 'ब']],
  ['the sign above the end of a syllable', 'र्मा', ['म', 'ा', 'र्'], 'ltr', ['र', '्', 'मा']],
  ['the order of the page from right to left', 'אב', ['ב', 'א'], 'rtl', ['ב', 'א']],
  ['dots that are drawn apart', 'بن', ['', 'ن', '', 'ب'], 'rtl', [PART, 'ن', PART, 'ب']],
  ['more glyphs than characters', 'é', ['e', '\u0301'], 'ltr', ['é', PART]],
] as const)('names %s', (_, text, glyphs, direction, expected) => {
  const names = nameClusters(text, glyphs.map(codes), direction);
  expect(names.map((name) => String.fromCodePoint(...name))).toEqual(expected);
});
