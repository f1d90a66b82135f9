import type { QueryClient } from '@tanstack/react-query';

/** Refetches failed queries and leaves loaded ones unchanged. */
export function retryFailures(queryClient: QueryClient | undefined) {
  void queryClient?.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
}
