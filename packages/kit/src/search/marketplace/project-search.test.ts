import { expect, it } from 'vitest';
import { projectSearch } from './project-search.ts';

it.each([
  ['', {}],
  ['q=+tides+', { q: 'tides' }],
  ['types=API&types=Web', { types: ['Web', 'API'] }],
  ['technologies=Next.js&industries=AI', { technologies: ['Next.js'], industries: ['AI'] }],
  ['types=React&technologies=AI&industries=Web', {}],
  ['sort=liked', { sort: 'liked' }],
  ['sort=newest', { sort: 'newest' }],
  ['sort=best', {}],
  ['sale=license&sale=any', { sale: ['any', 'license'] }],
  ['sale=free', {}],
  ['sort=price', { sale: ['any'], sort: 'price' }],
  ['sort=price&sale=once', { sale: ['once'], sort: 'price' }],
  ['sort=oldest', {}],
])('a URL with "%s" requests %o', (query, request) => {
  const search = projectSearch.read(new URLSearchParams(query));
  expect(projectSearch.toRequest(search)).toEqual(request);
});
