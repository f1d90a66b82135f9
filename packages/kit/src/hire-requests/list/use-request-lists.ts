import {
  hireRequestQueries,
  type HireRequestSide,
  type HireRequestStatus,
  type ListedHireRequest,
} from '@showcase/data/hire-requests';
import { useDataClient, useSearch } from '@showcase/data/query';

export type RequestSearch = Omit<ReturnType<typeof useSearch>, 'items' | 'facets'> & {
  items: ListedHireRequest[];
};

type Options = { side: HireRequestSide; userId: string };

/** One side's requests by status. */
export function useRequestLists(options: Options): Record<HireRequestStatus, RequestSearch> {
  const { list } = hireRequestQueries(useDataClient());
  return {
    pending: useSearch(list({ ...options, status: 'pending' })),
    accepted: useSearch(list({ ...options, status: 'accepted' })),
    completed: useSearch(list({ ...options, status: 'completed' })),
    rejected: useSearch(list({ ...options, status: 'rejected' })),
  };
}
