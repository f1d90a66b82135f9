import type { QueryClient } from '@tanstack/react-query';

/** Reads everything on the page anew when the browser restores it from its history, with the rows of the time when it was left. */
export function refetchAfterReturn(queryClient: QueryClient): void {
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) void queryClient.invalidateQueries();
  });
}
