import { QueryClient } from '@tanstack/react-query';
import { beforeAll, describe, expect, it } from 'vitest';
import { blockQueries, blockUser, unblockUser } from '../src/conversations/blocks.ts';
import { conversationQueries } from '../src/conversations/conversation-queries.ts';
import { muteConversation } from '../src/conversations/conversation-state.ts';
import { createHireRequest } from '../src/hire-requests/index.ts';
import { flattenMessages } from '../src/messages/message-pages.ts';
import { messageQueries } from '../src/messages/message-queries.ts';
import { sendMessage } from '../src/messages/messages.ts';
import { markRead } from '../src/messages/read-marks.ts';
import { setDeveloperMode } from '../src/users/change-user.ts';
import { presenceQuery, setPresenceShown } from '../src/conversations/presence.ts';
import { newcomer, sql, type Person } from './backend.ts';

let ada: Person;
let mina: Person;
let id: string;

beforeAll(async () => {
  [ada, mina] = await Promise.all([newcomer('Ada Quill'), newcomer('Mina Park')]);
  await setDeveloperMode(ada.client, { id: ada.id, isDev: true });
  id = `with:${ada.id}`;
  await send(mina, 'Hello Ada');
  const [conversation] = await fetchConversations(mina);
  id = conversation?.id ?? '';
});

const send = (person: Person, text: string) =>
  sendMessage(person.client, { conversationId: id, clientKey: crypto.randomUUID(), text });

async function fetchConversations(person: Person) {
  const { pages } = await new QueryClient().fetchInfiniteQuery(
    conversationQueries(person.client).list(''),
  );
  return pages.flatMap(({ items }) => items);
}

describe('a conversation', () => {
  it('can be muted, and is then not in the count of unread messages', async () => {
    await send(ada, 'One more');
    const { details, unreadCount } = conversationQueries(mina.client);
    const read = () => new QueryClient().fetchQuery(details(id));
    const unread = () => new QueryClient().fetchQuery(unreadCount(mina.id));
    expect([(await read())?.is_muted, await unread()]).toEqual([false, 1]);
    await muteConversation(mina.client, { id, isMuted: true });
    expect([(await read())?.is_muted, await unread()]).toEqual([true, 0]);
    expect(await fetchConversations(mina)).toMatchObject([{ is_muted: true, unread: 1 }]);
    await muteConversation(mina.client, { id, isMuted: false });
    expect(await unread()).toBe(1);
    await markRead(mina.client, id);
    expect(await unread()).toBe(0);
    expect(await new QueryClient().fetchQuery(details('with:someone'))).toBeNull();
  });

  it('tells only its member that they blocked the other one', async () => {
    const isBlocked = async (person: Person) => {
      const { details } = conversationQueries(person.client);
      return (await new QueryClient().fetchQuery(details(id)))?.is_blocked;
    };
    const list = () => new QueryClient().fetchQuery(blockQueries(mina.client).list(mina.id));
    await blockUser(mina.client, ada.id);
    expect([await isBlocked(mina), await isBlocked(ada)]).toEqual([true, false]);
    expect(await list()).toMatchObject([{ id: ada.id, name: 'Ada Quill', avatar: null }]);
    await expect(send(mina, 'Hello?')).rejects.toMatchObject({ kind: 'conflict' });
    await unblockUser(mina.client, ada.id);
    expect([await isBlocked(mina), await list()]).toEqual([false, []]);
  });

  it('tells the steps of requests, and what waits', async () => {
    const input = {
      creatorId: ada.id,
      title: 'A map',
      budget: 100,
      message: 'A map of our old town',
    };
    const request = await createHireRequest(mina.client, {
      input,
      requestKey: crypto.randomUUID(),
    });
    const [conversation] = await fetchConversations(ada);
    expect(conversation).toMatchObject({
      last_message: {
        text: 'A map of our old town',
        step: { request_id: request.id, action: 'create', title: 'A map', price: 100 },
      },
      requests: [{ id: request.id, side: 'creator', status: 'pending', waiting_side: 'creator' }],
    });
    const { pages } = await new QueryClient().fetchInfiniteQuery(
      messageQueries(ada.client).thread({ conversationId: id }),
    );
    expect(pages[0]?.items.at(-1)?.step?.request_id).toBe(request.id);
  });
});

describe('messages', () => {
  it('are found by their text, and read on both sides of what was found', async () => {
    await sql`
      insert into public.messages (conversation_id, sender_id, text, created_at)
      select ${id}, ${ada.id}, 'No. ' || n, now() + n * interval '1 second'
      from generate_series(1, 60) n`;
    const { search, thread } = messageQueries(mina.client);
    const queries = new QueryClient();
    const { pages } = await queries.fetchInfiniteQuery(search('no. 7'));
    const [found] = pages.flatMap(({ items }) => items);
    expect(found).toMatchObject({ excerpt: 'No. 7', conversation_id: id, other: { id: ada.id } });
    const key = { conversationId: id, around: found?.id ?? '' };
    const around = await queries.fetchInfiniteQuery(thread(key));
    const texts = flattenMessages(around).map(({ text }) => text);
    expect(texts).toContain('No. 7');
    expect(texts).toContain('No. 57');
    expect(around.pages[0]?.newer).not.toBeNull();
    expect(around.pages[0]?.older).toBeNull();
  });
});

it('lets a user hide when they are online, and show it again', async () => {
  const isShown = () => new QueryClient().fetchQuery(presenceQuery(mina.client, mina.id));
  expect(await isShown()).toBe(true);
  await setPresenceShown(mina.client, false);
  expect(await isShown()).toBe(false);
  await setPresenceShown(mina.client, true);
  expect(await isShown()).toBe(true);
});
