import type { DataClient } from '../client/types.ts';
import { joinChannel } from './channels.ts';
import type { ChannelListener } from './live-channel.ts';

type UserListener = Pick<ChannelListener, 'onStatus' | 'onCatchUp'> & {
  /** A hint that rows have changed; the ids say which ones to read again. */
  onEvent: (event: string, ids: Record<string, unknown>) => void;
};

/** The channel in which the database announces to a user what concerns them. Returns a function that leaves it. */
export function joinUserChannel(
  client: DataClient,
  userId: string,
  { onEvent, ...listener }: UserListener,
): () => void {
  const plan = { topic: `user:${userId}`, isFromDatabase: true };
  return joinChannel(client, plan, { ...listener, onBroadcast: onEvent }).leave;
}
