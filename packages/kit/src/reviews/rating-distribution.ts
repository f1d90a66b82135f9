import type { StarCount } from '@showcase/data/reviews';

/** The number of reviews that count with five stars, four stars, and so on down to one. */
export function getRatingDistribution(
  reviews: readonly { rating: number; is_counted: boolean }[],
): StarCount[] {
  return [5, 4, 3, 2, 1].map((stars) => ({
    stars,
    count: reviews.filter(({ rating, is_counted }) => is_counted && rating === stars).length,
  }));
}

export function countRatings(distribution: readonly StarCount[]) {
  return distribution.reduce((total, { count }) => total + count, 0);
}

/** The unrounded average; 0 without reviews. */
export function getAverageRating(distribution: readonly StarCount[]) {
  const sum = distribution.reduce((total, { stars, count }) => total + stars * count, 0);
  return sum === 0 ? 0 : sum / countRatings(distribution);
}
