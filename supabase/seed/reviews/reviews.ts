import { fifthReviews } from './fifth.ts';
import { firstReviews } from './first.ts';
import { fourthReviews } from './fourth.ts';
import type { ReviewsByTarget } from './review.ts';
import { secondReviews } from './second.ts';
import { thirdReviews } from './third.ts';

export const reviewsByTarget: ReviewsByTarget = {
  ...firstReviews,
  ...secondReviews,
  ...thirdReviews,
  ...fourthReviews,
  ...fifthReviews,
};
