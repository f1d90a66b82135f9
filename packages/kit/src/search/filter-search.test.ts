import { describe, expect, it } from 'vitest';
import { parseRange } from './filter-group.ts';
import { clearSearch, countFilters, defineFilterSearch, isSearching } from './filter-search.ts';

const definition = defineFilterSearch({
  groups: [
    {
      kind: 'choices',
      param: 'skills',
      formerParam: 'skill',
      label: 'Skills',
      options: ['React', 'Vue', 'Next.js'],
    },
    { kind: 'range', param: 'price', label: 'Price', arguments: ['min', 'max'], max: 1000 },
    {
      kind: 'choice',
      param: 'days',
      label: 'Delivery',
      argument: 'max_days',
      none: 'Any time',
      options: ['1', '7'],
      labels: { 7: 'Within a week' },
    },
  ],
  sorts: [
    { value: 'newest', label: 'Newest', rule: 'The newest come first.' },
    { value: 'price', label: 'Price', rule: 'The cheapest come first.' },
  ],
  fixed: { show: 'all' },
});

const read = (query: string) => definition.read(new URLSearchParams(query));
const write = (query: string) => definition.write(read(query)).toString();
const none = { skills: [], price: [], days: [] };

describe('a filtered search in the URL', () => {
  it.each([
    ['', {}],
    ['q=tides', { q: 'tides' }],
    ['skills=Vue&skills=React', { selected: { ...none, skills: ['React', 'Vue'] } }],
    ['skill=Vue', { selected: { ...none, skills: ['Vue'] } }],
    ['price=50-500', { selected: { ...none, price: ['50-500'] } }],
    ['price=0050-500', { selected: { ...none, price: ['50-500'] } }],
    ['price=-500', { selected: { ...none, price: ['-500'] } }],
    ['price=50-', { selected: { ...none, price: ['50-'] } }],
    ['days=7', { selected: { ...none, days: ['7'] } }],
    ['sort=price', { sort: 'price' }],
  ])('is read from "%s"', (query, search) => {
    expect(read(query)).toEqual({ q: '', selected: none, sort: 'newest', ...search });
  });

  it.each([
    'skills=Cobol',
    'price=500-50',
    'price=50',
    'price=-',
    'price=0-0',
    'price=0-',
    'price=-50-500',
    'price=1.5-9',
    'price=50-5000',
    'price=1e2-',
    'price=' + '9'.repeat(400) + '-',
    'price[]=50-500',
    'days=2',
    'days=7%20',
    'days=constructor',
    'sort=drop table',
    'sort=__proto__',
  ])('ignores "%s"', (query) => {
    expect(write(query)).toBe('show=all');
  });

  it.each([
    'q=tides',
    'q=a+b&skills=React&skills=Next.js&price=50-500&days=7&sort=price',
    'price=-500',
  ])('writes "%s" the way it was read', (query) => {
    expect(write(query)).toBe(`show=all&${query}`);
  });

  it.each([
    ['', 0, false],
    ['q=+', 0, false],
    ['q=a', 0, true],
    ['sort=price', 0, false],
    ['skills=Vue&price=50-500', 2, true],
  ])('of "%s" has %i filters', (query, filters, searching) => {
    expect(countFilters(read(query))).toBe(filters);
    expect(isSearching(read(query))).toBe(searching);
  });

  it('is cleared without its order', () => {
    expect(clearSearch(read('q=a&skills=Vue&sort=price'))).toEqual(read('sort=price'));
  });
});

describe('a selected value', () => {
  it.each([
    ['q=tides', 'skills', 'Vue', 'q=tides&skills=Vue'],
    ['skills=React', 'skills', 'Vue', 'skills=React&skills=Vue'],
    ['skills=Vue', 'skills', 'Vue', ''],
    ['', 'days', '7', 'days=7'],
    ['days=1', 'days', '7', 'days=7'],
    ['days=7', 'days', '7', ''],
    ['days=7', 'days', '', ''],
    ['price=50-500', 'price', '60-', 'price=60-'],
    ['price=50-500', 'price', '', ''],
  ] as const)('of "%s": %s %s leads to "%s"', (query, param, value, next) => {
    const toggled = definition.write(definition.toggle(read(query), param, value));
    expect(toggled.toString()).toBe(definition.write(read(next)).toString());
  });

  it.each([
    ['skills=Vue&days=7', ['Vue', 'Within a week']],
    ['price=50-500&days=1', ['$50–$500', '1']],
    ['price=-1000', ['Up to $1,000']],
    ['price=50-', ['From $50']],
  ])('of "%s" is shown as %o', (query, labels) => {
    expect(definition.listSelected(read(query)).map(({ label }) => label)).toEqual(labels);
  });
});

describe('the arguments of the database functions', () => {
  it.each([
    ['', {}],
    ['q=+tides+', { q: 'tides' }],
    ['skills=Vue', { skills: ['Vue'] }],
    ['price=50-500&days=7', { min: 50, max: 500, max_days: 7 }],
    ['price=-500', { max: 500 }],
    ['price=50-', { min: 50 }],
    ['sort=price', {}],
  ])('of "%s" are %o, and lead back to it', (query, args) => {
    expect(definition.toArguments(read(query))).toEqual(args);
    const { q, ...search } = read(query);
    expect(definition.fromArguments(args)).toEqual({ ...search, q: q.trim(), sort: 'newest' });
  });

  it.each([
    null,
    'skills',
    [],
    { q: 7, skills: 'Vue', min: '50', max_days: [], other: true },
    { skills: [7, null, 'Cobol'], min: 600, max: 500, max_days: 2 },
    { min: Number.NaN, max: Number.POSITIVE_INFINITY },
    { min: -1 },
    { max: 1.5 },
  ])('that are %o are ignored', (args) => {
    expect(definition.fromArguments(args)).toEqual(read(''));
  });

  it('contain the order in a request, unless it is the default', () => {
    expect(definition.toRequest(read('skills=Vue'))).toEqual({ skills: ['Vue'] });
    expect(definition.toRequest(read('sort=price'))).toEqual({ sort: 'price' });
  });
});

it.each([
  ['50-500', { min: 50, max: 500 }],
  ['500-500', { min: 500, max: 500 }],
  ['0-500', { min: null, max: 500 }],
  ['-', null],
  ['', null],
])('the range "%s" is %o', (text, range) => {
  expect(parseRange(text, 1000)).toEqual(range);
});
