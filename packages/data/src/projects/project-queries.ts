import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { DataClient } from '../client.ts';
import { pagesByKey } from '../query/key-pages.ts';
import { growing } from '../query/long-search.ts';
import { getOwnProject } from './own-project.ts';
import { listCodeSamples, listProjectMedia } from './material/project-material.ts';
import type { Project, ProjectFilters } from './project.ts';
import {
  countProjectsOfUser,
  getProject,
  listFeaturedProjects,
  listProjects,
  listProjectsOfUser,
  relatedProjects,
} from './read-projects.ts';
import { searchProjects } from './search-projects.ts';

const LIST = { failure: 'Error fetching projects:' };
const OF_USER = { failure: 'Error fetching user projects:' };

export function projectQueries(client: DataClient) {
  return {
    search: (filters: ProjectFilters) =>
      infiniteQueryOptions({
        queryKey: ['projects', 'search', filters],
        queryFn: ({ pageParam, signal }) =>
          searchProjects(client, { ...filters, cursor: pageParam, signal }),
        initialPageParam: firstPage,
        getNextPageParam: (page) => page.nextCursor,
        placeholderData: keepPreviousData,
        ...growing,
        meta: LIST,
      }),
    /** How many projects a search finds. */
    total: (filters: ProjectFilters) =>
      queryOptions({
        queryKey: ['projects', 'total', filters],
        queryFn: async ({ signal }) => {
          const { total, totalIsCapped } = await searchProjects(client, {
            ...filters,
            pageSize: 1,
            signal,
          });
          return { total, totalIsCapped };
        },
        meta: LIST,
      }),
    list: () =>
      queryOptions({
        queryKey: ['projects', 'list'],
        queryFn: () => listProjects(client),
        meta: LIST,
      }),
    featured: () =>
      queryOptions({
        queryKey: ['projects', 'featured'],
        queryFn: () => listFeaturedProjects(client),
        meta: { failure: 'Error fetching featured projects:' },
      }),
    byId: (id: string) =>
      queryOptions({
        queryKey: ['projects', 'one', id],
        queryFn: () => getProject(client, id),
        meta: { failure: 'Error fetching project:' },
      }),
    ofUser: (userId: string) =>
      queryOptions({
        queryKey: ['projects', 'of-user', userId],
        queryFn: () => listProjectsOfUser(client, { userId }),
        meta: OF_USER,
      }),
    pagesOfUser: (userId: string) =>
      infiniteQueryOptions({
        queryKey: ['projects', 'pages-of-user', userId],
        ...pagesByKey<Project>((after) => listProjectsOfUser(client, { userId, after })),
        meta: OF_USER,
      }),
    countOfUser: (userId: string) =>
      queryOptions({
        queryKey: ['projects', 'count-of-user', userId],
        queryFn: () => countProjectsOfUser(client, userId),
        meta: OF_USER,
      }),
    related: ({ id, tags }: Pick<Project, 'id' | 'tags'>) =>
      queryOptions({
        queryKey: ['projects', 'related', id, tags],
        queryFn: () => relatedProjects(client, { id, tags }),
        meta: { failure: 'Error fetching related projects:' },
      }),
    media: (id: string) =>
      queryOptions({
        queryKey: ['projects', 'media', id],
        queryFn: () => listProjectMedia(client, id),
        meta: { failure: 'Error fetching project media:' },
      }),
    codeSamples: (id: string) =>
      queryOptions({
        queryKey: ['projects', 'code-samples', id],
        queryFn: () => listCodeSamples(client, id),
        meta: { failure: 'Error fetching code samples:' },
      }),
    /** For the form, so never from an earlier time. */
    own: (id: string) =>
      queryOptions({
        queryKey: ['projects', 'own', id],
        queryFn: () => getOwnProject(client, id),
        staleTime: 0,
        gcTime: 0,
        meta: { failure: 'Error fetching project:' },
      }),
  };
}

const firstPage: string | null = null;
