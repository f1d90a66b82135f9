import { describe, expect, it } from 'vitest';
import { visibleRange } from './visible-range.ts';

const geometry = { columns: 3, rowHeight: 400, listTop: 200 };
const at = (scrollTop: number, count = 10_000) =>
  visibleRange(count, geometry, { scrollTop, height: 800 });

describe('visibleRange', () => {
  it.each([
    [0, { first: 0, last: 36, before: 0 }],
    [4_000, { first: 0, last: 60 }],
    [400_000, { first: 2964, last: 3036, before: 988 * 400 }],
    [1_400_000, { last: 10_000, after: 0 }],
    [9_999_999, { last: 10_000, after: 0 }],
  ])('at %i is %o', (scrollTop, range) => {
    expect(at(scrollTop)).toMatchObject(range);
  });

  it.each([0, 4_000, 123_456, 1_000_000])('at %i keeps the height of the page', (scrollTop) => {
    const { first, last, before, after } = at(scrollTop);
    const drawn = Math.ceil((last - first) / 3) * 400;
    expect(before + drawn + after).toBe(3334 * 400);
    expect(last - first).toBeLessThan(120);
  });

  it('stays the same within a row', () => {
    expect(at(100_100)).toEqual(at(100_180));
  });

  it.each([1, 2, 3, 4])('renders all of %i', (count) => {
    expect(at(0, count)).toEqual({ first: 0, last: count, before: 0, after: 0 });
  });
});
