import { queryOptions } from '@tanstack/react-query';
import type { DataClient } from '../client/types.ts';
import { readRpc } from '../http/read-rpc.ts';
import { unwrap } from '../http/unwrap.ts';
import * as v from 'valibot';

/** Whether the user's conversation partners see when they are online, and when they last were. */
export async function setPresenceShown(client: DataClient, isShown: boolean): Promise<void> {
  unwrap(await client.rpc('show_presence', { shown: isShown }));
}

export function getPresenceShown(client: DataClient): Promise<boolean> {
  return readRpc(client, 'my_presence', {}, { schema: v.boolean() });
}

export const presenceQuery = (client: DataClient, userId: string) =>
  queryOptions({
    queryKey: ['presence', userId],
    queryFn: (): Promise<boolean | null> => getPresenceShown(client),
    meta: { failure: 'Error fetching the presence setting:' },
  });
