import type { DataClient } from '../client/client.ts';
import { joinOwnChannel } from '../realtime/own-channel.ts';
import { describeNotification } from './notification-kinds.ts';

type NotificationListener = {
  userId: string;
  /** The list may have changed, possibly while disconnected: refetch it. */
  onChange: () => void;
  /** A notification has arrived. */
  onArrival: (title: string) => void;
};

/**
 * Subscribes to a user's notifications until the returned function is called. Events are only hints: every connection, including
 * the first and each reconnect, counts as a change.
 */
export function subscribeToNotifications(
  client: DataClient,
  { userId, onChange, onArrival }: NotificationListener,
): () => void {
  return joinOwnChannel(client, userId, {
    onStatus(isLive) {
      if (isLive) onChange();
    },
    onChange({ table, type, row }) {
      if (table !== 'notifications') return;
      onChange();
      if (type !== 'INSERT') return;
      const { title } = describeNotification({ kind: String(row.kind), params: row.params });
      onArrival(title);
    },
  });
}
