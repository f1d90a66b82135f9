import { queryOptions } from '@tanstack/react-query';
import type { DataClient } from '../client/types.ts';
import { readRpc } from '../http/read-rpc.ts';
import { isUuid } from '../uuid.ts';
import * as v from 'valibot';

export type ItemKind = 'project' | 'service' | 'user';

const schema = v.picklist(['public', 'hidden', 'unknown']);

/** 'hidden' means hidden by an admin; 'unknown' is what never existed or what its owner unpublished. */
export type ItemStatus = v.InferOutput<typeof schema>;

export async function getItemStatus(
  client: DataClient,
  { kind, id }: { kind: ItemKind; id: string },
): Promise<ItemStatus> {
  if (!isUuid(id)) return 'unknown';
  return readRpc(client, 'item_status', { kind, id }, { schema });
}

/** The status of the creator at /creator/{username}, because the id of a hidden creator cannot be read. */
export function getUsernameStatus(client: DataClient, username: string): Promise<ItemStatus> {
  return readRpc(client, 'username_status', { username: username.trim() }, { schema });
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
