import { isOutage, type DataError } from '@showcase/data/client';
import {
  createHireRequest,
  hireRequestQueries,
  type HireRequest,
} from '@showcase/data/hire-requests';
import { invalidateQueries, useDataClient } from '@showcase/data/query';
import { useSubmit } from '@showcase/kit/forms';
import { useQueryClient } from '@tanstack/react-query';
import type { Attempt } from './hire-draft.ts';

type SendOptions = {
  /** What shows the terms: it is refetched if they have changed. */
  termsKey: readonly unknown[];
  onSent: (request: HireRequest) => void;
};

/** Sends a request at most once. */
export function useSendRequest({ termsKey, onSent }: SendOptions) {
  const client = useDataClient();
  const queryClient = useQueryClient();
  return useSubmit<HireRequest, Attempt>({
    mutationFn: ({ key, input }) => createHireRequest(client, { input, requestKey: key }),
    ...retryOutageOnce,
    onSuccess(request) {
      const { queryKey } = hireRequestQueries(client).byId(request.id);
      queryClient.setQueryData(queryKey, { ...request, ...NOT_YET_FETCHED });
      // Also refetches what is not known of the sent request.
      void invalidateQueries(queryClient, ['hire-requests']);
      onSent(request);
    },
    onError(error) {
      console.error('Error sending hire request:', error);
      const isStale = error.kind === 'conflict' || error.kind === 'not-found';
      if (!isStale) return;
      void invalidateQueries(queryClient, termsKey);
      void invalidateQueries(queryClient, ['hire-requests', 'pending']);
    },
  });
}

/** What a request shows beside its own columns. */
const NOT_YET_FETCHED = {
  actions: ['cancel' as const],
  turn: 'creator' as const,
  review_until: null,
  case_subject: null,
  client: null,
  creator: null,
  project: null,
  open_offer: null,
  open_case: null,
  milestones: [],
  review: null,
  ends_at: null,
  agreed_days: null,
  service_description: null,
  events: [],
  agreements: [],
  invoices: [],
  refunds: [],
  offers: [],
  cases: [],
};

/** For writes with a key: retries once after a lost response, which is safe because the key makes them idempotent. */
const retryOutageOnce = {
  retry: (failures: number, error: DataError) => isOutage(error) && failures < 1,
  retryDelay: 500,
};
