import { queryOptions } from '@tanstack/react-query';
import type { DataClient } from '../client.ts';
import { DataError } from '../data-error.ts';
import { unwrap } from '../http/unwrap.ts';
import { isUuid } from '../uuid.ts';

export type ItemKind = 'project' | 'service' | 'user';

/** 'hidden' is what an admin took out of sight; what never was, or was switched off by its owner, is 'unknown'. */
export type ItemStatus = 'public' | 'hidden' | 'unknown';

export async function getItemStatus(
  client: DataClient,
  { kind, id }: { kind: ItemKind; id: string },
): Promise<ItemStatus> {
  if (!isUuid(id)) return 'unknown';
  return toStatus(unwrap(await client.rpc('item_status', { kind, id })));
}

/** The status of the creator at /creator/{username}: of a hidden one nobody can read the id. */
export async function getUsernameStatus(client: DataClient, username: string): Promise<ItemStatus> {
  return toStatus(unwrap(await client.rpc('username_status', { username: username.trim() })));
}

function toStatus(text: string): ItemStatus {
  if (text === 'public' || text === 'hidden' || text === 'unknown') return text;
  throw new DataError({ kind: 'server', message: 'The answer names no status', status: 200 });
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
