import type { DataClient } from '../client/client.ts';

/** How long a socket that survived an outage may take to prove that it works. */
const HEARTBEAT_TIMEOUT = 2_000;

type NetworkListener = {
  /** The browser is offline: no open connection can be trusted. */
  onLost: () => void;
  /** The socket has responded. */
  onAlive: () => void;
};

/**
 * The browser notices a lost network immediately, the socket only after half a minute. So when the network is back, the socket must
 * prove that it works, or it is reopened.
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
    // If the first heartbeat has no response by then, a second one makes supabase-js drop the socket and reconnect.
    timer = setTimeout(() => void realtime.sendHeartbeat(), HEARTBEAT_TIMEOUT);
  }

  if (typeof addEventListener !== 'function') return;
  addEventListener('offline', onLost);
  addEventListener('online', () => void checkSocket());
}
