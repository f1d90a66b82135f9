import type { DataClient } from '../client/types.ts';
import { joinUserChannel } from '../realtime/user-channel.ts';

/**
 * Reports every change of a user's requests, on either side, and every reconnect, because changes may
 * have been missed.
 */
export function subscribeToHireRequests(
  client: DataClient,
  userId: string,
  onChange: () => void,
): () => void {
  return joinUserChannel(client, userId, {
    onCatchUp: onChange,
    onEvent(event) {
      if (event === 'hire_request_changed') onChange();
    },
  });
}
