import type { CreatorTotals } from '@showcase/data';

/** How many reviews gave five stars, four, and so on down to one. */
export function ratingSpread(reviews: readonly { rating: number }[]): CreatorTotals['stars'] {
  return [5, 4, 3, 2, 1].map((stars) => ({
    stars,
    count: reviews.filter((review) => review.rating === stars).length,
  }));
}
