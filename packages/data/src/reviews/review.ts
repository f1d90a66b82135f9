import { STAR_COUNT, TOP_RATED_ABOVE } from '../constants.ts';
import type { ImageReference } from '../images/image-url.ts';

export type Review = {
  id: string;
  target_user_id: string;
  /** 1 to 5. */
  rating: number;
  comment: string;
  reply: string | null;
  project_id: string | null;
  project: { id: string; title: string } | null;
  created_at: string;
  /** What public pages show of the author, next to 'Client'. */
  author_initial: string;
  /** For the reviewed creator only; null if the account is deleted. */
  author: { name: string; avatar: ImageReference } | null;
};

/** The unrounded mean; 0 without reviews. */
export function averageRating(reviews: readonly Pick<Review, 'rating'>[]) {
  if (reviews.length === 0) return 0;
  return reviews.reduce((sum, review) => sum + review.rating, 0) / reviews.length;
}

/** How many of the five stars are filled. */
export function filledStars(rating: number) {
  return Math.min(STAR_COUNT, Math.max(0, Math.round(rating)));
}

/** Strictly above 4.5, on the unrounded average. */
export function isTopRated(rating: number) {
  return rating > TOP_RATED_ABOVE;
}
