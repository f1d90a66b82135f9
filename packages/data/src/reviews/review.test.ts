import { describe, expect, it } from 'vitest';
import { averageRating, filledStars, isTopRated } from './review.ts';

const createReviews = (...ratings: number[]) =>
  ratings.map((rating) => ({ rating, is_counted: true }));

describe('averageRating', () => {
  it.each([
    [[], 0],
    [[5], 5],
    [[4, 5], 4.5],
    [[1, 2, 2], 5 / 3],
  ])('of %j is %d', (ratings, average) => {
    expect(averageRating(createReviews(...ratings))).toBe(average);
  });

  it('ignores reviews that do not count', () => {
    expect(averageRating([...createReviews(4), { rating: 1, is_counted: false }])).toBe(4);
  });
});

describe('filledStars', () => {
  it.each([
    [0, 0],
    [4.4, 4],
    [4.5, 5],
    [5, 5],
    [7, 5],
    [-1, 0],
  ])('of %d are %d', (rating, stars) => {
    expect(filledStars(rating)).toBe(stars);
  });
});

describe('isTopRated', () => {
  it.each([
    [4.5, false],
    [4.500001, true],
    [5, true],
    [0, false],
  ])('of %d is %s', (rating, expected) => {
    expect(isTopRated(rating)).toBe(expected);
  });
});
