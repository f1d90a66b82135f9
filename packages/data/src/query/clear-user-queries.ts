import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/** The data of rendered pages. React Query keeps the object when it reads the same rows again. */
const renderedRows = new WeakSet<object>();

/** Puts the rows of a page that the server rendered for visitors into the cache, where they outlive a session. */
export function takeRenderedRows(
  queryClient: QueryClient,
  rows: readonly { key: QueryKey; data: unknown }[],
) {
  for (const { key, data } of rows) {
    queryClient.setQueryData(key, data);
    if (typeof data === 'object' && data !== null) renderedRows.add(data);
  }
}

/**
 * No data of the signed-out user may stay on the screen or in memory. Visible queries are not refetched here: right after a
 * sign-out the page is about to change, and they would be sent without a session.
 */
export function clearUserQueries(queryClient: QueryClient | undefined) {
  if (!queryClient) return;
  queryClient.getMutationCache().clear();
  const isForVisitors = ({ state: { data } }: Query) =>
    typeof data === 'object' && data !== null && renderedRows.has(data);
  const isUserQuery = (query: Query) => !query.meta?.outlivesSession && !isForVisitors(query);
  queryClient.removeQueries({ type: 'inactive', predicate: isUserQuery });
  const cache = queryClient.getQueryCache();
  for (const query of cache.findAll({ predicate: isUserQuery })) query.reset();
  for (const query of cache.findAll({ predicate: isForVisitors })) {
    // What is on its way may be the user's.
    void query.cancel({ revert: true });
    query.invalidate();
  }
}

/** Refetches visible queries without data of their own for the current user, once the page has rendered the change. */
export function refetchVisibleQueries(queryClient: QueryClient | undefined) {
  setTimeout(() => {
    void queryClient?.refetchQueries({
      type: 'active',
      predicate: ({ state }) => state.data === undefined || state.isInvalidated,
    });
  });
}
