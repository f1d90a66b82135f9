import { QueryClient } from '@tanstack/react-query';
import { beforeAll, describe, expect, it } from 'vitest';
import { conversationQueries } from '../src/conversations/conversation-queries.ts';
import { flattenMessages } from '../src/messages/message-pages.ts';
import { messageQueries } from '../src/messages/message-queries.ts';
import { sendMessage } from '../src/messages/messages.ts';
import { markRead } from '../src/messages/read-marks.ts';
import { setDeveloperMode } from '../src/users/change-user.ts';
import { getOwnZone } from '../src/days/days.ts';
import { listPeople, touchLastSeen } from '../src/users/people.ts';
import { newcomer, sql, type Person } from './backend.ts';

let ada: Person;
let mina: Person;
let stranger: Person;
let id: string;

beforeAll(async () => {
  [ada, mina, stranger] = await Promise.all([
    newcomer('Ada Quill'),
    newcomer('Mina Park'),
    newcomer('Sam Stranger'),
  ]);
  await setDeveloperMode(ada.client, { id: ada.id, isDev: true });
  const newConversation = await openConversation(mina, ada.id);
  expect(newConversation?.isNew).toBe(true);
  expect(await fetchConversations(mina)).toEqual([]);
  id = newConversation?.id ?? '';
  await send(mina, 'Hello Ada');
  id = (await openConversation(mina, ada.id))?.id ?? '';
});

const openConversation = (person: Person, otherId: string) =>
  new QueryClient().fetchQuery(
    conversationQueries(person.client).open({ userId: person.id, otherId }),
  );

async function send(person: Person, text: string, clientKey: string = crypto.randomUUID()) {
  await sendMessage(person.client, { conversationId: id, clientKey, text });
  return clientKey;
}

async function fetchConversations(person: Person, q = '') {
  const { pages } = await new QueryClient().fetchInfiniteQuery(
    conversationQueries(person.client).list(q),
  );
  return pages.flatMap(({ items }) => items);
}

async function readThread(person: Person) {
  const queries = new QueryClient();
  const { thread, newMessages } = messageQueries(person.client);
  const key = { conversationId: id };
  await queries.fetchInfiniteQuery(thread(key));
  const texts = () =>
    flattenMessages(
      queries.getQueryData(thread(key).queryKey),
      queries.getQueryData(newMessages(key).queryKey),
    ).map(({ text }) => text);
  return { texts, catchUp: () => queries.fetchQuery(newMessages(key)), queries };
}

describe('a conversation', () => {
  it('is created by its first message, and is the same for both users', async () => {
    expect((await openConversation(ada, mina.id))?.id).toBe(id);
    expect(await fetchConversations(mina)).toMatchObject([
      {
        id,
        other: { id: ada.id, name: 'Ada Quill' },
        last_message: { text: 'Hello Ada' },
        unread: 0,
      },
    ]);
  });

  it('rejects the user themselves, an unknown user, and an unrelated client', async () => {
    await expect(openConversation(mina, mina.id)).rejects.toMatchObject({ kind: 'not-found' });
    await expect(openConversation(mina, 'nobody')).rejects.toMatchObject({ kind: 'not-found' });
    await expect(openConversation(ada, stranger.id)).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('counts unread messages of the other user', async () => {
    await send(ada, 'Good morning');
    const marks = () => new QueryClient().fetchQuery(conversationQueries(ada.client).readMarks(id));
    const unread = async () => (await fetchConversations(mina, 'quill')).map((one) => one.unread);
    expect(await unread()).toEqual([1]);
    const before = (await marks())[mina.id] ?? '';
    await markRead(mina.client, id);
    expect(await unread()).toEqual([0]);
    expect((await marks())[mina.id]?.localeCompare(before)).toBe(1);
    expect(await fetchConversations(mina, 'nobody')).toEqual([]);
  });

  it('is found by its id, by its members only', async () => {
    const find = (person: Person) =>
      new QueryClient().fetchQuery(
        conversationQueries(person.client).open({ userId: person.id, id }),
      );
    expect(await find(mina)).toEqual({ id, otherId: ada.id, isNew: false });
    expect(await find(stranger)).toBeNull();
  });

  it('shows its members when the other user was last online', async () => {
    await touchLastSeen(ada.client);
    const { data: own } = await ada.client.from('user_private').select('time_zone').maybeSingle();
    expect(own).toEqual({ time_zone: getOwnZone() });
    const [seen] = await listPeople(mina.client, [ada.id]);
    expect(seen).toMatchObject({ name: 'Ada Quill', is_creator: true, is_suspended: false });
    expect(Date.parse(seen?.last_seen_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(await listPeople(stranger.client, [ada.id])).toMatchObject([{ last_seen_at: null }]);
  });
});

describe('messages', () => {
  it('arrive once, even if they are sent repeatedly', async () => {
    const key = await send(mina, 'Once');
    await send(mina, 'Once', key);
    const { texts } = await readThread(ada);
    expect(texts().filter((text) => text === 'Once')).toEqual(['Once']);
  });

  it('are loaded backwards page by page, and new ones are appended', async () => {
    for (let number = 1; number <= 60; number += 1) {
      await sql`
        insert into public.messages (conversation_id, sender_id, text)
        values (${id}, ${ada.id}, ${`No. ${number}`})`;
    }
    const { texts, catchUp, queries } = await readThread(mina);
    expect(texts()).toHaveLength(50);
    expect(texts().at(0)).toBe('No. 11');
    await send(ada, 'News');
    await sql`
      insert into public.messages (conversation_id, sender_id, text)
      values (${id}, ${mina.id}, 'More news')`;
    expect(await catchUp()).toHaveLength(2);
    expect(await catchUp()).toHaveLength(2);
    expect(texts().slice(-3)).toEqual(['No. 60', 'News', 'More news']);
    await queries.fetchInfiniteQuery({
      ...messageQueries(mina.client).thread({ conversationId: id }),
      staleTime: 0,
      pages: 2,
    });
    expect(texts()).toContain('No. 1');
    expect(new Set(texts()).size).toBe(texts().length);
  });

  it.each([
    ['blank', ' \n '],
    ['too long', 'x'.repeat(4001)],
  ])('are rejected if they are %s', async (_name, text) => {
    await expect(send(mina, text)).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('can have 4,000 characters of any kind', async () => {
    await expect(send(mina, '🌱'.repeat(4000))).resolves.toBeDefined();
  });

  it('are denied for strangers', async () => {
    await expect(send(stranger, 'Hello')).rejects.toMatchObject({ kind: 'forbidden' });
  });

  it('are rate-limited after sixty in a minute', async () => {
    await sql`delete from private.rate_hits where user_id = ${mina.id}`;
    await sql`
      insert into private.rate_hits (user_id, action, hits)
      select ${mina.id}, 'message', array_agg(now() - interval '20 s') from generate_series(1, 60)`;
    await expect(send(mina, 'Too many')).rejects.toMatchObject({
      kind: 'rate-limited',
      retryAfter: expect.toSatisfy((seconds: number) => seconds > 30 && seconds <= 40) as number,
    });
  });
});
