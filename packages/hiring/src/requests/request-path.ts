import type { HireRequestSide } from '@showcase/data/hire-requests';

const LISTS: Record<HireRequestSide, string> = {
  client: '/dashboard/client/requests',
  creator: '/dashboard/dev/requests',
};

/** Where a user sees all requests, on their side of them. */
export const getRequestsPath = (side: HireRequestSide): string => LISTS[side];

/** Where a user sees a request, on their side of it. */
export function getRequestPath(requestId: string, side: HireRequestSide): string {
  return `${LISTS[side]}?request=${requestId}`;
}
