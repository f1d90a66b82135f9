import { queryOptions } from '@tanstack/react-query';
import type { DataClient } from '../client.ts';
import { unwrap } from '../http/unwrap.ts';

/** A user that the signed-in user has contact with. */
export type Person = {
  id: string;
  name: string;
  avatar: string | null;
  is_creator: boolean;
  /** Only for conversation partners. */
  last_seen_at: string | null;
  is_suspended: boolean;
};

/** Creators, users that the signed-in user has contact with, and themselves; others are left out. At most 200 at a time. */
export async function listPeople(client: DataClient, ids: string[]): Promise<Person[]> {
  if (ids.length === 0) return [];
  return unwrap(await client.rpc('people', { ids }));
}

/** Shows conversation partners that the user is online. */
export async function touchLastSeen(client: DataClient): Promise<void> {
  unwrap(await client.rpc('touch_last_seen'));
}

export function personQueries(client: DataClient) {
  return {
    people: (ids: string[]) =>
      queryOptions({
        queryKey: ['people', ids],
        queryFn: () => listPeople(client, ids),
        meta: { failure: 'Error fetching people:' },
      }),
  };
}
