import type { DataClient } from '../client.ts';

/** How long a socket that outlived an outage may take to show that it still works. */
const HEARTBEAT_TIMEOUT = 2_000;

type NetworkListener = {
  /** The browser has no network: nothing that is open can be trusted. */
  onLost: () => void;
  /** The socket has answered. */
  onAlive: () => void;
};

/**
 * A browser tells of a lost network at once, while the socket learns of it after half a minute: so the socket has to prove itself when the
 * network is back, and is opened anew where it does not.
 */
export function watchNetwork({ realtime }: DataClient, { onLost, onAlive }: NetworkListener) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  realtime.onHeartbeat((status) => {
    if (status !== 'ok') return;
    clearTimeout(timer);
    onAlive();
  });

  async function checkSocket() {
    clearTimeout(timer);
    if (realtime.getChannels().length === 0) return;
    if (!realtime.isConnected()) {
      await realtime.disconnect();
      realtime.connect();
      return;
    }
    await realtime.sendHeartbeat();
    // A second heartbeat before the first was answered makes supabase-js drop the socket and reconnect.
    timer = setTimeout(() => void realtime.sendHeartbeat(), HEARTBEAT_TIMEOUT);
  }

  if (typeof addEventListener !== 'function') return;
  addEventListener('offline', onLost);
  addEventListener('online', () => void checkSocket());
}
