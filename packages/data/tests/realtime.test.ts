import { REALTIME_SUBSCRIBE_STATES } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  goOnline,
  joinConversation,
  markRead,
  sendMessage,
  setDeveloperMode,
  watchOnline,
} from '../src/index.ts';
import { newcomer, sql, type Person } from './backend.ts';

let ada: Person;
let mina: Person;
let stranger: Person;
let conversationId: string;
const ways: (() => void)[] = [];

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
  for (const leave of ways) leave();
  for (const { client } of [ada, mina, stranger]) await client.realtime.disconnect();
  await sql.end();
});

const say = (text: string) =>
  sendMessage(mina.client, { conversationId, clientKey: crypto.randomUUID(), text });

async function online(person: Person) {
  const onMessage = vi.fn();
  const onStatus = vi.fn();
  ways.push(goOnline(person.client, person.id, { onMessage, onStatus }));
  await vi.waitFor(() => expect(onStatus).toHaveBeenLastCalledWith(true), 5000);
  return onMessage;
}

function listen(person: Person) {
  const listener = { onTyping: vi.fn(), onRead: vi.fn() };
  const way = joinConversation(person.client, { conversationId, userId: person.id }, listener);
  ways.push(way.leave);
  return { ...way, ...listener };
}

const joined = (person: Person, topic: string) =>
  person.client
    .getChannels()
    .some((channel) => channel.topic === `realtime:${topic}` && channel.state === 'joined');

describe('a new message', () => {
  it('is announced to both members and to nobody else', async () => {
    const [toAda, toMina, toStranger] = await Promise.all([
      online(ada),
      online(mina),
      online(stranger),
    ]);
    await say('Hello');
    await vi.waitFor(() => expect(toAda).toHaveBeenCalledWith(conversationId));
    await vi.waitFor(() => expect(toMina).toHaveBeenCalledWith(conversationId));
    await say('Still there?');
    await vi.waitFor(() => expect(toAda).toHaveBeenCalledTimes(2));
    expect(toStranger).not.toHaveBeenCalled();
  });
});

describe('the channel of a conversation', () => {
  it('carries typing and read marks between its members', async () => {
    const [of, by] = [listen(ada), listen(mina)];
    const topic = `conversation:${conversationId}`;
    await vi.waitFor(() => expect(joined(ada, topic) && joined(mina, topic)).toBe(true), 5000);
    await vi.waitFor(() => {
      by.sayTyping();
      expect(of.onTyping).toHaveBeenCalled();
    });
    expect(by.onTyping).not.toHaveBeenCalled();
    await markRead(ada.client, conversationId);
    of.sayRead();
    await vi.waitFor(() => expect(by.onRead).toHaveBeenCalledOnce());
  });

  it('refuses a stranger who knows its id: nothing is heard, and nothing said', async () => {
    const of = listen(ada);
    const heard = vi.fn();
    const refused = vi.fn();
    const topic = `conversation:${conversationId}`;
    const channel = stranger.client
      .channel(topic, { config: { private: true } })
      .on('broadcast', { event: '*' }, heard)
      .on(
        'postgres_changes',
        {
          event: '*',
          schema: 'public',
          table: 'messages',
          filter: `conversation_id=eq.${conversationId}`,
        },
        heard,
      )
      .subscribe((status) => {
        if (status === REALTIME_SUBSCRIBE_STATES.CHANNEL_ERROR) refused();
      });
    await vi.waitFor(() => expect(refused).toHaveBeenCalled(), 5000);
    await channel.httpSend('typing', { user_id: mina.id }).catch(() => undefined);
    const open = stranger.client
      .channel(`anything`)
      .on(
        'postgres_changes',
        {
          event: '*',
          schema: 'public',
          table: 'messages',
          filter: `conversation_id=eq.${conversationId}`,
        },
        heard,
      )
      .subscribe();
    await vi.waitFor(() => expect(open.state).toBe('joined'), 5000);
    const toAda = await online(ada);
    await say('Between us');
    await vi.waitFor(() => expect(toAda).toHaveBeenCalled());
    listen(mina).sayTyping();
    await vi.waitFor(() => expect(of.onTyping).toHaveBeenCalledOnce());
    expect(heard).not.toHaveBeenCalled();
    await stranger.client.removeChannel(channel);
    await stranger.client.removeChannel(open);
  });
});

describe('presence', () => {
  it('shows to partners, ends with the visit, and is closed to strangers', async () => {
    const seen = vi.fn();
    ways.push(watchOnline(mina.client, ada.id, seen));
    await online(ada);
    await vi.waitFor(() => expect(seen).toHaveBeenLastCalledWith(true), 5000);
    const toStranger = vi.fn();
    ways.push(watchOnline(stranger.client, ada.id, toStranger));
    await ada.client.realtime.disconnect();
    await vi.waitFor(() => expect(seen).toHaveBeenLastCalledWith(false), 5000);
    expect(toStranger).not.toHaveBeenCalledWith(true);
  });
});
