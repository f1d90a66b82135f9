import {
  HIRE_REQUEST_STATUSES,
  hireRequestQueries,
  useDataClient,
  useLiveHireRequests,
  useSearch,
  type HireRequestStatus,
  type ListedHireRequest,
} from '@showcase/data';
import { focusChosenTab } from '@showcase/kit/hire-requests';
import { Stack } from '@showcase/ui';
import { Tabs } from '@showcase/ui/controls';
import { useState } from 'react';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import { DecisionDialog, type Decision } from './decision-dialog.tsx';
import { STATUS_LABELS } from './request-state.ts';
import { RequestPanel } from './panel/request-panel.tsx';
import { RequestTab } from './request-tab.tsx';
import { useRequestParams } from './use-request-params.ts';

export function HireRequests({ userId }: { userId: string }) {
  useLiveHireRequests(userId);
  const { status, chooseStatus, requestId, isDelivering, closeRequest, hrefOf } =
    useRequestParams();
  const lists = useRequestLists(userId);
  const [decision, setDecision] = useState<Decision | null>(null);
  const [conflict, setConflict] = useState<ListedHireRequest | null>(null);
  const dismiss = () => {
    focusChosenTab();
    setConflict(null);
  };
  return (
    <Stack gap={4}>
      {conflict && <ChangedElsewhere request={conflict} onDismiss={dismiss} />}
      <Tabs
        label="Hire requests by status"
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
  const of = (status: HireRequestStatus) => list({ side: 'creator', userId, status });
  return {
    pending: useSearch(of('pending')),
    accepted: useSearch(of('accepted')),
    completed: useSearch(of('completed')),
    rejected: useSearch(of('rejected')),
  };
}
