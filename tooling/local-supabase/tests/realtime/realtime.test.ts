import { createClient } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { startTestBackend } from '../support/backend.ts';
import { openBackendWithUsers } from '../support/open-backend.ts';
import { createCollector, subscribed } from '../support/channels.ts';

const { backend, ada, ben } = await openBackendWithUsers();

describe('realtime', () => {
  it.each(['1.0.0', '2.0.0'])(
    'delivers broadcasts between clients with protocol %s',
    async (vsn) => {
      const options = { auth: { persistSession: false }, realtime: { vsn } };
      const [one, two] = [1, 2].map(() =>
        createClient(backend.url, backend.publishableKey, options),
      );
      if (!one || !two) throw new Error('two clients are needed');
      const received = createCollector<unknown>();
      const echoes = createCollector<unknown>();
      const speaker = one.channel(`talk-${vsn}`, { config: { broadcast: { ack: true } } });
      speaker.on('broadcast', { event: 'hello' }, (message) => echoes.add(message));
      const listener = two
        .channel(`talk-${vsn}`)
        .on('broadcast', { event: 'hello' }, ({ payload }) => received.add(payload));
      await Promise.all([subscribed(speaker), subscribed(listener)]);

      const status = await speaker.send({
        type: 'broadcast',
        event: 'hello',
        payload: { to: 'wörld' },
      });

      expect(status).toBe('ok');
      expect(await received.until(1)).toEqual([{ to: 'wörld' }]);
      expect(echoes.items).toHaveLength(0);
      await Promise.all([one.removeAllChannels(), two.removeAllChannels()]);
    },
  );

  it('echoes a broadcast to a sender that requests it', async () => {
    const received = createCollector<unknown>();
    const channel = ada.client
      .channel('echo', { config: { broadcast: { self: true } } })
      .on('broadcast', { event: 'hello' }, ({ payload }) => received.add(payload));
    await subscribed(channel);

    await channel.send({ type: 'broadcast', event: 'hello', payload: { loud: true } });

    expect(await received.until(1)).toEqual([{ loud: true }]);
  });

  it('delivers broadcasts sent over HTTP', async () => {
    const received = createCollector<unknown>();
    const listener = ben.client
      .channel('http')
      .on('broadcast', { event: 'ping' }, ({ payload }) => received.add(payload));
    await subscribed(listener);

    const sent = await ada.client.channel('http').httpSend('ping', { count: 1 });

    expect(sent).toEqual({ success: true });
    expect(await received.until(1)).toEqual([{ count: 1 }]);
  });

  it('reports who is present and who has left', async () => {
    const joined = createCollector<string>();
    const left = createCollector<string>();
    const watcher = ben.client
      .channel('lobby', { config: { presence: { key: 'ben' } } })
      .on('presence', { event: 'join' }, ({ key }) => joined.add(key))
      .on('presence', { event: 'leave' }, ({ key }) => left.add(key));
    await subscribed(watcher);
    const visitor = ada.client.channel('lobby', { config: { presence: { key: 'ada' } } });
    await subscribed(visitor);

    await visitor.track({ mood: 'good' });
    await joined.until(1);
    const state = watcher.presenceState<{ mood: string }>();
    await ada.client.removeChannel(visitor);

    expect(joined.items).toEqual(['ada']);
    expect(state.ada?.[0]).toMatchObject({ mood: 'good' });
    expect(await left.until(1)).toEqual(['ada']);
    expect(watcher.presenceState()).toEqual({});
  });

  it('admits users to a private channel only if the policies allow it', async () => {
    const room = `room:${ada.id}`;
    const config = { config: { private: true } };

    expect(await subscribed(ada.client.channel(room, config))).toBe('SUBSCRIBED');
    expect(await subscribed(ben.client.channel(room, config))).toBe('CHANNEL_ERROR');
    expect(await subscribed(backend.client().channel(room, config))).toBe('CHANNEL_ERROR');
    await expect(ben.client.channel(`${room}`, config).httpSend('x', {})).rejects.toThrow(
      /permission/,
    );
  });

  it('separates a private channel from a public one with the same name', async () => {
    const room = `room:${ben.id}`;
    const received = createCollector<unknown>();
    const inside = ben.client.channel(room, { config: { private: true } });
    inside.on('broadcast', { event: 'hello' }, ({ payload }) => received.add(payload));
    const outside = backend.client().channel(room);
    await Promise.all([subscribed(inside), subscribed(outside)]);

    await outside.send({ type: 'broadcast', event: 'hello', payload: { from: 'outside' } });
    await ben.client
      .channel(room, { config: { private: true } })
      .httpSend('hello', { from: 'inside' });

    expect(await received.until(1)).toEqual([{ from: 'inside' }]);
  });

  it('rejects clients without a known key', async () => {
    const url = `${backend.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=wrong&vsn=2.0.0`;
    const closed = await new Promise((resolve) => {
      const socket = new WebSocket(url);
      socket.addEventListener('error', () => resolve('refused'));
      socket.addEventListener('open', () => resolve('open'));
    });

    expect(closed).toBe('refused');
  });

  it('lets the backend stop while clients are connected', async () => {
    const other = await startTestBackend();
    const listener = createClient(other.url, other.publishableKey, {
      auth: { persistSession: false },
    });
    expect(await subscribed(listener.channel('until the end'))).toBe('SUBSCRIBED');

    await other.stop();

    await expect(fetch(other.url)).rejects.toThrow();
    await listener.removeAllChannels();
  });
});
