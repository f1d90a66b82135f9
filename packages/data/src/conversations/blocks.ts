import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { DataClient } from '../client/types.ts';
import { readRpc } from '../http/read-rpc.ts';
import { unwrap } from '../http/unwrap.ts';
import { invalidateEach } from '../query/invalidate-queries.ts';
import * as v from 'valibot';

const blockedPersonSchema = v.object({
  id: v.string(),
  name: v.string(),
  avatar: v.nullable(v.string()),
  blocked_at: v.string(),
});

/** Messages and requests of this user no longer arrive, without their knowledge. Pending requests of the two are declined or withdrawn. */
export async function blockUser(client: DataClient, userId: string): Promise<void> {
  unwrap(await client.rpc('block_user', { user_id: userId }));
}

/** Messages that they wrote while they were blocked stay unseen. */
export async function unblockUser(client: DataClient, userId: string): Promise<void> {
  unwrap(await client.rpc('unblock_user', { user_id: userId }));
}

export function blockQueries(client: DataClient) {
  return {
    /** Whom the user has blocked, the last one first. */
    list: (userId: string) =>
      queryOptions({
        queryKey: ['blocks', userId],
        queryFn: ({ signal }) =>
          readRpc(client, 'my_blocks', {}, { schema: v.array(blockedPersonSchema), signal }),
        meta: { failure: 'Error fetching blocked people:' },
      }),
  };
}

type BlockInput = { id: string; isBlocked: boolean };

/** Blocks a user, or ends that. */
export const blockUserOptions = (client: DataClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: ({ id, isBlocked }: BlockInput) =>
      (isBlocked ? blockUser : unblockUser)(client, id),
    onSuccess: () =>
      invalidateEach(queryClient, [['conversations'], ['blocks'], ['hire-requests']]),
  });
