import type { Supabase } from '../client/types.ts';

/** How long a socket that survived an outage may take to prove that it works. */
const HEARTBEAT_TIMEOUT = 2_000;

type NetworkListener = {
  /** The browser is offline: no open connection can be trusted. */
  onLost: () => void;
  /** The socket has responded. */
  onAlive: () => void;
  /** The socket may have swallowed events: the tab was hidden, or the network is another one. */
  onDoubt: () => void;
};

/** Absent in Firefox and Safari. */
type Connection = EventTarget & { type?: string; effectiveType?: string };

/** However often a tab is shown and hidden. */
const MIN_PAUSE = 5_000;

/**
 * The browser notices a lost network immediately, the socket only after most of a minute, in which it may swallow everything. So when the
 * network is back or another one, or the tab is shown again, the socket must prove that it works, or it is reopened.
 */
export function watchNetwork(
  realtime: Supabase['realtime'],
  { onLost, onAlive, onDoubt }: NetworkListener,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let doubtedAt = -Infinity;

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

  function doubt() {
    if (realtime.getChannels().length === 0 || Date.now() - doubtedAt < MIN_PAUSE) return;
    doubtedAt = Date.now();
    onDoubt();
    void checkSocket();
  }

  if (typeof addEventListener !== 'function') return;
  addEventListener('offline', onLost);
  addEventListener('online', () => void checkSocket());
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') doubt();
  });
  watchConnection(doubt);
}

/** Calls back when the kind of network changes, not whenever its speed is estimated again. */
function watchConnection(onOther: () => void) {
  const { connection } = navigator as { connection?: Connection };
  const describe = () => `${connection?.type} ${connection?.effectiveType}`;
  let kind = describe();
  // Extensions that hide the network put a plain object in its place.
  connection?.addEventListener?.('change', () => {
    if (kind === describe()) return;
    kind = describe();
    onOther();
  });
}
