import { REALTIME_SUBSCRIBE_STATES } from '@supabase/supabase-js';
import type { RealtimeChannel } from '@supabase/supabase-js';

/** Subscribes and returns the first status from the server. */
export function subscribed(channel: RealtimeChannel): Promise<string> {
  return new Promise((resolve) => {
    channel.subscribe((status) => {
      if (status !== REALTIME_SUBSCRIBE_STATES.CLOSED) resolve(status);
    });
  });
}

/** Collects events and lets a test wait for the expected number. */
export function createCollector<Item>() {
  const items: Item[] = [];
  const waiting: { count: number; resolve: (items: Item[]) => void }[] = [];
  return {
    items,
    add(item: Item) {
      items.push(item);
      for (const { count, resolve } of waiting) if (items.length >= count) resolve(items);
    },
    until: (count: number): Promise<Item[]> =>
      items.length >= count
        ? Promise.resolve(items)
        : new Promise((resolve) => waiting.push({ count, resolve })),
  };
}
