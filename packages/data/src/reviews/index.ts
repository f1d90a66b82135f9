export { reviewQueries } from './reviews.ts';
export {
  createReview,
  replyToReview,
  replyToReviewOptions,
  saveReviewOptions,
  updateReview,
} from './write-reviews.ts';
export type { StarCount } from './count-stars.ts';
export type { QuotedReview } from './quoted-review.ts';
export { averageRating, isTopRated, type Review } from './review.ts';
