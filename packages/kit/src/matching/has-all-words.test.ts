import { expect, it } from 'vitest';
import { hasAllWords } from './has-all-words.ts';

it.each([
  ['', 'Solar map', true],
  ['  ', 'Solar map', true],
  ['map', 'Solar map', true],
  ['MAP  solar ', 'Solar map', true],
  ['ola', 'Solar map', true],
  ['zoe', 'Zoë Müller', true],
  ['Zoë', 'zoe', true],
  ['obrien', 'O’Brien’s shop', true],
  ["o'brien", 'OBrien', true],
  ['o brien', "O'Brien", true],
  ['email', 'e-mail reader', true],
  ['E-Mail', 'an email', true],
  ['reactor', 're\u00ADactor', true],
  ['solar mop', 'Solar map', false],
  ['solar.map', 'Solar map', false],
  ['خريطة', 'خريطة الشمس', true],
])('whether all words of %j are in %j: %s', (typed, searched, expected) => {
  expect(hasAllWords(typed, searched)).toBe(expected);
});
