import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * No data of the signed-out user may stay on the screen or in memory. Visible queries are not refetched here: right after a
 * sign-out the page is about to change, and they would be sent without a session.
 */
export function clearUserQueries(queryClient: QueryClient | undefined) {
  if (!queryClient) return;
  queryClient.getMutationCache().clear();
  const isUserQuery = ({ meta }: Query) => !meta?.outlivesSession;
  queryClient.removeQueries({ type: 'inactive', predicate: isUserQuery });
  for (const query of queryClient.getQueryCache().findAll({ predicate: isUserQuery }))
    query.reset();
}

/** Refetches visible queries without data for the current user, once the page has rendered the change. */
export function refetchVisibleQueries(queryClient: QueryClient | undefined) {
  setTimeout(() => {
    void queryClient?.refetchQueries({
      type: 'active',
      predicate: ({ state }) => state.data === undefined,
    });
  });
}
