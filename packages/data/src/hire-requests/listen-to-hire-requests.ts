import { REALTIME_SUBSCRIBE_STATES } from '@supabase/supabase-js';
import type { DataClient } from '../client.ts';

/**
 * Tells of every change of a person's requests, on either side of them, and of every time the line is there again, as changes may
 * have been missed.
 */
export function listenToHireRequests(
  client: DataClient,
  userId: string,
  onChange: () => void,
): () => void {
  const table = { event: '*', schema: 'public', table: 'hire_requests' } as const;
  // A name of its own, because a channel that is being left cannot be joined again.
  const channel = client
    .channel(`hire-requests:${crypto.randomUUID()}`)
    .on('postgres_changes', { ...table, filter: `client_id=eq.${userId}` }, onChange)
    .on('postgres_changes', { ...table, filter: `creator_id=eq.${userId}` }, onChange)
    // Hosted Supabase answers the join first and begins to listen to the database a little later.
    .on('system', {}, ({ status }: { status?: string }) => {
      if (status === 'ok') onChange();
    });
  let isStopped = false;
  // Who joins before the token is known hears nothing.
  void client.realtime.setAuth().then(() => {
    if (isStopped) return;
    channel.subscribe((status) => {
      if (status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED) onChange();
    });
  });
  return () => {
    isStopped = true;
    void client.removeChannel(channel);
  };
}
