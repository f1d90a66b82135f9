import type { DataClient } from '../client/client.ts';
import { joinChannel } from './channels.ts';
import type { ChannelListener } from './live-channel.ts';

type OwnListener = Pick<ChannelListener, 'onStatus' | 'onChange'>;

/** The signed-in user's own channel, for presence and for changes that concern them. Returns a function that leaves it. */
export function joinOwnChannel(
  client: DataClient,
  userId: string,
  listener: OwnListener,
): () => void {
  const changes = [
    { event: 'INSERT' as const, table: 'messages' },
    { event: '*' as const, table: 'conversation_reads', filter: `user_id=eq.${userId}` },
    { event: '*' as const, table: 'notifications', filter: `user_id=eq.${userId}` },
    { event: '*' as const, table: 'hire_requests', filter: `client_id=eq.${userId}` },
    { event: '*' as const, table: 'hire_requests', filter: `creator_id=eq.${userId}` },
  ];
  const plan = { topic: `online:${userId}`, presentAs: userId, changes };
  return joinChannel(client, plan, listener).leave;
}
