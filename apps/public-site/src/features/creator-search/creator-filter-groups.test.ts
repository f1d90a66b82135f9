import { expect, it } from 'vitest';
import { readCreatorFilters } from './creator-filter-groups.ts';

const none = { q: '', skills: [], locations: [] };

it.each([
  ['', none],
  ['q=+ada+', { ...none, q: 'ada' }],
  ['skills=Vue&skills=React', { ...none, skills: ['React', 'Vue'] }],
  ['skills=Vue&locations=London+UK', { ...none, skills: ['Vue'], locations: ['London UK'] }],
  ['skills=London+UK&locations=Vue', none],
])('a URL with "%s" selects %o', (query, filters) => {
  expect(readCreatorFilters(new URLSearchParams(query))).toEqual(filters);
});
