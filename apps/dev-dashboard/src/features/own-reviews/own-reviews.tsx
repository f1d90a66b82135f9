import { reviewQueries, useDataClient, useGrowingList, useItem } from '@showcase/data';
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
import { ListFoot } from '../../shared/long-list/list-foot.tsx';
import { RefreshNotice } from '../../shared/long-list/refresh-notice.tsx';
import { ratingSpread, totalOf } from './rating-spread.ts';
import { RatingSummary } from './rating-summary.tsx';
import { ReviewItem } from './review-item.tsx';

const SKELETONS = [1, 2, 3];

export function OwnReviews({ userId }: { userId: string }) {
  const asked = useSearchParams()[0].get('review');
  const queries = reviewQueries(useDataClient());
  const reviews = useGrowingList(queries.pagesOfCreator(userId));
  const isPart = reviews.hasMore || reviews.hasFailedToGrow;
  const counted = useItem({ ...queries.starsOfCreator(userId), enabled: isPart });
  const isAskedListed = reviews.data.some(({ id }) => id === asked);
  const elsewhere = useItem({
    ...queries.ofCreatorById(userId, asked ?? ''),
    enabled: asked !== null && isPart && !isAskedListed,
  });
  if (reviews.isPending) return <ReviewsSkeleton />;
  const failure = reviews.hasFailedToGrow ? null : reviews.error;
  if (failure && reviews.data.length === 0) {
    return <ListFailure area="Reviews" error={failure} onRetry={reviews.retry} />;
  }
  if (reviews.data.length === 0) {
    return (
      <EmptyState title="No reviews yet." icon={<MessageSquare />}>
        After a completed request a client can leave a review, and it appears here.
      </EmptyState>
    );
  }
  const stars = isPart ? counted.data : ratingSpread(reviews.data);
  const shown = elsewhere.data && !isAskedListed ? [elsewhere.data, ...reviews.data] : reviews.data;
  const isLookedUp = !isPart || (!elsewhere.isPending && !elsewhere.error);
  const isGone = asked !== null && isLookedUp && shown.every(({ id }) => id !== asked);
  return (
    <Stack gap={6}>
      {failure && <RefreshNotice onRetry={reviews.retry} />}
      {isGone && <Notice>The review you followed a link to is no longer here.</Notice>}
      {stars && <RatingSummary stars={stars} />}
      <ReviewList aria-label="Reviews">
        {shown.map((review) => (
          <li key={review.id}>
            <ReviewItem review={review} isAskedFor={review.id === asked} />
          </li>
        ))}
      </ReviewList>
      <ListFoot
        shown={reviews.data.length}
        total={counted.data ? totalOf(counted.data) : undefined}
        list={reviews}
      />
    </Stack>
  );
}

function ReviewsSkeleton() {
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

const ReviewList = styled.ul`
  display: grid;
  gap: ${tokens.space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
`;
