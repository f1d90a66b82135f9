import type { DataClient } from '../client.ts';
import { joinOwnChannel } from '../realtime/own-channel.ts';

type NotificationListener = {
  userId: string;
  /** The list may have changed, also while nobody listened: read it again. */
  onChange: () => void;
  /** A new one has come, by its title. */
  onArrival: (title: string) => void;
};

/**
 * Listens to a person's notifications until the returned function is called. The table is the truth: every connection, the
 * first and each one after an interruption, counts as a change.
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
      if (type === 'INSERT') onArrival(String(row.title));
    },
  });
}
