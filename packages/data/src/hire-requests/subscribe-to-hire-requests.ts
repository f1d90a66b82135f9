import type { DataClient } from '../client/client.ts';
import { joinOwnChannel } from '../realtime/own-channel.ts';

/**
 * Reports every change of a user's requests, on either side, and every reconnect, because changes may
 * have been missed.
 */
export function subscribeToHireRequests(
  client: DataClient,
  userId: string,
  onChange: () => void,
): () => void {
  return joinOwnChannel(client, userId, {
    onStatus(isLive) {
      if (isLive) onChange();
    },
    onChange({ table }) {
      if (table === 'hire_requests') onChange();
    },
  });
}
