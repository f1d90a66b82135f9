import {
  canReview,
  HIRE_REQUEST_STATUSES,
  hireRequestQueries,
  useDataClient,
  useLiveHireRequests,
  useSearch,
  type HireRequestStatus,
  type ListedHireRequest,
} from '@showcase/data';
import { focusChosenTab } from '@showcase/kit/hire-requests';
import { loadLater, useCode } from '@showcase/kit/loading';
import { Stack } from '@showcase/ui';
import { Tabs } from '@showcase/ui/controls';
import { useState } from 'react';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import { DecisionDialog, type Decision } from './decision-dialog.tsx';
import { STATUS_LABELS } from './request-state.ts';
import { RequestPanel } from './panel/request-panel.tsx';
import { RequestTab } from './request-tab.tsx';
import { useRequestParams } from './use-request-params.ts';
import type { Reviewing } from './review/review-dialog.tsx';

const reviewDialog = {
  name: 'review form',
  load: () => import('./review/review-dialog.tsx').then((dialog) => dialog.ReviewDialog),
};

const ReviewDialog = loadLater(reviewDialog);

export function MyRequests({ userId }: { userId: string }) {
  useLiveHireRequests(userId);
  const { status, requestId, chooseStatus, closeRequest, hrefOf } = useRequestParams();
  const lists = useRequestLists(userId);
  // There before its button is pressed.
  useCode({ ...reviewDialog, isWanted: lists.completed.items.some(canReview) });
  const [decision, setDecision] = useState<Decision | null>(null);
  const [reviewing, setReviewing] = useState<Reviewing | null>(null);
  const [conflict, setConflict] = useState<ListedHireRequest | null>(null);
  const dismiss = () => {
    focusChosenTab();
    setConflict(null);
  };
  return (
    <Stack gap={4}>
      {conflict && <ChangedElsewhere request={conflict} onDismiss={dismiss} />}
      <Tabs
        label="My hire requests by status"
        value={status}
        onValueChange={chooseStatus}
        tabs={HIRE_REQUEST_STATUSES.map((value) => ({
          value,
          label: STATUS_LABELS[value],
          // Unknown while its list cannot be read.
          ...(!lists[value].isPending && !lists[value].error && { count: lists[value].total }),
          content: (
            <RequestTab
              status={value}
              search={lists[value]}
              hrefOf={hrefOf}
              onDecide={setDecision}
              onReview={setReviewing}
            />
          ),
        }))}
      />
      {requestId && (
        <RequestPanel
          id={requestId}
          userId={userId}
          onClose={closeRequest}
          onDecide={setDecision}
          onReview={setReviewing}
        />
      )}
      {reviewing && (
        <ReviewDialog {...reviewing} userId={userId} onClose={() => setReviewing(null)} />
      )}
      {decision && (
        <DecisionDialog
          decision={decision}
          onClose={() => setDecision(null)}
          onConflict={setConflict}
        />
      )}
    </Stack>
  );
}

function useRequestLists(userId: string) {
  const { list } = hireRequestQueries(useDataClient());
  const of = (status: HireRequestStatus) => list({ side: 'client', userId, status });
  return {
    pending: useSearch(of('pending')),
    accepted: useSearch(of('accepted')),
    completed: useSearch(of('completed')),
    rejected: useSearch(of('rejected')),
  };
}
