import type { REALTIME_SUBSCRIBE_STATES, RealtimeChannel } from '@supabase/supabase-js';
import type { DataClient, Supabase } from '../client/types.ts';
import { REALTIME_RECONNECT_DELAYS } from '../constants.ts';
import { createCatchUp } from './catch-up.ts';

export type ChannelListener = {
  onStatus?: (isLive: boolean) => void;
  /** Events may have been missed: on every join, after an outage of the server at a random moment within seconds. */
  onCatchUp?: () => void;
  onBroadcast?: (event: string, payload: Record<string, unknown>) => void;
  /** The keys of everyone present. */
  onPresence?: (keys: string[]) => void;
};

export type ChannelPlan = {
  topic: string;
  /** The key to join with as present. */
  presentAs?: string;
  hasPresence?: boolean;
  /** The database broadcasts in it. */
  isFromDatabase?: boolean;
};

export type LiveChannel = ReturnType<typeof openLiveChannel>;

/** A private channel that rejoins after rejections, ended sessions and lost connections until it is closed. */
export function openLiveChannel(
  client: DataClient,
  plan: ChannelPlan,
  /** Resolves when the previous channel of this topic has been left. */
  previousLeft: Promise<unknown>,
) {
  const listeners = new Set<ChannelListener>();
  let channel: RealtimeChannel | undefined;
  let isLive = false;
  let isClosed = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function notify(call: (listener: ChannelListener) => void) {
    for (const listener of listeners) call(listener);
  }

  const catchUp = createCatchUp(() => notify(({ onCatchUp }) => onCatchUp?.()));

  function setLive(next: boolean) {
    if (next === isLive) return;
    isLive = next;
    notify(({ onStatus }) => onStatus?.(next));
    if (next) catchUp.onLive();
    else catchUp.cancel();
  }

  async function open() {
    await previousLeft;
    const supabase = await client.loadSupabase().catch(() => null);
    if (!supabase) return reopen();
    // A join without a token would be rejected.
    await supabase.realtime.setAuth();
    if (isClosed) return;
    channel = describe(plan, notify, supabase);
    // Hosted Supabase confirms the join first and starts to listen to the database a little later.
    channel.on('system', {}, ({ status }: { status?: string }) => {
      if (status === 'ok' && isLive) catchUp.onLive();
    });
    channel.subscribe((status: `${REALTIME_SUBSCRIBE_STATES}`) => {
      if (isClosed) return;
      if (isLive && status !== 'SUBSCRIBED') catchUp.onDisconnected();
      setLive(status === 'SUBSCRIBED');
      if (status === 'SUBSCRIBED') {
        failures = 0;
        if (plan.presentAs) void channel?.track({});
      }
      if (status === 'CLOSED') reopen();
    });
  }

  /** The server closed the channel, and supabase-js does not reopen it; or supabase-js could not be loaded. */
  function reopen() {
    if (isClosed) return;
    const delays = REALTIME_RECONNECT_DELAYS;
    const delay = delays[Math.min(failures, delays.length - 1)];
    failures += 1;
    clearTimeout(timer);
    timer = setTimeout(() => void open(), delay);
  }

  const presentKeys = () => Object.keys(channel?.presenceState() ?? {});

  void open();
  return {
    /** Events may have been missed. */
    refetch: () => notify(({ onCatchUp }) => onCatchUp?.()),
    isLive: () => isLive,
    listeners,
    presentKeys,
    /** Sends an event to current listeners; it is not stored. */
    send: (event: string, payload: Record<string, unknown>) => {
      if (isLive && channel?.state === 'joined')
        void channel.send({ type: 'broadcast', event, payload });
    },
    /** The network is gone, so the channel is no longer live, although the socket may not know it yet. */
    markOffline: () => setLive(false),
    /** The socket works, so a joined channel is live. Without a new join, the server does not send again who is present. */
    markOnline() {
      if (isLive || channel?.state !== 'joined') return;
      setLive(true);
      notify(({ onPresence }) => onPresence?.(presentKeys()));
    },
    async close() {
      isClosed = true;
      isLive = false;
      clearTimeout(timer);
      catchUp.cancel();
      if (channel) await (await client.loadSupabase()).removeChannel(channel);
    },
  };
}

type Notify = (call: (listener: ChannelListener) => void) => void;

function describe(plan: ChannelPlan, notify: Notify, supabase: Supabase) {
  const { topic, presentAs = '', hasPresence = presentAs !== '', isFromDatabase = false } = plan;
  const presence = { key: presentAs, enabled: hasPresence };
  const broadcast = { replication_ready: isFromDatabase };
  const channel = supabase.channel(topic, { config: { private: true, presence, broadcast } });
  channel.on('broadcast', { event: '*' }, ({ event, payload }) => {
    notify(({ onBroadcast }) => onBroadcast?.(event, readPayload(payload)));
  });
  if (hasPresence) {
    channel.on('presence', { event: 'sync' }, () => {
      const keys = Object.keys(channel.presenceState());
      notify(({ onPresence }) => onPresence?.(keys));
    });
  }
  return channel;
}

function readPayload(payload: unknown): Record<string, unknown> {
  return typeof payload === 'object' && payload !== null ? { ...payload } : {};
}
