import { reviewQueries, useDataClient, useList } from '@showcase/data';
import { useSearchParams } from '@showcase/remote-contract';
import {
  Card,
  EmptyState,
  Notice,
  SkeletonBlock,
  SkeletonGroup,
  SkeletonText,
  Stack,
  tokens,
} from '@showcase/ui';
import { MessageSquare } from 'lucide-react';
import styled from 'styled-components';
import { ListFailure } from '../../shared/list-failure.tsx';
import { RatingSummary } from './rating-summary.tsx';
import { ReviewItem } from './review-item.tsx';

const SKELETONS = [1, 2, 3];

export function OwnReviews({ userId }: { userId: string }) {
  const asked = useSearchParams()[0].get('review');
  const reviews = useList(reviewQueries(useDataClient()).ofCreator(userId));
  if (reviews.isPending) {
    return (
      <SkeletonGroup label="Loading your reviews">
        <Stack>
          {SKELETONS.map((index) => (
            <Card key={index} padding="l">
              <SkeletonBlock width="160px" height="24px" />
              <SkeletonText lines={3} />
            </Card>
          ))}
        </Stack>
      </SkeletonGroup>
    );
  }
  if (reviews.error) {
    const { isUnreachable, retry } = reviews;
    return <ListFailure area="Reviews" isUnreachable={isUnreachable} onRetry={retry} />;
  }
  if (reviews.data.length === 0) {
    return (
      <EmptyState title="No reviews yet." icon={<MessageSquare />}>
        After a completed request a client can leave a review, and it will stand here.
      </EmptyState>
    );
  }
  const isGone = asked !== null && reviews.data.every(({ id }) => id !== asked);
  return (
    <Stack gap={6}>
      {isGone && <Notice>The review you followed a link to is no longer here.</Notice>}
      <RatingSummary reviews={reviews.data} />
      <ReviewList aria-label="Reviews">
        {reviews.data.map((review) => (
          <li key={review.id}>
            <ReviewItem review={review} isAskedFor={review.id === asked} />
          </li>
        ))}
      </ReviewList>
    </Stack>
  );
}

const ReviewList = styled.ul`
  display: grid;
  gap: ${tokens.space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
`;
