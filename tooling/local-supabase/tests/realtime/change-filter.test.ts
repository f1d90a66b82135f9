import { describe, expect, it } from 'vitest';
import { matchesAll, parseFilter } from '../../src/realtime/changes/change-filter.ts';

describe('a filter of live updates', () => {
  it.each([
    ['title=like.a%', 'abc', true],
    ['title=like.a_c', 'abc', true],
    ['title=like.a_c', 'ac', false],
    ['title=like.%b%', 'abc', true],
    ['title=like.%b', 'abc', false],
    ['title=like.%', '', true],
    ['title=like.A%', 'abc', false],
    ['title=ilike.A%C', 'abc', true],
    ['title=not.like.a%', 'abc', false],
    ['title=in.(abc,"x y")', 'x y', true],
    ['title=in.(abc,d),id=eq.1', 'abc', true],
    ['title=in.(abc,d),id=eq.2', 'abc', false],
  ])('%s matches the title %j: %s', (filter, title, expected) => {
    expect(matchesAll(parseFilter(filter), { id: 1, title })).toBe(expected);
  });

  it.each([
    ['32,000 commas', ','.repeat(32_000)],
    ['too many conditions', 'id=eq.1,'.repeat(20) + 'id=eq.1'],
    ['too many values', `id=in.(${'1,'.repeat(200)}1)`],
    ['no condition', 'id'],
  ])('is rejected with %s', (_, filter) => {
    expect(() => parseFilter(filter)).toThrow();
  });

  it('is fast for a pattern that could match in many ways', () => {
    const filters = parseFilter(`title=like.${'%a'.repeat(40)}b`);
    const start = performance.now();

    expect(matchesAll(filters, { title: 'a'.repeat(20_000) })).toBe(false);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
