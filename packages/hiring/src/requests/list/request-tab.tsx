import type {
  HireRequestSide,
  HireRequestStatus,
  ListedHireRequest,
} from '@showcase/data/hire-requests';
import {
  Button,
  Card,
  EmptyState,
  ErrorPanel,
  Notice,
  SkeletonBlock,
  SkeletonGroup,
  SkeletonText,
  Stack,
  tokens,
} from '@showcase/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { explainReadError } from '@showcase/kit/errors';
import { STATUS_LABELS } from '../request-state.ts';
import { SIDE_TEXTS } from '../side-texts.ts';
import type { RequestSearch } from './use-request-lists.ts';

const SKELETONS = [1, 2, 3];

type RequestTabProps = {
  side: HireRequestSide;
  status: HireRequestStatus;
  search: RequestSearch;
  emptyIcon: ReactNode;
  /** Shown if no request is pending. */
  emptyHint: ReactNode;
  /** The next step if no request is pending. */
  emptyAction: ReactNode;
  renderCard: (request: ListedHireRequest) => ReactNode;
};

export function RequestTab(props: RequestTabProps) {
  const { side, status, search, emptyIcon, emptyHint, emptyAction, renderCard } = props;
  const { items, isPending, error, refetch } = search;
  const { listTitle, loadingLabel } = SIDE_TEXTS[side];
  if (isPending) {
    return (
      <SkeletonGroup label={loadingLabel}>
        <RequestGrid as="div">
          {SKELETONS.map((index) => (
            <Card key={index} padding="l">
              <SkeletonBlock width="60%" height="24px" />
              <SkeletonText lines={6} />
            </Card>
          ))}
        </RequestGrid>
      </SkeletonGroup>
    );
  }
  if (error && items.length === 0) {
    const message = explainReadError(error, { action: "We couldn't load this list." });
    return <ErrorPanel area={listTitle} message={message} onRetry={refetch} />;
  }
  if (items.length === 0) {
    return (
      <EmptyState
        title={`No ${status} requests found.`}
        icon={emptyIcon}
        action={status === 'pending' && emptyAction}
      >
        {status === 'pending' && emptyHint}
      </EmptyState>
    );
  }
  return (
    <Stack gap={4}>
      {error && (
        <Notice
          variant="warning"
          action={
            <Button size="s" onClick={refetch}>
              Retry
            </Button>
          }
        >
          We can't connect right now. This list may be out of date.
        </Notice>
      )}
      <RequestGrid aria-label={`${STATUS_LABELS[status]} requests`}>
        {items.map((request) => (
          <li key={request.id}>{renderCard(request)}</li>
        ))}
      </RequestGrid>
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

const RequestGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(340px, 100%), 1fr));
  gap: ${tokens.space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
`;
