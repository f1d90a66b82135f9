import type { DataClient } from '../client/types.ts';
import { joinUserChannel } from '../realtime/user-channel.ts';

type NotificationListener = {
  userId: string;
  /** The list may have changed, possibly while disconnected: refetch it. */
  onChange: () => void;
  /** A notification has arrived: refetch the list, which includes it. */
  onArrival: (id: string) => void;
};

/**
 * Subscribes to a user's notifications until the returned function is called. Events are only hints: every connection, including
 * the first and each reconnect, counts as a change.
 */
export function subscribeToNotifications(
  client: DataClient,
  { userId, onChange, onArrival }: NotificationListener,
): () => void {
  return joinUserChannel(client, userId, {
    onCatchUp: onChange,
    onEvent(event, { notification_id }) {
      if (event === 'notification_added') onArrival(String(notification_id));
      if (event === 'notifications_changed') onChange();
    },
  });
}
