import { userQueries } from '@showcase/data/users';
import type { CommandSearch } from '@showcase/remote-contract';

/** Finds creators for the command palette. */
export const findCreators: CommandSearch = async ({ client, queryClient, text }) => {
  const { pages } = await queryClient.fetchInfiniteQuery(userQueries(client).search({ q: text }));
  return pages.flatMap(({ items }) =>
    items.map(({ id, name, username, location }) => ({
      label: name,
      ...(location && { hint: location }),
      path: username ? `/creator/${username}` : `/creators/${id}`,
    })),
  );
};
