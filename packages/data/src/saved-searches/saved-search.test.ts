import { expect, it } from 'vitest';
import { isSameSearch, normalizeSearch } from './saved-search.ts';

it.each([
  [{}, {}],
  [{ q: ' maps ', types: [] }, { q: 'maps' }],
  [{ q: ' ' }, {}],
  [{ min_price: null, max_price: 500, max_days: undefined }, { max_price: 500 }],
  [{ skills: ['Vue', 'React', 'Vue'] }, { skills: ['React', 'Vue'] }],
])('%j is stored as %j', (search, stored) => {
  expect(normalizeSearch(search)).toEqual(stored);
});

it.each([
  [{ q: 'maps', skills: ['Vue', 'React'] }, { skills: ['React', 'Vue'], q: 'maps ' }, true],
  [{ q: 'maps' }, { q: 'Maps' }, false],
  [{ q: 'maps' }, { q: 'maps', max_price: 5 }, false],
])('%j and %j are the same: %s', (one, other, isSame) => {
  expect(isSameSearch(one, other)).toBe(isSame);
});
