import type { HireRequestSide, RequestReview as Review } from '@showcase/data/hire-requests';
import { Rating } from '@showcase/ui';
import type { ReactNode } from 'react';
import { SIDE_TEXTS } from '../side-texts.ts';
import { Quote, SectionTitle, SmallText } from './panel.styles.ts';

type RequestReviewProps = { side: HireRequestSide; review: Review; children: ReactNode };

/** The client's review. What follows it is the side's own. */
export function RequestReview({ side, review, children }: RequestReviewProps) {
  const { reviewTitle } = SIDE_TEXTS[side];
  return (
    <SmallText aria-label={reviewTitle}>
      <SectionTitle>{reviewTitle}</SectionTitle>
      <Rating value={review.rating} />
      <Quote dir="auto">{review.comment}</Quote>
      {children}
    </SmallText>
  );
}
