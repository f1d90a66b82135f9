import { expect, it } from 'vitest';
import { chanceOfMore } from './ranks.ts';

it.each<[string, number[], number[], number]>([
  ['all more', [4, 5, 6], [1, 2, 3], 1],
  ['all less', [1, 2], [3, 4, 5], 0],
  ['the same values', [1, 2, 3], [3, 1, 2], 0.5],
  ['equal values, which count half', [1, 1], [1, 1, 1], 0.5],
  ['interleaved', [2, 4], [1, 3], 0.75],
  ['one value far off, which counts as one', [1, 1000], [2, 3], 0.5],
  ['as many pairs as both have values', [5], [1, 2, 6, 7], 0.5],
])('%s', (_, first, second, expected) => {
  expect(chanceOfMore(first, second)).toBe(expected);
});
