import { describe, expect, it } from 'vitest';
import {
  countFilters,
  defineFilterSearch,
  isSearching,
  listValues,
  toggleFilter,
} from './filter-search.ts';

const definition = defineFilterSearch([
  { param: 'skills', formerParam: 'skill', label: 'Skills', options: ['React', 'Vue', 'Next.js'] },
  { param: 'locations', label: 'Location', options: ['London UK'] },
]);

const read = (query: string) => definition.read(new URLSearchParams(query));

describe('a filtered search in the URL', () => {
  it.each([
    ['', { q: '', selected: { skills: [], locations: [] } }],
    ['q=tides', { q: 'tides', selected: { skills: [], locations: [] } }],
    ['skills=Vue&skills=React', { q: '', selected: { skills: ['React', 'Vue'], locations: [] } }],
    ['skill=Vue', { q: '', selected: { skills: ['Vue'], locations: [] } }],
    ['skills=Cobol', { q: '', selected: { skills: [], locations: [] } }],
    ['locations=London+UK', { q: '', selected: { skills: [], locations: ['London UK'] } }],
  ])('is read from "%s"', (query, search) => {
    expect(read(query)).toEqual(search);
  });

  it.each(['', 'q=tides', 'q=a+b&skills=React&skills=Next.js&locations=London+UK'])(
    'writes "%s" the way it was read',
    (query) => {
      expect(definition.write(read(query)).toString()).toBe(query);
    },
  );

  it('omits blank text from the URL', () => {
    expect(definition.write({ ...read(''), q: '  ' }).toString()).toBe('');
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

  it('lists the options of a group, and then other selected values', () => {
    const group = { param: 'locations', label: 'Location', options: ['London UK', 'Austin TX'] };
    expect(listValues(group, ['Lisbon', 'London UK'])).toEqual([
      'London UK',
      'Austin TX',
      'Lisbon',
    ]);
  });
});
