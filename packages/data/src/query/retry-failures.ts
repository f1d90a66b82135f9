import type { QueryClient } from '@tanstack/react-query';

/** Asks again for what could not be read, and leaves alone what is on the screen. */
export function retryFailures(queryClient: QueryClient | undefined) {
  void queryClient?.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
}
