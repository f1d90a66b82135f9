import {
  HIRE_REQUEST_STATUSES,
  hireRequestQueries,
  useDataClient,
  useLiveHireRequests,
  useSearch,
  type HireRequestStatus,
  type ListedHireRequest,
} from '@showcase/data';
import { focusSelectedTab } from '@showcase/kit/hire-requests';
import { Stack } from '@showcase/ui';
import { Tabs } from '@showcase/ui/controls';
import { useState } from 'react';
import { ConflictNotice } from './conflict-notice.tsx';
import { DecisionDialog, type Decision } from './decision-dialog.tsx';
import { STATUS_LABELS } from './request-state.ts';
import { RequestPanel } from './panel/request-panel.tsx';
import { RequestTab } from './request-tab.tsx';
import { useRequestParams } from './use-request-params.ts';

export function HireRequests({ userId }: { userId: string }) {
  useLiveHireRequests(userId);
  const { status, selectStatus, requestId, isDelivering, closeRequest, getRequestHref } =
    useRequestParams();
  const lists = useRequestLists(userId);
  const [decision, setDecision] = useState<Decision | null>(null);
  const [conflict, setConflict] = useState<ListedHireRequest | null>(null);
  const dismissConflict = () => {
    focusSelectedTab();
    setConflict(null);
  };
  return (
    <Stack gap={4}>
      {conflict && <ConflictNotice request={conflict} onDismiss={dismissConflict} />}
      <Tabs
        label="Hire requests by status"
        value={status}
        onValueChange={selectStatus}
        tabs={HIRE_REQUEST_STATUSES.map((value) => ({
          value,
          label: STATUS_LABELS[value],
          // The count is unknown if the list failed to load.
          ...(!lists[value].isPending && !lists[value].error && { count: lists[value].total }),
          content: (
            <RequestTab
              status={value}
              search={lists[value]}
              getRequestHref={getRequestHref}
              onDecide={setDecision}
            />
          ),
        }))}
      />
      {requestId && (
        <RequestPanel
          id={requestId}
          userId={userId}
          isDelivering={isDelivering}
          onClose={closeRequest}
          onDecide={setDecision}
        />
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
  const createQuery = (status: HireRequestStatus) => list({ side: 'creator', userId, status });
  return {
    pending: useSearch(createQuery('pending')),
    accepted: useSearch(createQuery('accepted')),
    completed: useSearch(createQuery('completed')),
    rejected: useSearch(createQuery('rejected')),
  };
}
