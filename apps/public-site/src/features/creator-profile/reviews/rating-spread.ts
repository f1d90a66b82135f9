import type { CreatorTotals } from '@showcase/data';

/** The number of reviews per rating, from five stars down to one. */
export function ratingSpread(reviews: readonly { rating: number }[]): CreatorTotals['stars'] {
  return [5, 4, 3, 2, 1].map((stars) => ({
    stars,
    count: reviews.filter((review) => review.rating === stars).length,
  }));
}
