import { annaToZoeReviews } from './anna-to-zoe.ts';
import { adaToMeiReviews } from './ada-to-mei.ts';
import { tomaszToSamuelReviews } from './tomasz-to-samuel.ts';
import type { ReviewsByTarget } from './review.ts';
import { kwameToLiamReviews } from './kwame-to-liam.ts';
import { hanaToAishaReviews } from './hana-to-aisha.ts';

export const reviewsByTarget: ReviewsByTarget = {
  ...adaToMeiReviews,
  ...kwameToLiamReviews,
  ...hanaToAishaReviews,
  ...tomaszToSamuelReviews,
  ...annaToZoeReviews,
};
