import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { DataClient } from '../client/types.ts';
import { getOwnZone } from '../days/days.ts';
import { readRpc } from '../http/read-rpc.ts';
import { unwrap } from '../http/unwrap.ts';
import { invalidateQueries } from '../query/invalidate-queries.ts';
import * as v from 'valibot';

const personSchema = v.object({
  id: v.string(),
  name: v.string(),
  avatar: v.nullable(v.string()),
  is_creator: v.boolean(),
  /** Only for conversation partners. */
  last_seen_at: v.nullable(v.string()),
  is_suspended: v.boolean(),
});

/** A user that the signed-in user has contact with. */
export type Person = v.InferOutput<typeof personSchema>;

/** Creators, users that the signed-in user has contact with, and themselves; others are left out. At most 200 at a time. */
export async function listPeople(client: DataClient, ids: string[]): Promise<Person[]> {
  if (ids.length === 0) return [];
  return readRpc(client, 'people', { ids }, { schema: v.array(personSchema) });
}

/** Shows conversation partners that the user is online, and says in which time zone. */
export async function touchLastSeen(client: DataClient): Promise<void> {
  unwrap(await client.rpc('touch_last_seen', { time_zone: getOwnZone() }));
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

/** After someone went offline: shows when they were last seen. */
export const refetchPeople = (queryClient: QueryClient) =>
  invalidateQueries(queryClient, ['people']);
