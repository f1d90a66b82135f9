import { expect, it } from 'vitest';
import { pagesByKey, rowsAfter } from './key-pages.ts';

const row = { id: 'b7', created_at: '2026-01-05T12:00:00.5+00:00', price: 99.5 };

it('matches older rows, and at the same time the smaller ids', () => {
  expect(rowsAfter(row, 'created_at', 'descending')).toBe(
    'created_at.lt."2026-01-05T12:00:00.5+00:00",and(created_at.eq."2026-01-05T12:00:00.5+00:00",id.lt.b7)',
  );
});

it('matches higher prices, and at the same price the larger ids', () => {
  expect(rowsAfter(row, 'price', 'ascending')).toBe(
    'price.gt."99.5",and(price.eq."99.5",id.gt.b7)',
  );
});

it.each([
  [0, null],
  [99, null],
  [100, 100],
])('continues after a page of %i rows with %s', async (length, last) => {
  const page = Array.from({ length }, (_, index) => index + 1);
  const pages = pagesByKey<number>(async () => page);
  expect(pages.getNextPageParam(await pages.queryFn({ pageParam: null }))).toBe(last);
});
