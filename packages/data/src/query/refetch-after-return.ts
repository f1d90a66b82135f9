import type { QueryClient } from '@tanstack/react-query';

/** Refetches everything on the page when the browser restores it from its history, with the rows from before it was left. */
export function refetchAfterReturn(queryClient: QueryClient): void {
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) void queryClient.invalidateQueries();
  });
}
