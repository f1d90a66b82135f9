import { expect, it } from 'vitest';
import { projectSearch, toProjectFilters } from './project-search.ts';

const none = { q: '', types: [], technologies: [], industries: [] };

it.each([
  ['', none],
  ['q=+tides+', { ...none, q: 'tides' }],
  ['types=API&types=Web', { ...none, types: ['Web', 'API'] }],
  [
    'technologies=Next.js&industries=AI',
    { ...none, technologies: ['Next.js'], industries: ['AI'] },
  ],
  ['types=React&technologies=AI&industries=Web', none],
])('a URL with "%s" selects %o', (query, filters) => {
  expect(toProjectFilters(projectSearch.read(new URLSearchParams(query)))).toEqual(filters);
});
