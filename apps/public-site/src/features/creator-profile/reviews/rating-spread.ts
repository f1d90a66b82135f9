export type StarCount = { stars: number; count: number };

/** How many reviews gave five stars, four, and so on down to one. */
export function ratingSpread(reviews: readonly { rating: number }[]): StarCount[] {
  return [5, 4, 3, 2, 1].map((stars) => ({
    stars,
    count: reviews.filter((review) => review.rating === stars).length,
  }));
}
