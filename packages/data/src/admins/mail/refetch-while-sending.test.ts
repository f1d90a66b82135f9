import { expect, it } from 'vitest';
import { refetchWhileSending } from './refetch-while-sending.ts';

it.each([
  [[], false],
  [[null, undefined], false],
  [[{ waiting: 0 }], false],
  [[{ waiting: 0 }, { waiting: 3 }], 5_000],
])('%j', (newsletters, interval) => {
  expect(refetchWhileSending(newsletters)).toBe(interval);
});
