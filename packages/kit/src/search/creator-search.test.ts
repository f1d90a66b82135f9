import { expect, it } from 'vitest';
import { creatorSearch, toCreatorFilters } from './creator-search.ts';

const none = { q: '', skills: [], locations: [] };

it.each([
  ['', none],
  ['q=+ada+', { ...none, q: 'ada' }],
  ['skills=Vue&skills=React', { ...none, skills: ['React', 'Vue'] }],
  ['skills=Vue&locations=London+UK', { ...none, skills: ['Vue'], locations: ['London UK'] }],
  ['skill=Vue&location=London+UK', { ...none, skills: ['Vue'], locations: ['London UK'] }],
  ['skills=London+UK&locations=Vue', none],
])('a URL with "%s" selects %o', (query, filters) => {
  expect(toCreatorFilters(creatorSearch.read(new URLSearchParams(query)))).toEqual(filters);
});
