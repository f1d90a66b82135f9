import { queryOptions } from '@tanstack/react-query';
import type { DataClient } from '../client.ts';
import { LIST_LIMIT } from '../constants.ts';
import { unwrap } from '../http/unwrap.ts';
import { isUuid } from '../uuid.ts';
import { getOwnService, listOwnServices } from './own-services.ts';
import type { Service } from './service.ts';

/** Cheapest first. Others than the owner see the active ones only: the database decides. */
export async function listServicesOfUser(client: DataClient, userId: string): Promise<Service[]> {
  if (!isUuid(userId)) return [];
  return unwrap(
    await client
      .from('services')
      .select(
        'id, user_id, title, description, price, duration, requirements, is_active, metadata, images, created_at',
      )
      .eq('user_id', userId)
      .order('price')
      .order('id')
      .limit(LIST_LIMIT)
      .overrideTypes<Service[], { merge: false }>(),
  );
}

export function serviceQueries(client: DataClient) {
  return {
    ofUser: (userId: string) =>
      queryOptions({
        queryKey: ['services', 'of-user', userId],
        queryFn: () => listServicesOfUser(client, userId),
        meta: { failure: 'Error fetching services:' },
      }),
    ownList: (userId: string) =>
      queryOptions({
        queryKey: ['services', 'own-list', userId],
        queryFn: () => listOwnServices(client, userId),
        meta: { failure: 'Error fetching services:' },
      }),
    /** For the form, so never from an earlier time. */
    own: (id: string) =>
      queryOptions({
        queryKey: ['services', 'own', id],
        queryFn: () => getOwnService(client, id),
        staleTime: 0,
        gcTime: 0,
        meta: { failure: 'Error fetching service:' },
      }),
  };
}
