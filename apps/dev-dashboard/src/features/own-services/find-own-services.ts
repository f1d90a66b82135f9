import { serviceQueries } from '@showcase/data/services';
import { hasAllWords } from '@showcase/kit/matching';
import type { CommandSearch } from '@showcase/remote-contract';

/** Finds a creator's own services by title, to edit them. */
export const findOwnServices: CommandSearch = async ({ client, queryClient, text, userId }) => {
  if (!userId) return [];
  const own = serviceQueries(client).ownPages(userId);
  const { pages } = await queryClient.fetchInfiniteQuery(own);
  return pages
    .flatMap(({ items }) => items)
    .filter(({ title }) => hasAllWords(text, title))
    .map(({ id, title }) => ({ label: title, hint: 'Edit', path: `/services?edit=${id}` }));
};
