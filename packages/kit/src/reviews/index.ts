export { countRatings, getAverageRating, getRatingDistribution } from './rating-distribution.ts';
export { RatingSummary } from './rating-summary.tsx';
export { ReviewReply } from './review-reply.tsx';
export { VerifiedHire } from './verified-hire.tsx';
