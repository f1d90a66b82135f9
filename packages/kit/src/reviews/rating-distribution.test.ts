import { describe, expect, it } from 'vitest';
import { countRatings, getAverageRating, getRatingDistribution } from './rating-distribution.ts';

const toReviews = (ratings: number[]) => ratings.map((rating) => ({ rating, is_counted: true }));

describe('the distribution of ratings', () => {
  it.each<[number[], number[], number]>([
    [[], [0, 0, 0, 0, 0], 0],
    [[5, 5, 4, 1], [2, 1, 0, 0, 1], 3.75],
    [[3, 3, 2], [0, 0, 2, 1, 0], 8 / 3],
  ])('of %j from five stars down to one is %j', (ratings, counts, average) => {
    const distribution = getRatingDistribution(toReviews(ratings));
    expect(distribution.map(({ count }) => count)).toEqual(counts);
    expect(distribution.map(({ stars }) => stars)).toEqual([5, 4, 3, 2, 1]);
    expect(countRatings(distribution)).toBe(ratings.length);
    expect(getAverageRating(distribution)).toBe(average);
  });
});
