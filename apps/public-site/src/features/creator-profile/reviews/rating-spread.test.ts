import { expect, it } from 'vitest';
import { ratingSpread } from './rating-spread.ts';

it.each<[number[], number[]]>([
  [[], [0, 0, 0, 0, 0]],
  [
    [5, 5, 4, 1],
    [2, 1, 0, 0, 1],
  ],
  [
    [3, 3, 2],
    [0, 0, 2, 1, 0],
  ],
])('counts %j from five stars down to one: %j', (ratings, counts) => {
  const spread = ratingSpread(ratings.map((rating) => ({ rating })));
  expect(spread.map(({ count }) => count)).toEqual(counts);
  expect(spread.map(({ stars }) => stars)).toEqual([5, 4, 3, 2, 1]);
});
