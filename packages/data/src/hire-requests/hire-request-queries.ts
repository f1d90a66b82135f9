import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { DataClient } from '../client/types.ts';
import { HIRE_REQUEST_STATUSES } from '../constants.ts';
import type { HireRequestSide, HireRequestStatus } from './hire-request.ts';
import {
  getHireRequest,
  listHireRequests,
  listOpenRequests,
  listPendingRequests,
  listRequestDates,
} from './reading/read-hire-requests.ts';

type SideInput = Omit<HireRequestListInput, 'status'>;
type HireRequestListInput = { side: HireRequestSide; userId: string; status: HireRequestStatus };

const firstPage: string | null = null;

export function hireRequestQueries(client: DataClient) {
  const list = (input: HireRequestListInput) =>
    infiniteQueryOptions({
      queryKey: ['hire-requests', 'list', input],
      queryFn: ({ pageParam, signal }) =>
        listHireRequests(client, {
          side: input.side,
          status: input.status,
          cursor: pageParam,
          signal,
        }),
      initialPageParam: firstPage,
      getNextPageParam: (page) => page.next,
      meta: { failure: 'Error fetching hire requests:' },
    });
  return {
    list,
    /** One list for each status, which are the tabs of a page. */
    listsByStatus: (side: SideInput) =>
      HIRE_REQUEST_STATUSES.map((status) => list({ ...side, status })),
    open: (side: SideInput) =>
      queryOptions({
        queryKey: ['hire-requests', 'open', side],
        queryFn: () => listOpenRequests(client, side),
        meta: { failure: 'Error fetching open hire requests:' },
      }),
    byId: (id: string) =>
      queryOptions({
        queryKey: ['hire-requests', 'one', id],
        queryFn: () => getHireRequest(client, id),
        meta: { failure: 'Error fetching hire request:' },
      }),
    /** Pending requests between these two users. */
    pending: (pair: { clientId: string; creatorId: string }) =>
      queryOptions({
        queryKey: ['hire-requests', 'pending', pair],
        queryFn: () => listPendingRequests(client, pair),
        meta: { failure: 'Error fetching pending hire requests:' },
      }),
    /** The user's id keeps the dates of one account apart from those of another. */
    dates: (input: SideInput) =>
      queryOptions({
        queryKey: ['hire-requests', 'dates', input],
        queryFn: () => listRequestDates(client, input.side),
        meta: { failure: 'Error fetching due dates:' },
      }),
  };
}
