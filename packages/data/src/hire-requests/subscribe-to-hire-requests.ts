import type { DataClient } from '../client.ts';
import { joinOwnChannel } from '../realtime/own-channel.ts';

/**
 * Tells of every change of a person's requests, on either side of them, and of every time the line is there again, as changes may
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
