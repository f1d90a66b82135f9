import { expect, it } from 'vitest';
import type { FilterSearch } from '@showcase/kit/search';
import { relaxedSearches } from './relaxed-searches.ts';

type Param = 'types' | 'skills';

const search = (q: string, types: string[] = [], skills: string[] = []): FilterSearch<Param> => ({
  q,
  selected: { types, skills },
});

it('removes one condition at a time, the text first', () => {
  expect(relaxedSearches(search(' tides ', ['Web'], ['Vue']))).toEqual([
    { removed: '"tides"', search: search('', ['Web'], ['Vue']) },
    { removed: 'Web', search: search(' tides ', [], ['Vue']) },
    { removed: 'Vue', search: search(' tides ', ['Web'], []) },
  ]);
});

it.each([[search('tides')], [search('', ['Web'])], [search('  ', ['Web'])], [search('')]])(
  'suggests nothing for %j',
  (input) => {
    expect(relaxedSearches(input)).toEqual([]);
  },
);

it('suggests at most five', () => {
  expect(relaxedSearches(search('a', ['1', '2', '3'], ['4', '5', '6']))).toHaveLength(5);
});
