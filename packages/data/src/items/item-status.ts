import { queryOptions } from '@tanstack/react-query';
import type { DataClient } from '../client.ts';
import { DataError } from '../data-error.ts';
import { unwrap } from '../http/unwrap.ts';
import { isUuid } from '../uuid.ts';

export type ItemKind = 'project' | 'service' | 'user';

/** 'hidden' means hidden by an admin; 'unknown' is what never existed or what its owner unpublished. */
export type ItemStatus = 'public' | 'hidden' | 'unknown';

export async function getItemStatus(
  client: DataClient,
  { kind, id }: { kind: ItemKind; id: string },
): Promise<ItemStatus> {
  if (!isUuid(id)) return 'unknown';
  return toStatus(unwrap(await client.rpc('item_status', { kind, id })));
}

/** The status of the creator at /creator/{username}, because the id of a hidden creator cannot be read. */
export async function getUsernameStatus(client: DataClient, username: string): Promise<ItemStatus> {
  return toStatus(unwrap(await client.rpc('username_status', { username: username.trim() })));
}

function toStatus(text: string): ItemStatus {
  if (text === 'public' || text === 'hidden' || text === 'unknown') return text;
  throw new DataError({ kind: 'server', message: 'The response has no status', status: 200 });
}

export function itemQueries(client: DataClient) {
  return {
    status: (kind: ItemKind, id: string) =>
      queryOptions({
        queryKey: ['items', 'status', kind, id],
        queryFn: (): Promise<ItemStatus | null> => getItemStatus(client, { kind, id }),
        meta: { failure: `Error fetching ${kind} status:` },
      }),
    byUsername: (username: string) =>
      queryOptions({
        queryKey: ['items', 'username', username],
        queryFn: (): Promise<ItemStatus | null> => getUsernameStatus(client, username),
        meta: { failure: 'Error fetching user status:' },
      }),
  };
}
