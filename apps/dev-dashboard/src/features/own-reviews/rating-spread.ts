import type { StarCount } from '@showcase/data';

/** How many reviews gave five stars, four, and so on down to one. */
export function ratingSpread(reviews: readonly { rating: number }[]): StarCount[] {
  return [5, 4, 3, 2, 1].map((stars) => ({
    stars,
    count: reviews.filter((review) => review.rating === stars).length,
  }));
}

export function totalOf(spread: readonly StarCount[]) {
  return spread.reduce((total, { count }) => total + count, 0);
}

/** The unrounded mean; 0 without reviews. */
export function averageOf(spread: readonly StarCount[]) {
  const sum = spread.reduce((total, { stars, count }) => total + stars * count, 0);
  return sum === 0 ? 0 : sum / totalOf(spread);
}
