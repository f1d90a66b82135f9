import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * Nothing of the person who left may stay on the screen or in memory. What is still shown is not asked again here: right after a
 * sign-out the page is on its way out, and would ask in nobody's name.
 */
export function clearUserQueries(queryClient: QueryClient | undefined) {
  if (!queryClient) return;
  queryClient.getMutationCache().clear();
  const isUserQuery = ({ meta }: Query) => !meta?.outlivesSession;
  queryClient.removeQueries({ type: 'inactive', predicate: isUserQuery });
  for (const query of queryClient.getQueryCache().findAll({ predicate: isUserQuery }))
    query.reset();
}

/** Asks again for what is shown, in the name of whoever is here now, once the page has taken note of them. */
export function refetchVisibleQueries(queryClient: QueryClient | undefined) {
  setTimeout(() => {
    void queryClient?.refetchQueries({
      type: 'active',
      predicate: ({ state }) => state.data === undefined,
    });
  });
}
