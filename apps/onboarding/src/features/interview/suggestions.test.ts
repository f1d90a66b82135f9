import { expect, it } from 'vitest';
import { LANGUAGES } from '../../shared/languages.ts';
import { lacksDollarRate, readRate } from '../../shared/reading/rate.ts';
import { readYears } from '../../shared/reading/years.ts';
import { loadTexts } from './load-texts.ts';

it.each(LANGUAGES)('recognizes the suggestions in $name', async ({ code }) => {
  const { suggestions } = await loadTexts(code);
  expect(suggestions.map((text) => readYears(text, code))).toEqual([5, null, null, null, null]);
  expect(suggestions.map(readRate)).toEqual([null, null, null, null, 80]);
  expect(suggestions.filter(lacksDollarRate)).toEqual([]);
});
