import { describe, expect, it } from 'vitest';
import {
  countActiveFilters,
  NO_FILTERS,
  readFilters,
  toggleFilter,
  writeFilters,
} from './filters.ts';

describe('filters in the URL', () => {
  it('are read as they were written', () => {
    const filters = { q: 'maps & tides', skills: ['React', 'Vue'], locations: ['London UK'] };
    expect(readFilters(writeFilters(filters))).toEqual(filters);
  });

  it('ignore values without a checkbox', () => {
    expect(readFilters(new URLSearchParams('skill=Cobol&location=Atlantis'))).toEqual(NO_FILTERS);
  });

  it('toggle one value', () => {
    const selected = toggleFilter(NO_FILTERS, 'skills', 'React');
    expect(selected.skills).toEqual(['React']);
    expect(toggleFilter(selected, 'skills', 'React')).toEqual(NO_FILTERS);
  });

  it('count checked boxes, not the search text', () => {
    expect(countActiveFilters({ q: 'ada', skills: ['React'], locations: ['London UK'] })).toBe(2);
  });
});
