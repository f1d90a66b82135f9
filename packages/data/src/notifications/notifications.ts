import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { DataClient } from '../client/types.ts';
import { readCount } from '../http/read-count.ts';
import { unwrap } from '../http/unwrap.ts';
import { invalidateEach, invalidateQueries } from '../query/invalidate-queries.ts';
import { isSignedIn } from '../session/is-signed-in.ts';
import { describeNotification } from './kinds/notification-kinds.ts';
import {
  applyRead,
  selectNotifications,
  type Notification,
  type Notifications,
} from './notification.ts';

/** For each list of the bell. */
const NEWEST = 50;

/** The newest notifications of the signed-in user; a visitor has none. */
export async function listNotifications(client: DataClient): Promise<Notifications> {
  if (!(await isSignedIn(client))) return { needsAnswer: [], updates: [], unread: 0 };
  const [needsAnswer, updates, unread] = await Promise.all([
    listNewest(client, true),
    listNewest(client, false),
    countUnread(client),
  ]);
  return { needsAnswer, updates, unread };
}

/** Marks one by its id, or with null all of them. */
export async function markNotificationsRead(client: DataClient, id: string | null): Promise<void> {
  const unread = client
    .from('notifications')
    .update({ read_at: new Date().toISOString() })
    .is('read_at', null);
  unwrap(await (id === null ? unread : unread.eq('id', id)));
}

export function notificationQueries(client: DataClient) {
  return {
    byUser: (userId: string) =>
      queryOptions({
        queryKey: ['notifications', userId],
        queryFn: (): Promise<Notifications | null> => listNotifications(client),
        meta: { failure: 'Error fetching notifications:' },
      }),
  };
}

type UserInput = { userId: string };

/** Shows the mark at once, and takes it back on failure. */
export function markNotificationsReadOptions(
  client: DataClient,
  queryClient: QueryClient,
  { userId }: UserInput,
) {
  const { queryKey } = notificationQueries(client).byUser(userId);
  return mutationOptions({
    mutationFn: (id: string | null) => markNotificationsRead(client, id),
    async onMutate(id) {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, before && applyRead(before, id, new Date().toISOString()));
      return before;
    },
    onError: (_error, _id, before) => queryClient.setQueryData(queryKey, before),
    onSettled: () => invalidateQueries(queryClient, queryKey),
  });
}

export const refetchNotifications = (queryClient: QueryClient, { userId }: UserInput) =>
  invalidateQueries(queryClient, ['notifications', userId]);

/** After a new notification: a completed request changes the balance, and the page says that an account is suspended. */
export const refetchNotified = (queryClient: QueryClient, { userId }: UserInput) =>
  invalidateEach(queryClient, [
    ['notifications', userId],
    ['transactions', 'wallet', userId],
    ['restrictions', userId],
  ]);

async function listNewest(client: DataClient, needsAction: boolean): Promise<Notification[]> {
  const rows = unwrap(
    await selectNotifications(client)
      .eq('needs_action', needsAction)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(NEWEST),
  );
  return rows.map((row) => ({ ...row, ...describeNotification(row) }));
}

function countUnread(client: DataClient): Promise<number> {
  const all = client.from('notifications').select('id', { count: 'exact', head: true });
  return readCount(all.is('read_at', null));
}
