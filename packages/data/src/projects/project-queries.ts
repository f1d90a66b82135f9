import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { DataClient } from '../client/types.ts';
import { pagesByKey } from '../query/key-pages.ts';
import { infiniteListOptions } from '../query/infinite-list-options.ts';
import type { Sorted } from '../query/search/search-arguments.ts';
import { COUNTS_STALE_TIME } from '../query/search/search-counts.ts';
import { getOwnProject } from './own-project.ts';
import { listCodeSamples, listProjectMedia } from './material/project-material.ts';
import type { ListedOwnProject, Project, ProjectFilters, ProjectSort } from './project.ts';
import {
  countOwnProjects,
  countUserProjects,
  getProject,
  listFeaturedProjects,
  listOtherProjects,
  listOwnProjects,
  listProjects,
  listUserProjects,
  listRelatedProjects,
  listShowpieces,
} from './read-projects.ts';
import { countFoundProjects, searchProjects } from './search-projects.ts';

const LIST = { failure: 'Error fetching projects:' };
const USER_LIST = { failure: 'Error fetching user projects:' };

export function projectQueries(client: DataClient) {
  return {
    search: (filters: Sorted<ProjectFilters, ProjectSort>) =>
      infiniteQueryOptions({
        queryKey: ['projects', 'search', filters],
        queryFn: ({ pageParam, signal }) =>
          searchProjects(client, { ...filters, cursor: pageParam, signal }),
        initialPageParam: firstPage,
        getNextPageParam: (page) => page.next,
        placeholderData: keepPreviousData,
        ...infiniteListOptions,
        meta: LIST,
      }),
    /** How many projects a search finds, in all and for each filter. */
    counts: (filters: ProjectFilters) =>
      queryOptions({
        queryKey: ['projects', 'counts', filters],
        queryFn: ({ signal }) => countFoundProjects(client, { ...filters, signal }),
        placeholderData: keepPreviousData,
        staleTime: COUNTS_STALE_TIME,
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
    showpieces: () =>
      queryOptions({
        queryKey: ['projects', 'showpieces'],
        queryFn: () => listShowpieces(client),
        meta: { failure: 'Error fetching featured projects:' },
      }),
    byId: (id: string) =>
      queryOptions({
        queryKey: ['projects', 'one', id],
        queryFn: () => getProject(client, id),
        meta: { failure: 'Error fetching project:' },
      }),
    byUser: (userId: string) =>
      queryOptions({
        queryKey: ['projects', 'of-user', userId],
        queryFn: () => listUserProjects(client, { userId }),
        meta: USER_LIST,
      }),
    pagesByUser: (userId: string) =>
      infiniteQueryOptions({
        queryKey: ['projects', 'pages-of-user', userId],
        ...pagesByKey<Project>((after) => listUserProjects(client, { userId, after })),
        meta: USER_LIST,
      }),
    countByUser: (userId: string) =>
      queryOptions({
        queryKey: ['projects', 'count-of-user', userId],
        queryFn: () => countUserProjects(client, userId),
        meta: USER_LIST,
      }),
    /** Published or not. */
    ownPages: (userId: string) =>
      infiniteQueryOptions({
        queryKey: ['projects', 'own-pages', userId],
        ...pagesByKey<ListedOwnProject>((after) => listOwnProjects(client, { userId, after })),
        meta: USER_LIST,
      }),
    ownCount: (userId: string) =>
      queryOptions({
        queryKey: ['projects', 'own-count', userId],
        queryFn: () => countOwnProjects(client, userId),
        meta: USER_LIST,
      }),
    related: ({ id, tags }: Pick<Project, 'id' | 'tags'>) =>
      queryOptions({
        queryKey: ['projects', 'related', id, tags],
        queryFn: () => listRelatedProjects(client, { id, tags }),
        meta: { failure: 'Error fetching related projects:' },
      }),
    othersByUser: (ids: { id: string; userId: string }) =>
      queryOptions({
        queryKey: ['projects', 'others-of-user', ids.userId, ids.id],
        queryFn: () => listOtherProjects(client, ids),
        meta: USER_LIST,
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
    /** For the form, so it is never served from the cache. */
    own: (id: string, columns: Parameters<typeof getOwnProject>[2]) =>
      queryOptions({
        queryKey: ['projects', 'own', id],
        queryFn: () => getOwnProject(client, id, columns),
        staleTime: 0,
        gcTime: 0,
        meta: { failure: 'Error fetching project:' },
      }),
  };
}

const firstPage: string | null = null;
