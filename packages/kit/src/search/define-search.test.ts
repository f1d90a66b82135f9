import { describe, expect, it } from 'vitest';
import { defineSearch } from './define-search.ts';
import { choiceParam, choicesParam, countParam, textParam } from './params.ts';

const definition = defineSearch({
  q: textParam,
  period: choiceParam(['week', 'month', 'year'], 'year'),
  skills: { ...choicesParam(['React', 'Vue', 'Next.js']), names: ['skills', 'skill'] },
  page: countParam(20),
});

const defaults = { q: '', period: 'year', skills: [], page: 1 };

const read = (query: string) => definition.read(new URLSearchParams(query));

describe('the search parameters of a page', () => {
  it.each([
    ['', defaults],
    ['q=tides', { ...defaults, q: 'tides' }],
    ['period=week', { ...defaults, period: 'week' }],
    ['period=decade', defaults],
    ['skills=Vue&skills=React', { ...defaults, skills: ['React', 'Vue'] }],
    ['skills=Cobol', defaults],
    ['page=3', { ...defaults, page: 3 }],
  ])('are read from "%s"', (query, values) => {
    expect(read(query)).toEqual(values);
  });

  it.each(['', 'q=a+b&period=month&skills=React&skills=Next.js&page=2'])(
    'are written as "%s", the way they were read',
    (query) => {
      expect(definition.write(read(query)).toString()).toBe(query);
    },
  );

  it('omit blank text, defaults and missing values', () => {
    expect(definition.write({ q: '  ', period: 'year', page: 1 }).toString()).toBe('');
  });

  it('are read by former names and written by the current one', () => {
    expect(read('skill=React&skills=Vue').skills).toEqual(['React', 'Vue']);
    expect(definition.write(read('skill=React')).toString()).toBe('skills=React');
  });
});

it.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=2.5', 1],
  ['page=many', 1],
  ['page=1000000', 20],
])('"%s" counts %i', (query, count) => {
  expect(read(query).page).toBe(count);
});
