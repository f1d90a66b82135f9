import {
  hireRequestQueries,
  type HireRequestSide,
  type HireRequestStatus,
  type ListedHireRequest,
} from '@showcase/data/hire-requests';
import { useCountedList, useDataClient } from '@showcase/data/query';

export type RequestSearch = Omit<ReturnType<typeof useCountedList>, 'items'> & {
  items: ListedHireRequest[];
};

type Options = { side: HireRequestSide; userId: string };

/** One side's requests by status. */
export function useRequestLists(options: Options): Record<HireRequestStatus, RequestSearch> {
  const { list } = hireRequestQueries(useDataClient());
  return {
    pending: useCountedList(list({ ...options, status: 'pending' })),
    accepted: useCountedList(list({ ...options, status: 'accepted' })),
    completed: useCountedList(list({ ...options, status: 'completed' })),
    rejected: useCountedList(list({ ...options, status: 'rejected' })),
  };
}
