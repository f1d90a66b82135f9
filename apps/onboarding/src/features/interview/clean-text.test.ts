import { expect, it } from 'vitest';
import { cleanText, splitIntoMessages } from './clean-text.ts';

it.each([
  ['plain 🙂 text', 'plain 🙂 text'],
  ['half \ud83d', 'half '],
  ['\ude42 half', ' half'],
  ['null\0', 'null'],
])('%j is saved as %j', (text, saved) => {
  expect(cleanText(text)).toBe(saved);
});

it.each([
  ['', []],
  ['  short  ', ['short']],
  ['one two three', ['one two', 'three']],
  ['abcdefghijkl', ['abcdefghij', 'kl']],
  ['abcdefghij kl', ['abcdefghij', 'kl']],
  ['abcdefghi🙂🙂', ['abcdefghi', '🙂🙂']],
])('%j splits into %j with a maximum of ten', (text, parts) => {
  expect(splitIntoMessages(text, 10)).toEqual(parts);
});
