import { useDataClient, useInfiniteList, useItem } from '@showcase/data/query';
import { reviewQueries } from '@showcase/data/reviews';
import { userQueries } from '@showcase/data/users';
import { InfiniteList } from '@showcase/kit/lists';
import {
  countRatings,
  getAverageRating,
  getRatingDistribution,
  RatingSummary,
} from '@showcase/kit/reviews';
import { useSearchParams } from '@showcase/remote-contract';
import {
  Card,
  ButtonLink,
  EmptyState,
  Link,
  Notice,
  SkeletonBlock,
  SkeletonGroup,
  SkeletonText,
  Stack,
  tokens,
} from '@showcase/ui';
import MessageSquare from 'lucide-react/icons/message-square';
import styled from 'styled-components';
import { ReviewItem } from './review-item.tsx';

const SKELETONS = [1, 2, 3];

export function OwnReviews({ userId }: { userId: string }) {
  const linkedId = useSearchParams()[0].get('review');
  const client = useDataClient();
  const queries = reviewQueries(client);
  const reviews = useInfiniteList(queries.pagesByCreator(userId));
  const isPartial = reviews.hasNextPage || reviews.isFetchNextPageError;
  const totals = useItem({ ...userQueries(client).totals(userId), enabled: isPartial });
  const isLinkedListed = reviews.data.some(({ id }) => id === linkedId);
  const linkedReview = useItem({
    ...queries.byCreatorAndId(userId, linkedId ?? ''),
    enabled: linkedId !== null && isPartial && !isLinkedListed,
  });
  const distribution = isPartial ? totals.data?.stars : getRatingDistribution(reviews.data);
  const visibleReviews =
    linkedReview.data && !isLinkedListed ? [linkedReview.data, ...reviews.data] : reviews.data;
  const isLookupDone = !isPartial || (!linkedReview.isPending && !linkedReview.error);
  const isLinkedMissing =
    linkedId !== null && isLookupDone && visibleReviews.every(({ id }) => id !== linkedId);
  return (
    <Stack gap={6}>
      <InfiniteList
        area="Reviews"
        query={reviews}
        items={reviews.data}
        noun="review"
        total={totals.data?.reviews}
        skeleton={<ReviewsSkeleton />}
        empty={
          <EmptyState
            title="No reviews yet."
            icon={<MessageSquare />}
            action={<ButtonLink href="/dashboard/dev/requests">Hire Requests</ButtonLink>}
          >
            Clients can review you once you complete a request. Their reviews appear here. Clients
            find you by your <Link href="/dashboard/dev/projects">projects</Link>, and hire you for
            your <Link href="/dashboard/dev/services">services</Link>.
          </EmptyState>
        }
      >
        {() => (
          <>
            {isLinkedMissing && <Notice>This review is no longer available.</Notice>}
            {distribution && (
              <RatingSummary
                rating={getAverageRating(distribution)}
                count={countRatings(distribution)}
                stars={distribution}
                headingLevel={2}
              />
            )}
            <ReviewList aria-label="Reviews">
              {visibleReviews.map((review) => (
                <li key={review.id}>
                  <ReviewItem review={review} isLinked={review.id === linkedId} />
                </li>
              ))}
            </ReviewList>
          </>
        )}
      </InfiniteList>
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
