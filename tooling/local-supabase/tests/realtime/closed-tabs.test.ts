import { once } from 'node:events';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { createCollector, subscribed } from '../support/channels.ts';
import { openBackendWithUsers } from '../support/open-backend.ts';

const { backend, ben } = await openBackendWithUsers();

/** A tab that is present in this channel, as supabase-js says so. */
async function openTab(channel: string) {
  const socket = new WebSocket(
    `${backend.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${backend.publishableKey}&vsn=1.0.0`,
  );
  await once(socket, 'open');
  const send = (event: string, payload: object) =>
    socket.send(
      JSON.stringify({ topic: `realtime:${channel}`, event, payload, ref: '1', join_ref: '1' }),
    );
  send('phx_join', { config: { presence: { key: 'ada' } } });
  send('presence', { type: 'presence', event: 'track', payload: {} });
  return socket;
}

const LIMIT_MS = 30_000;

it.each([
  ['is closed', (socket: WebSocket) => socket.close()],
  ['ends without a word', (socket: WebSocket) => socket.terminate()],
])(
  'a tab that %s is not present any more within 30 seconds',
  { timeout: LIMIT_MS },
  async (what, end) => {
    const joined = createCollector<string>();
    const left = createCollector<string>();
    const watcher = ben.client
      .channel(what)
      .on('presence', { event: 'join' }, ({ key }) => joined.add(key))
      .on('presence', { event: 'leave' }, ({ key }) => left.add(key));
    await subscribed(watcher);
    const socket = await openTab(what);
    await joined.until(1);

    end(socket);

    expect(await left.until(1)).toEqual(['ada']);
    expect(watcher.presenceState()).toEqual({});
  },
);
