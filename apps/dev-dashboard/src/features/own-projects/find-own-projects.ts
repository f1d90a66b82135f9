import { projectQueries } from '@showcase/data/projects';
import { hasAllWords } from '@showcase/kit/matching';
import type { CommandSearch } from '@showcase/remote-contract';

/** Finds a creator's own projects by title, to edit them. */
export const findOwnProjects: CommandSearch = async ({ client, queryClient, text, userId }) => {
  if (!userId) return [];
  const own = projectQueries(client).ownPages(userId);
  const { pages } = await queryClient.fetchInfiniteQuery(own);
  return pages
    .flatMap(({ items }) => items)
    .filter(({ title }) => hasAllWords(text, title))
    .map(({ id, title }) => ({ label: title, hint: 'Edit', path: `/projects?edit=${id}` }));
};
