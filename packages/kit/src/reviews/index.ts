export { countRatings, getAverageRating, getRatingDistribution } from './rating-distribution.ts';
export { RatingSummary } from './rating-summary.tsx';
export { VerifiedHire } from './verified-hire.tsx';
