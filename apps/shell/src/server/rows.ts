import type { RenderedPage } from '@showcase/remote-contract/rendering';
import type { QueryClient } from '@tanstack/react-query';

/** Everything that was read; what failed or has not arrived is left to the browser. */
export function collectRows(queryClient: QueryClient): RenderedPage['rows'] {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => ({ key: queryKey, data: state.data }));
}

/** Why rows could not be read; undefined if all could. The browser has better means: it explains the failure and tries again. */
export function findFailure(queryClient: QueryClient): Error | undefined {
  return queryClient
    .getQueryCache()
    .getAll()
    .map(({ state }) => state.error)
    .find((error) => error !== null);
}
