import { mutationOptions, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { DataClient } from '../client.ts';
import { isOutage } from '../data-error.ts';
import { useDataClient } from '../query/data-provider.tsx';
import { invalidateQueries } from '../query/invalidate-queries.ts';
import { actOnHireRequest, type HireRequestMove } from './act-on-hire-request.ts';
import { subscribeToHireRequests } from './subscribe-to-hire-requests.ts';

/** What a move of a request changes besides itself. */
const AFFECTED_QUERIES = ['hire-requests', 'transactions'];

function refetch(queryClient: QueryClient) {
  return Promise.all(AFFECTED_QUERIES.map((key) => invalidateQueries(queryClient, [key])));
}

/** Moves a request on; busy until the lists show it. After a conflict they show the real state. */
export function moveHireRequestOptions(client: DataClient, queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: (move: HireRequestMove) => actOnHireRequest(client, move),
    retry: (failures, error) => isOutage(error) && failures < 1,
    onSuccess: () => refetch(queryClient),
    async onError(error) {
      console.error('Error changing hire request:', error);
      if (!isOutage(error)) await refetch(queryClient);
    },
  });
}

/** Keeps the requests of a person up to date while a page shows them: Realtime is a hint, the tables are the truth. */
export function useLiveHireRequests(userId: string) {
  const client = useDataClient();
  const queryClient = useQueryClient();
  useEffect(
    () => subscribeToHireRequests(client, userId, () => void refetch(queryClient)),
    [client, queryClient, userId],
  );
}
