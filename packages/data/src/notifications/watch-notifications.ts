import { REALTIME_SUBSCRIBE_STATES } from '@supabase/supabase-js';
import type { DataClient } from '../client.ts';

type Watch = {
  userId: string;
  /** The list may have changed, also while nobody listened: read it again. */
  onChange: () => void;
  /** A new one has come, by its title. */
  onArrival: (title: string) => void;
};

let watches = 0;

/**
 * Listens to a person's notifications until the returned function is called. The table is the truth: every connection, the
 * first and each one after an interruption, counts as a change.
 */
export function watchNotifications(
  client: DataClient,
  { userId, onChange, onArrival }: Watch,
): () => void {
  watches += 1;
  // A name of its own, because a channel that is being left cannot be joined again.
  const channel = client
    .channel(`notifications:${userId}:${watches}`)
    .on(
      'postgres_changes',
      { event: '*', schema: 'public', table: 'notifications', filter: `user_id=eq.${userId}` },
      (change) => {
        onChange();
        if (change.eventType === 'INSERT') onArrival(String(change.new.title));
      },
    )
    // Hosted Supabase answers the join first and begins to listen to the database a little later.
    .on('system', {}, ({ status }: { status?: string }) => {
      if (status === 'ok') onChange();
    })
    .subscribe((status) => {
      if (status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED) onChange();
    });
  return () => void client.removeChannel(channel);
}
