import type { DataClient } from '../client/types.ts';
import {
  openLiveChannel,
  type ChannelListener,
  type ChannelPlan,
  type LiveChannel,
} from './live-channel.ts';
import { watchNetwork } from './watch-network.ts';

/** How long a channel stays open after its last listener left, so that returning to a page does not rejoin. */
const LEAVE_DELAY = 3_000;

type Entry = { channel: LiveChannel; timer?: ReturnType<typeof setTimeout> | undefined };
type Channels = { open: Map<string, Entry>; closing: Map<string, Promise<unknown>> };

const channelsByClient = new WeakMap<DataClient, Channels>();

export type JoinedChannel = {
  /** Sends an event to current listeners. */
  send: (event: string, payload: Record<string, unknown>) => void;
  leave: () => void;
};

/** Joins a channel once for any number of listeners; all of them must pass the same plan for a topic. */
export function joinChannel(
  client: DataClient,
  plan: ChannelPlan,
  listener: ChannelListener,
): JoinedChannel {
  const { open, closing } = channelsByClient.get(client) ?? createChannels(client);
  const { topic } = plan;
  const previousLeft = closing.get(topic) ?? Promise.resolve();
  const entry: Entry = open.get(topic) ?? { channel: openLiveChannel(client, plan, previousLeft) };
  const { channel } = entry;
  open.set(topic, entry);
  clearTimeout(entry.timer);
  channel.listeners.add(listener);
  if (channel.isLive()) {
    listener.onStatus?.(true);
    listener.onCatchUp?.();
    listener.onPresence?.(channel.presentKeys());
  }
  return {
    send: channel.send,
    leave() {
      channel.listeners.delete(listener);
      if (channel.listeners.size > 0) return;
      clearTimeout(entry.timer);
      entry.timer = setTimeout(() => {
        open.delete(topic);
        closing.set(topic, channel.close());
      }, LEAVE_DELAY);
    },
  };
}

function createChannels(client: DataClient): Channels {
  const channels: Channels = { open: new Map(), closing: new Map() };
  channelsByClient.set(client, channels);
  const forEachChannel = (act: (channel: LiveChannel) => void) => {
    for (const { channel } of channels.open.values()) act(channel);
  };
  client.whenLoaded(({ realtime }) =>
    watchNetwork(realtime, {
      onLost: () => forEachChannel((channel) => channel.markOffline()),
      onAlive: () => forEachChannel((channel) => channel.markOnline()),
      onDoubt: () => forEachChannel((channel) => channel.refetch()),
    }),
  );
  return channels;
}
