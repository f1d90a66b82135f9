import { expect, it } from 'vitest';
import { toUsualLanguage } from './usual-language.ts';

it.each([
  [' german ', 'German'],
  ['ENGLISH', 'English'],
  ['  Swiss   German ', 'Swiss German'],
  ['', ''],
])('names %j as %j', (typed, language) => {
  expect(toUsualLanguage(typed)).toBe(language);
});
