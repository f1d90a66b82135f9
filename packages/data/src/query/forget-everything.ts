import type { QueryClient } from '@tanstack/react-query';

/** Nothing of the person who left may stay on the screen or in memory. */
export function forgetEverything(queryClient: QueryClient | undefined) {
  if (!queryClient) return;
  queryClient.getMutationCache().clear();
  queryClient.removeQueries({ type: 'inactive' });
  void queryClient.resetQueries();
}
