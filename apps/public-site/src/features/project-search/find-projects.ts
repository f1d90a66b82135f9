import { projectQueries } from '@showcase/data/projects';
import type { CommandSearch } from '@showcase/remote-contract';

/** Finds projects for the command palette. */
export const findProjects: CommandSearch = async ({ client, queryClient, text }) => {
  const { pages } = await queryClient.fetchInfiniteQuery(
    projectQueries(client).search({ q: text }),
  );
  return pages.flatMap(({ items }) =>
    items.map(({ id, title, owner }) => {
      return { label: title, hint: owner.name, path: `/projects/${id}` };
    }),
  );
};
