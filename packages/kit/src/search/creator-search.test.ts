import { expect, it } from 'vitest';
import { creatorSearch, toCreatorFilters } from './creator-search.ts';

const none = { q: '', skills: [], locations: [] };

it.each([
  ['', none],
  ['q=+ada+', { ...none, q: 'ada' }],
  ['skills=Vue&skills=React', { ...none, skills: ['React', 'Vue'] }],
  ['skills=Vue&locations=London+UK', { ...none, skills: ['Vue'], locations: ['London UK'] }],
  ['skill=Vue&location=London+UK', { ...none, skills: ['Vue'], locations: ['London UK'] }],
  ['skills=London+UK', none],
  ['locations=Lisbon+Portugal', { ...none, locations: ['Lisbon Portugal'] }],
  [
    'locations=+Lisbon++Portugal&locations=Lisbon+Portugal',
    { ...none, locations: ['Lisbon Portugal'] },
  ],
  ['locations=Lisbon&locations=london,+uk', { ...none, locations: ['London UK', 'Lisbon'] }],
  [`locations=+&locations=${'x'.repeat(101)}`, none],
])('a URL with "%s" selects %o', (query, filters) => {
  expect(toCreatorFilters(creatorSearch.read(new URLSearchParams(query)))).toEqual(filters);
});

it('reads at most ten other locations', () => {
  const params = new URLSearchParams(
    Array.from({ length: 12 }, (_, index) => ['locations', `Town ${index}`]),
  );
  expect(creatorSearch.read(params).selected.locations).toHaveLength(10);
});
