import type { HireRequestStatus, ListedHireRequest, useSearch } from '@showcase/data';
import {
  Button,
  Card,
  EmptyState,
  Notice,
  SkeletonBlock,
  SkeletonGroup,
  SkeletonText,
  Stack,
} from '@showcase/ui';
import { Send } from 'lucide-react';
import { ListFailure } from '../../shared/list-failure.tsx';
import type { Decision } from './decision-dialog.tsx';
import { RequestCard } from './request-card.tsx';
import { RequestList } from './request-card.styles.ts';
import { STATUS_LABELS } from './request-state.ts';
import type { ReviewTarget } from './review/review-dialog.tsx';

const SKELETONS = [1, 2, 3];

export type RequestSearch = Omit<ReturnType<typeof useSearch>, 'items' | 'facets'> & {
  items: ListedHireRequest[];
};

type RequestTabProps = {
  status: HireRequestStatus;
  search: RequestSearch;
  getRequestHref: (id: string) => string;
  onDecide: (decision: Decision) => void;
  onReview: (reviewTarget: ReviewTarget) => void;
};

export function RequestTab({
  status,
  search,
  getRequestHref,
  onDecide,
  onReview,
}: RequestTabProps) {
  const { items, isPending, error, retry } = search;
  if (isPending) {
    return (
      <SkeletonGroup label="Loading your hire requests">
        <RequestList as="div">
          {SKELETONS.map((index) => (
            <Card key={index} padding="l">
              <SkeletonBlock width="60%" height="24px" />
              <SkeletonText lines={6} />
            </Card>
          ))}
        </RequestList>
      </SkeletonGroup>
    );
  }
  if (error && items.length === 0) {
    return <ListFailure area="My Hire Requests" error={error} onRetry={retry} />;
  }
  if (items.length === 0) {
    return <EmptyState title={`No ${status} requests found.`} icon={<Send />} />;
  }
  return (
    <Stack gap={4}>
      {error && (
        <Notice
          variant="warning"
          action={
            <Button size="s" onClick={retry}>
              Retry
            </Button>
          }
        >
          We can't connect right now. This list may be out of date.
        </Notice>
      )}
      <RequestList aria-label={`${STATUS_LABELS[status]} requests`}>
        {items.map((request) => (
          <li key={request.id}>
            <RequestCard
              request={request}
              href={getRequestHref(request.id)}
              onDecide={onDecide}
              onReview={onReview}
            />
          </li>
        ))}
      </RequestList>
      {search.hasNextPage && (
        <Stack direction="row" justify="center">
          <Button onClick={search.fetchNextPage} isBusy={search.isFetchingNextPage}>
            Show more requests
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
