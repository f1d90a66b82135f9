import {
  createHireRequest,
  serviceQueries,
  useDataClient,
  type DataError,
  type HireRequest,
} from '@showcase/data';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { repeatLost } from '../../shared/sending/repeat-lost.ts';
import type { Attempt } from './hire-draft.ts';

/** Sends a request at most once, and reads the services anew where the marketplace knows them otherwise. */
export function useSendRequest(creatorId: string, { onSent }: { onSent: () => void }) {
  const client = useDataClient();
  const queryClient = useQueryClient();
  return useMutation<HireRequest, DataError, Attempt>({
    mutationFn: ({ key, order }) => createHireRequest(client, { order, requestKey: key }),
    ...repeatLost,
    onSuccess() {
      onSent();
      void queryClient.invalidateQueries({ queryKey: ['hire-requests'] });
    },
    onError(error) {
      console.error('Error sending hire request:', error);
      const isOutdated = error.kind === 'conflict' || error.kind === 'not-found';
      const { queryKey } = serviceQueries(client).pagesOfUser(creatorId);
      if (isOutdated) void queryClient.invalidateQueries({ queryKey });
    },
  });
}
