import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { DataClient } from '../client/types.ts';
import { LIST_LIMIT } from '../constants.ts';
import { unwrap } from '../http/unwrap.ts';
import { infiniteListOptions } from '../query/infinite-list-options.ts';
import { pagesByKey, rowsAfter } from '../query/key-pages.ts';
import type { Sorted } from '../query/search/search-arguments.ts';
import { COUNTS_STALE_TIME } from '../query/search/search-counts.ts';
import type { CreatorFilters } from '../users/user.ts';
import { isUuid } from '../uuid.ts';
import { selectServices } from './columns.ts';
import { countOwnServices, getOwnService, listOwnServices } from './own-services.ts';
import { withReadMetadata } from './read-metadata.ts';
import type { ServiceSort } from './found-service.ts';
import { countFoundServices, searchServices } from './search-services.ts';
import type { Service } from './service.ts';

/** The last row of the previous page, if there is one. */
type ServiceKey = Pick<Service, 'id' | 'price'> | null;

/** Cheapest first. Everyone but the owner sees only active services, which the database enforces. */
export async function listUserServices(
  client: DataClient,
  { userId, after = null }: { userId: string; after?: ServiceKey },
): Promise<Service[]> {
  if (!isUuid(userId)) return [];
  const services = selectServices(client).eq('user_id', userId);
  const remaining = after ? services.or(rowsAfter(after, 'price', 'ascending')) : services;
  const rows = unwrap(await remaining.order('price').order('id').limit(LIST_LIMIT));
  return rows.map(withReadMetadata);
}

/** Null if it does not exist or the user cannot see it. */
export async function getService(client: DataClient, id: string): Promise<Service | null> {
  if (!isUuid(id)) return null;
  const row = unwrap(await selectServices(client).eq('id', id).maybeSingle());
  return row && withReadMetadata(row);
}

const FOUND = { failure: 'Error fetching services:' };
const firstPage: string | null = null;

export function serviceQueries(client: DataClient) {
  return {
    search: (filters: Sorted<CreatorFilters, ServiceSort>) =>
      infiniteQueryOptions({
        queryKey: ['services', 'search', filters],
        queryFn: ({ pageParam, signal }) =>
          searchServices(client, { ...filters, cursor: pageParam, signal }),
        initialPageParam: firstPage,
        getNextPageParam: (page) => page.next,
        placeholderData: keepPreviousData,
        ...infiniteListOptions,
        meta: FOUND,
      }),
    /** How many services a search finds, in all and for each filter. */
    counts: (filters: CreatorFilters) =>
      queryOptions({
        queryKey: ['services', 'counts', filters],
        queryFn: ({ signal }) => countFoundServices(client, { ...filters, signal }),
        placeholderData: keepPreviousData,
        staleTime: COUNTS_STALE_TIME,
        meta: FOUND,
      }),
    pagesByUser: (userId: string) =>
      infiniteQueryOptions({
        queryKey: ['services', 'pages-of-user', userId],
        ...pagesByKey<Service>((after) => listUserServices(client, { userId, after })),
        meta: { failure: 'Error fetching services:' },
      }),
    ownPages: (userId: string) =>
      infiniteQueryOptions({
        queryKey: ['services', 'own-pages', userId],
        ...pagesByKey<Service>((after) => listOwnServices(client, userId, after)),
        meta: { failure: 'Error fetching services:' },
      }),
    byId: (id: string) =>
      queryOptions({
        queryKey: ['services', 'one', id],
        queryFn: () => getService(client, id),
        meta: { failure: 'Error fetching service:' },
      }),
    ownCount: (userId: string) =>
      queryOptions({
        queryKey: ['services', 'own-count', userId],
        queryFn: () => countOwnServices(client, userId),
        meta: { failure: 'Error fetching services:' },
      }),
    /** For the form, so it is never served from the cache. */
    own: (id: string, columns: Parameters<typeof getOwnService>[2]) =>
      queryOptions({
        queryKey: ['services', 'own', id],
        queryFn: () => getOwnService(client, id, columns),
        staleTime: 0,
        gcTime: 0,
        meta: { failure: 'Error fetching service:' },
      }),
  };
}
