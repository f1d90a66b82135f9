import { describe, expect, it } from 'vitest';
import {
  countFilters,
  isSearching,
  readListSearch,
  readPageCount,
  toggleFilter,
  writeListSearch,
  type FilterGroup,
} from './list-search.ts';

const groups: FilterGroup<'skills' | 'locations'>[] = [
  { param: 'skills', label: 'Skills', options: ['React', 'Vue', 'Next.js'] },
  { param: 'locations', label: 'Location', options: ['London UK'] },
];

const read = (query: string) => readListSearch(new URLSearchParams(query), groups);

describe('a list search in the URL', () => {
  it.each([
    ['', { q: '', selected: { skills: [], locations: [] } }],
    ['q=tides', { q: 'tides', selected: { skills: [], locations: [] } }],
    ['skills=Vue&skills=React', { q: '', selected: { skills: ['React', 'Vue'], locations: [] } }],
    ['skills=Cobol', { q: '', selected: { skills: [], locations: [] } }],
    ['locations=London+UK', { q: '', selected: { skills: [], locations: ['London UK'] } }],
  ])('is read from "%s"', (query, search) => {
    expect(read(query)).toEqual(search);
  });

  it.each(['', 'q=tides', 'q=a+b&skills=React&skills=Next.js&locations=London+UK'])(
    'writes "%s" the way it was read',
    (query) => {
      expect(writeListSearch(read(query)).toString()).toBe(query);
    },
  );

  it('omits blank text from the URL', () => {
    expect(writeListSearch({ ...read(''), q: '  ' }).toString()).toBe('');
  });

  it('selects a value and removes it again', () => {
    const ticked = toggleFilter(read('q=tides'), 'skills', 'Vue');
    expect(ticked).toEqual(read('q=tides&skills=Vue'));
    expect(toggleFilter(ticked, 'skills', 'Vue')).toEqual(read('q=tides'));
  });

  it.each([
    ['', 0, false],
    ['q=+', 0, false],
    ['q=a', 0, true],
    ['skills=Vue&locations=London+UK', 2, true],
  ])('of "%s" has %i filters', (query, filters, searching) => {
    expect(countFilters(read(query))).toBe(filters);
    expect(isSearching(read(query))).toBe(searching);
  });
});

it.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=2.5', 1],
  ['page=many', 1],
  ['page=1000000', 20],
])('a URL with "%s" has %i pages', (query, count) => {
  expect(readPageCount(new URLSearchParams(query))).toBe(count);
});
