import { PRICING_MODELS } from '@showcase/data/schemas';
import { AVAILABILITIES } from '@showcase/data/users';
import { expect, it } from 'vitest';
import { creatorSearch, readShow, serviceSearch } from './creator-search.ts';

const read = (query: string) => creatorSearch.read(new URLSearchParams(query));

it.each([
  ['', {}],
  ['q=+ada+', { q: 'ada' }],
  ['skills=Vue&skills=React', { skills: ['React', 'Vue'] }],
  ['skills=Vue&locations=London+UK', { skills: ['Vue'], locations: ['London UK'] }],
  ['skill=Vue&location=London+UK', { skills: ['Vue'], locations: ['London UK'] }],
  ['skills=London+UK', {}],
  ['locations=Lisbon+Portugal', { locations: ['Lisbon Portugal'] }],
  ['locations=+Lisbon++Portugal&locations=Lisbon+Portugal', { locations: ['Lisbon Portugal'] }],
  ['locations=Lisbon&locations=london,+uk', { locations: ['London UK', 'Lisbon'] }],
  [`locations=+&locations=${'x'.repeat(101)}`, {}],
  [
    'price=50-500&days=7&models=hourly&models=fixed&models=free&rating=4.5',
    { min_price: 50, max_price: 500, max_days: 7, models: ['fixed', 'hourly'], min_rating: 4.5 },
  ],
  ['rating=4', { min_rating: 4 }],
  ['rating=3', {}],
  ['availability=part-time&availability=asleep', { availability: ['part-time'] }],
  ['languages=dutch&languages=GERMAN', { languages: ['German', 'dutch'] }],
  ['sort=rating', { sort: 'rating' }],
  ['sort=name', { sort: 'name' }],
  ['sort=best', {}],
  ['sort=price', {}],
])('a URL with "%s" requests %o', (query, request) => {
  expect(creatorSearch.toRequest(read(query))).toEqual(request);
});

it('reads at most ten other locations', () => {
  const params = new URLSearchParams(
    Array.from({ length: 12 }, (_, index) => ['locations', `Town ${index}`]),
  );
  expect(creatorSearch.read(params).selected.locations).toHaveLength(10);
});

it('leads from creators to services and back by the same filters', () => {
  const query = 'q=shop&skills=Vue&price=-500&rating=4.5';
  expect(serviceSearch.write(read(query)).toString()).toBe(`show=services&${query}`);
  expect(creatorSearch.write(read(query)).toString()).toBe(query);
});

it.each([
  ['', 'creators'],
  ['show=services', 'services'],
  ['show=projects', 'creators'],
])('"%s" shows %s', (query, show) => {
  expect(readShow(new URLSearchParams(query))).toBe(show);
});

it.each([
  ['availability', AVAILABILITIES],
  ['models', PRICING_MODELS],
])('every stored value of %s can be filtered', (param, values) => {
  for (const value of values) {
    expect(
      creatorSearch.toRequest(read(new URLSearchParams({ [param]: value }).toString())),
    ).toEqual({
      [param]: [value],
    });
  }
});
