import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import type { DataClient } from '../client/types.ts';
import { subscribeToOnline } from './online-channel.ts';

/** A client whose channels are joined at once, with Ada present, and whose socket survives an outage. */
function createJoinedClient() {
  let notifyHeartbeat = (_status: string) => {};
  const channel = {
    state: 'joined',
    on: () => channel,
    presenceState: () => ({ ada: [{}] }),
    subscribe: (onStatus: (status: string) => void) => {
      onStatus('SUBSCRIBED');
      return channel;
    },
  };
  const realtime = {
    setAuth: () => Promise.resolve(),
    onHeartbeat: (listener: typeof notifyHeartbeat) => (notifyHeartbeat = listener),
    getChannels: () => [channel],
    isConnected: () => true,
    sendHeartbeat: async () => notifyHeartbeat('ok'),
  };
  const supabase = { realtime, channel: () => channel };
  return {
    loadSupabase: async () => supabase,
    whenLoaded: (notify: (one: typeof supabase) => void) => notify(supabase),
  } as unknown as DataClient;
}

// Online again only after 2 seconds.
afterEach(() => onlineManager.setOnline(true));

it('shows nobody as online without a network, and everyone again if the connection survived', async () => {
  const client = createJoinedClient();
  subscribeToOnline(client, 'ada', () => undefined);
  const onChange = vi.fn();
  // The channel is live once its join has been answered.
  await vi.waitFor(() => {
    subscribeToOnline(client, 'ada', onChange);
    expect(onChange).toHaveBeenLastCalledWith(true);
  }, 20_000);

  window.dispatchEvent(new Event('offline'));
  expect(onChange).toHaveBeenLastCalledWith(false);

  window.dispatchEvent(new Event('online'));
  await expect.poll(() => onChange).toHaveBeenLastCalledWith(true);
});
