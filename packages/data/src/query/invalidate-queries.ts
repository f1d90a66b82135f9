import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Refetches active queries. A first read in progress may have started before the change, so another one follows it. */
export async function invalidateQueries(
  queryClient: QueryClient,
  queryKey: QueryKey,
): Promise<void> {
  const isFirstRead =
    queryClient.isFetching({ queryKey, predicate: ({ state }) => state.data === undefined }) > 0;
  const filters = { queryKey };
  await queryClient.invalidateQueries(filters);
  if (isFirstRead) await queryClient.invalidateQueries(filters);
}

/** Refetches what has one of these keys. */
export async function invalidateEach(
  queryClient: QueryClient,
  queryKeys: readonly QueryKey[],
): Promise<void> {
  await Promise.all(queryKeys.map((queryKey) => invalidateQueries(queryClient, queryKey)));
}

/** For what can change any list: a decision of an admin, other rights of the user. */
export const refetchEverything = (queryClient: QueryClient) => invalidateQueries(queryClient, []);
