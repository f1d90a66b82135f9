import { REALTIME_SUBSCRIBE_STATES } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sendMessage } from '../src/messages/messages.ts';
import { markRead } from '../src/messages/read-marks.ts';
import { subscribeToMessages } from '../src/messages/subscribe-to-messages.ts';
import { joinConversation } from '../src/realtime/conversation-channel.ts';
import { setPresenceShown } from '../src/conversations/presence.ts';
import { goOnline, subscribeToOnline } from '../src/realtime/online-channel.ts';
import { setDeveloperMode } from '../src/users/change-user.ts';
import { newcomer, sql, type Person } from './backend.ts';

let ada: Person;
let mina: Person;
let stranger: Person;
let conversationId: string;
const cleanups: (() => void)[] = [];

beforeAll(async () => {
  [ada, mina, stranger] = await Promise.all([
    newcomer('Ada Quill'),
    newcomer('Mina Park'),
    newcomer('Sam Stranger'),
  ]);
  await setDeveloperMode(ada.client, { id: ada.id, isDev: true });
  const first = { other_id: ada.id, text: 'First', client_key: crypto.randomUUID() };
  const { data } = await mina.client.rpc('send_message', first);
  conversationId = data ?? '';
});

afterAll(async () => {
  for (const leave of cleanups) leave();
  for (const { client } of [ada, mina, stranger])
    await (await client.loadSupabase()).realtime.disconnect();
});

const send = (text: string) =>
  sendMessage(mina.client, { conversationId, clientKey: crypto.randomUUID(), text });

async function subscribe(person: Person) {
  const listener = {
    onMessage: vi.fn(),
    onRead: vi.fn(),
    onChange: vi.fn(),
    onStatus: vi.fn(),
    onCatchUp: vi.fn(),
  };
  cleanups.push(subscribeToMessages(person.client, person.id, listener));
  await expect.poll(() => listener.onStatus).toHaveBeenLastCalledWith(true);
  return listener;
}

function listen(person: Person) {
  const listener = { onTyping: vi.fn(), onRead: vi.fn() };
  const channel = joinConversation(person.client, { conversationId, userId: person.id }, listener);
  cleanups.push(channel.leave);
  return { ...channel, ...listener };
}

async function joined({ client }: Person, topic: string) {
  const channels = (await client.loadSupabase()).getChannels();
  return channels.some(
    ({ topic: one, state }) => one === `realtime:${topic}` && state === 'joined',
  );
}

describe('a new message', () => {
  it('is announced to both members and to no one else', async () => {
    const [toAda, toMina, toStranger] = await Promise.all([ada, mina, stranger].map(subscribe));
    await send('Hello');
    await expect.poll(() => toAda?.onMessage).toHaveBeenCalledWith(conversationId);
    await expect.poll(() => toMina?.onMessage).toHaveBeenCalledWith(conversationId);
    await send('Still there?');
    await expect.poll(() => toAda?.onMessage).toHaveBeenCalledTimes(2);
    expect(toStranger?.onMessage).not.toHaveBeenCalled();
  });

  it('is marked as read in all windows of its reader', async () => {
    const [toAda, toMina] = await Promise.all([ada, mina].map(subscribe));
    await send('Read me');
    await expect.poll(() => toMina?.onRead).toHaveBeenCalledOnce();
    await markRead(ada.client, conversationId);
    await expect.poll(() => toAda?.onRead).toHaveBeenCalledOnce();
    expect(toMina?.onRead).toHaveBeenCalledOnce();
  });
});

describe('the channel of a user', () => {
  it('denies everyone else, and no one can send in it, not even its user', async () => {
    const owner = await newcomer('Olga Owner');
    const [toOwner, toStranger, onRejected] = [vi.fn(), vi.fn(), vi.fn()];
    const join = async ({ client }: Person, onEvent: () => void) =>
      (await client.loadSupabase())
        .channel(`user:${owner.id}`, { config: { private: true } })
        .on('broadcast', { event: '*' }, onEvent);
    const own = (await join(owner, toOwner)).subscribe();
    const foreign = (await join(stranger, toStranger)).subscribe((status) => {
      if (status === REALTIME_SUBSCRIBE_STATES.CHANNEL_ERROR) onRejected();
    });
    await expect.poll(() => onRejected).toHaveBeenCalled();
    await expect.poll(() => own.state).toBe('joined');

    for (const channel of [own, foreign])
      await expect(channel.httpSend('message_added', {})).rejects.toThrow(/permission/);
    await own.send({ type: 'broadcast', event: 'message_added', payload: {} });
    await sql`select private.announce(${owner.id}, 'genuine', '{}')`;

    await expect.poll(() => toOwner).toHaveBeenCalledOnce();
    expect(toOwner.mock.calls[0]?.[0]).toMatchObject({ event: 'genuine' });
    expect(toStranger).not.toHaveBeenCalled();
    await (await stranger.client.loadSupabase()).removeChannel(foreign);
    await (await owner.client.loadSupabase()).realtime.disconnect();
  });
});

describe('the channel of a conversation', () => {
  it('carries typing and read events between its members', async () => {
    const [adaListener, minaListener] = [listen(ada), listen(mina)];
    const topic = `conversation:${conversationId}`;
    await expect
      .poll(async () => (await joined(ada, topic)) && (await joined(mina, topic)))
      .toBe(true);
    await vi.waitFor(() => {
      minaListener.sendTyping();
      expect(adaListener.onTyping).toHaveBeenCalled();
    }, 20_000);
    expect(minaListener.onTyping).not.toHaveBeenCalled();
    await markRead(ada.client, conversationId);
    adaListener.sendRead();
    await expect.poll(() => minaListener.onRead).toHaveBeenCalledOnce();
  });

  it('denies a stranger who knows its id: no events are received or sent', async () => {
    const adaListener = listen(ada);
    const onEvent = vi.fn();
    const onRejected = vi.fn();
    const topic = `conversation:${conversationId}`;
    const channel = (await stranger.client.loadSupabase())
      .channel(topic, { config: { private: true } })
      .on('broadcast', { event: '*' }, onEvent)
      .subscribe((status) => {
        if (status === REALTIME_SUBSCRIBE_STATES.CHANNEL_ERROR) onRejected();
      });
    await expect.poll(() => onRejected).toHaveBeenCalled();
    await channel.httpSend('typing', { user_id: mina.id }).catch(() => undefined);
    const { onMessage } = await subscribe(ada);
    await send('Between us');
    await expect.poll(() => onMessage).toHaveBeenCalled();
    listen(mina).sendTyping();
    await expect.poll(() => adaListener.onTyping).toHaveBeenCalledOnce();
    expect(onEvent).not.toHaveBeenCalled();
    await (await stranger.client.loadSupabase()).removeChannel(channel);
  });
});

describe('presence', () => {
  it('can be hidden and shown again', async () => {
    const onChange = vi.fn();
    cleanups.push(subscribeToOnline(mina.client, ada.id, onChange));
    cleanups.push(goOnline(ada.client, ada.id));
    await expect.poll(() => onChange).toHaveBeenLastCalledWith(true);
    await setPresenceShown(ada.client, false);
    await expect.poll(() => onChange).toHaveBeenLastCalledWith(false);
    await setPresenceShown(ada.client, true);
    await expect.poll(() => onChange).toHaveBeenLastCalledWith(true);
  });

  it('is visible to partners, ends with the visit, and is denied to strangers', async () => {
    const onChange = vi.fn();
    cleanups.push(subscribeToOnline(mina.client, ada.id, onChange));
    cleanups.push(goOnline(ada.client, ada.id));
    await expect.poll(() => onChange).toHaveBeenLastCalledWith(true);
    const toStranger = vi.fn();
    cleanups.push(subscribeToOnline(stranger.client, ada.id, toStranger));
    await (await ada.client.loadSupabase()).realtime.disconnect();
    await expect.poll(() => onChange).toHaveBeenLastCalledWith(false);
    expect(toStranger).not.toHaveBeenCalledWith(true);
  });
});
