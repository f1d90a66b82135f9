import type { QueryClient } from '@tanstack/react-query';
import { invalidateEach } from '../query/invalidate-queries.ts';

/** Resources that an action on a request changes as well. */
const AFFECTED_QUERIES = [['hire-requests'], ['transactions'], ['reputation'], ['invoices']];

/** Of a request and of what depends on it. */
export function refetchRequests(queryClient: QueryClient) {
  return invalidateEach(queryClient, AFFECTED_QUERIES);
}
