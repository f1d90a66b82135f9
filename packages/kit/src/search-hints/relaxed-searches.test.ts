import { expect, it } from 'vitest';
import { creatorSearch } from '../search/index.ts';
import { relaxedSearches } from './relaxed-searches.ts';

const read = (query: string) => creatorSearch.read(new URLSearchParams(query));

const relax = (query: string) =>
  relaxedSearches(creatorSearch, read(query)).map(({ removed, search }) => [
    removed,
    creatorSearch.write(search).toString(),
  ]);

it('removes one condition at a time, the text first', () => {
  expect(relax('q=tides&skills=Vue&price=50-500&days=7&sort=rating')).toEqual([
    ['"tides"', 'skills=Vue&price=50-500&days=7&sort=rating'],
    ['Vue', 'q=tides&price=50-500&days=7&sort=rating'],
    ['$50–$500', 'q=tides&skills=Vue&days=7&sort=rating'],
    ['Within 7 days', 'q=tides&skills=Vue&price=50-500&sort=rating'],
  ]);
});

it.each(['q=tides', 'skills=Vue', 'q=+&skills=Vue', 'sort=rating', ''])(
  'suggests nothing for "%s"',
  (query) => {
    expect(relax(query)).toEqual([]);
  },
);

it('suggests at most five', () => {
  expect(relax('q=a&skills=Vue&skills=React&models=fixed&models=hourly&rating=4')).toHaveLength(5);
});
