import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { DataClient } from '../client/client.ts';
import { LIST_LIMIT } from '../constants.ts';
import { unwrap } from '../http/unwrap.ts';
import { pagesByKey, rowsAfter } from '../query/key-pages.ts';
import { isUuid } from '../uuid.ts';
import { selectServices } from './columns.ts';
import { countOwnServices, getOwnService, listOwnServices } from './own-services.ts';
import { withReadMetadata } from './read-metadata.ts';
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

export function serviceQueries(client: DataClient) {
  return {
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
