import type { QueryData } from '@supabase/supabase-js';
import type { DataClient } from '../client/types.ts';
import { STAR_COUNT, TOP_RATED_ABOVE } from '../constants.ts';
import type { ReviewHire } from './hires.ts';

export const selectReviews = (client: DataClient) =>
  client
    .from('reviews')
    .select(
      'id, target_user_id, rating, is_counted, comment, reply, edited_at, is_edited_after_reply, project_id, created_at, author_initial, project:projects!reviews_project_id_fkey(id, title)',
    );

export type ReviewRow = QueryData<ReturnType<typeof selectReviews>>[number];

/** Public pages show of the author the initial, next to 'Client'. */
export type Review = ReviewRow & {
  /** For the reviewed creator only; null if the account is deleted. */
  author: { name: string; avatar: string | null } | null;
  /** Null for a review without a hire request. */
  hire: ReviewHire | null;
};

/** The unrounded mean of the reviews that count; 0 without reviews. */
export function averageRating(reviews: readonly Pick<Review, 'rating' | 'is_counted'>[]) {
  const counted = reviews.filter(({ is_counted }) => is_counted);
  if (counted.length === 0) return 0;
  return counted.reduce((sum, review) => sum + review.rating, 0) / counted.length;
}

/** How many of the five stars are filled. */
export function filledStars(rating: number) {
  return Math.min(STAR_COUNT, Math.max(0, Math.round(rating)));
}

/** Strictly above 4.5, on the unrounded average. */
export function isTopRated(rating: number) {
  return rating > TOP_RATED_ABOVE;
}
