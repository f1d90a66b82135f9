import { queryOptions } from '@tanstack/react-query';
import type { DataClient } from '../client/types.ts';
import { readCount } from '../http/read-count.ts';
import { unwrap } from '../http/unwrap.ts';
import { isSignedIn } from '../session/is-signed-in.ts';
import { describeNotification } from './kinds/notification-kinds.ts';
import { selectNotifications, type Notification, type Notifications } from './notification.ts';

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
