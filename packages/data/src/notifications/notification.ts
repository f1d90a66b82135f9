import type { QueryData } from '@supabase/supabase-js';
import type { DataClient } from '../client/types.ts';
import type { describeNotification } from './kinds/notification-kinds.ts';

export const selectNotifications = (client: DataClient) =>
  client.from('notifications').select('id, kind, params, needs_action, read_at, created_at');

/** As stored: `needs_action` is true while another user waits for a response. */
export type StoredNotification = QueryData<ReturnType<typeof selectNotifications>>[number];

/** With its sentence; `link` is a path within the site. */
export type Notification = StoredNotification & ReturnType<typeof describeNotification>;

/** The two lists of the bell, newest first, and the unread count, which includes notifications beyond the lists. */
export type Notifications = {
  needsAnswer: Notification[];
  updates: Notification[];
  unread: number;
};

/** The bell after one notification was marked as read, or with null all of them. */
export function applyRead(before: Notifications, id: string | null, at: string): Notifications {
  const mark = (row: Notification) =>
    row.read_at === null && (id === null || row.id === id) ? { ...row, read_at: at } : row;
  const isUnread = ({ id: own, read_at }: Notification) => own === id && read_at === null;
  const isListed = [...before.needsAnswer, ...before.updates].some(isUnread);
  return {
    needsAnswer: before.needsAnswer.map(mark),
    updates: before.updates.map(mark),
    unread: id === null ? 0 : before.unread - (isListed ? 1 : 0),
  };
}
