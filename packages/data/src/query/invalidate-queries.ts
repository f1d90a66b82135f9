import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Reads anew what is on the screen. A first read under way may have begun before the change, so another follows it. */
export async function invalidateQueries(
  queryClient: QueryClient,
  queryKey: QueryKey,
): Promise<void> {
  const isFirstRead =
    queryClient.isFetching({ queryKey, predicate: ({ state }) => state.data === undefined }) > 0;
  await queryClient.invalidateQueries({ queryKey });
  if (isFirstRead) await queryClient.invalidateQueries({ queryKey });
}
