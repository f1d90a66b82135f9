import { describe, expect, it } from 'vitest';
import { getSearchPath, listSearchTerms, proposeName } from './describe-search.ts';

describe('the proposed name', () => {
  it.each([
    ['projects', { q: ' maps ', technologies: ['React'], types: ['Web'] }, 'maps · Web · React'],
    [
      'services',
      { skills: ['React'], locations: ['Berlin Germany'], max_price: 500 },
      'React · Berlin Germany · Up to $500',
    ],
    ['creators', { min_rating: 4.5, max_days: 7 }, 'Within 7 days · Rated 4.5 and up'],
    ['projects', {}, ''],
    ['projects', { q: 'a  b\nc' }, 'a b c'],
  ] as const)('of %s with %j is %j', (kind, search, name) => {
    expect(proposeName({ kind, search })).toBe(name);
  });

  it('has at most 100 characters', () => {
    const name = proposeName({ kind: 'projects', search: { q: '🛟'.repeat(120) } });
    expect([...name]).toHaveLength(100);
    expect(name.endsWith('…')).toBe(true);
  });
});

it('lists the text first', () => {
  expect(listSearchTerms({ kind: 'projects', search: { types: ['Web'], q: 'maps' } })).toEqual([
    'maps',
    'Web',
  ]);
});

describe('the path', () => {
  it.each([
    [
      'projects',
      { q: 'maps', technologies: ['React', 'Vue'] },
      '/projects?q=maps&technologies=React&technologies=Vue&sort=newest',
    ],
    ['creators', { skills: ['React'] }, '/dashboard/client/browse?skills=React&sort=newest'],
    [
      'services',
      { max_price: 500 },
      '/dashboard/client/browse?show=services&price=-500&sort=newest',
    ],
  ] as const)('of %s with %j shows what is new first: %s', (kind, search, path) => {
    expect(getSearchPath({ kind, search })).toBe(path);
  });
});
