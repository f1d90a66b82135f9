import { describe, expect, it } from 'vitest';
import { addRequest } from '../support/hiring.ts';
import { captureError, inWorld } from '../support/world.ts';
import type { Caller, World } from '../support/world.ts';
import { addConversationPair, sendMessage } from './conversation.ts';

type Hit = {
  id: string;
  conversation_id: string;
  other: { id: string | null; name: string; avatar: string | null };
  sender_id: string | null;
  excerpt: string;
  is_cut: boolean;
  created_at: string;
};
type Hits = { items: Hit[]; next_cursor: string | null };

async function search(
  world: World,
  caller: Caller,
  q: string | null,
  { cursor = null, size = null }: { cursor?: string | null; size?: number | null } = {},
): Promise<Hits> {
  const [row] = await world.as(
    caller,
    (sql) => sql<{ hits: Hits }[]>`select public.search_messages(${q}, ${cursor}, ${size}) as hits`,
  );
  if (!row) throw new Error('The function returned no row.');
  return row.hits;
}

describe('a search of messages', () => {
  it('finds a text in the caller’s own conversations, newest first', () =>
    inWorld(async (world) => {
      const { creator, client, conversation } = await addConversationPair(world);
      await sendMessage(world, client, { conversation, text: 'The Bakery opens at six' });
      await sendMessage(world, creator, { conversation, text: 'Which bakery?' });
      await sendMessage(world, creator, { conversation, text: 'Nothing of it' });
      const stranger = await addConversationPair(world);
      await sendMessage(world, stranger.client, {
        conversation: stranger.conversation,
        text: 'Another bakery',
      });
      const { items, next_cursor } = await search(world, client, ' bAKery ');
      expect(items.map(({ excerpt }) => excerpt)).toEqual([
        'Which bakery?',
        'The Bakery opens at six',
      ]);
      expect(items[0]).toEqual({
        id: expect.any(String) as string,
        conversation_id: conversation,
        other: { id: creator.id, name: 'Ada Stone', avatar: null },
        sender_id: creator.id,
        excerpt: 'Which bakery?',
        is_cut: false,
        created_at: expect.any(String) as string,
      });
      expect(next_cursor).toBeNull();
      const mine = await search(world, creator, 'bakery');
      expect(mine.items.map(({ other }) => other.name)).toEqual(['Noah Bennett', 'Noah Bennett']);
      expect((await search(world, await world.addPerson(), 'bakery')).items).toEqual([]);
    }));

  it('finds the message of a request', () =>
    inWorld(async (world) => {
      const { creator } = await addRequest(world);
      expect((await search(world, creator, 'for our shop')).items).toHaveLength(1);
    }));

  it('finds messages of a deleted account', () =>
    inWorld(async (world) => {
      const { creator, client, conversation } = await addConversationPair(world);
      await sendMessage(world, client, { conversation, text: 'Good bye' });
      await world.sql`delete from auth.users where id = ${client.id}`;
      const { items } = await search(world, creator, 'bye');
      expect(items).toMatchObject([{ other: { id: null, name: 'Former user' } }]);
    }));

  it.each([
    '%',
    '_',
    '\\',
    "'; drop table public.messages; --",
    '"quoted"',
    '(a|b)*',
    '👩‍👩‍👧‍👦',
    'مرحبا بالعالم',
    'שלום',
    'İstanbul',
    'ß',
    'line\nbreak',
    '<mark>',
    'x'.repeat(400),
  ])('finds exactly what contains %j', (q) =>
    inWorld(async (world) => {
      const { client, conversation } = await addConversationPair(world);
      await sendMessage(world, client, { conversation, text: 'Nothing like that here' });
      await sendMessage(world, client, { conversation, text: `before ${q} after` });
      const { items } = await search(world, client, q);
      expect(items.map(({ excerpt }) => excerpt)).toEqual([
        `before ${q} after`.slice(0, q.length > 240 ? 240 : undefined),
      ]);
      expect((await search(world, client, `${q}!`)).items).toEqual([]);
    }),
  );

  it.each([null, '', '  \n', '\u200b', '\u00ad'])('finds nothing for %j', (q) =>
    inWorld(async (world) => {
      const { client, conversation } = await addConversationPair(world);
      await sendMessage(world, client, { conversation, text: 'A\u00ad B' });
      expect(await search(world, client, q)).toEqual({ items: [], next_cursor: null });
    }),
  );

  it('shows what is far into a message with what is just before it', () =>
    inWorld(async (world) => {
      const { client, conversation } = await addConversationPair(world);
      const find = async (position: number) => {
        const text = `${'-'.repeat(position)}here${'+'.repeat(3000)}`;
        await sendMessage(world, client, { conversation, text });
        const [hit] = (await search(world, client, 'here')).items;
        return hit ? [hit.excerpt.length, hit.excerpt.indexOf('here'), hit.is_cut] : [];
      };
      expect(await find(0)).toEqual([240, 0, false]);
      expect(await find(99)).toEqual([240, 99, false]);
      expect(await find(100)).toEqual([240, 40, true]);
      expect(await find(500)).toEqual([240, 40, true]);
    }));

  it('is read page by page', () =>
    inWorld(async (world) => {
      const { creator, client, conversation } = await addConversationPair(world);
      const second = await world.addPerson({ isDev: true });
      await world.sql`
        insert into public.messages (conversation_id, sender_id, text, created_at)
        select ${conversation}, ${creator.id}, 'No. ' || n,
          now() - interval '1 hour' + n * interval '1 second'
        from generate_series(1, 60) n`;
      await world.as(
        client,
        (sql) => sql`select public.send_message(${second.id}, 'No. 61', gen_random_uuid())`,
      );
      const pages = [await search(world, client, 'no.', { size: 25 })];
      for (let page = pages[0]; page?.next_cursor; page = pages.at(-1)) {
        pages.push(await search(world, client, 'no.', { size: 25, cursor: page.next_cursor }));
      }
      expect(pages.map(({ items }) => items.length)).toEqual([25, 25, 11]);
      const found = pages.flatMap(({ items }) => items.map(({ excerpt }) => excerpt));
      expect(found).toEqual(Array.from({ length: 61 }, (_, index) => `No. ${61 - index}`));
    }));

  it.each([
    [600, 50],
    [0, 1],
    [null, 20],
  ])('for a page size of %d, has %d messages', (size, expected) =>
    inWorld(async (world) => {
      const { client, conversation } = await addConversationPair(world);
      await world.sql`
        insert into public.messages (conversation_id, text)
        select ${conversation}, 'No. ' || n from generate_series(1, 51) n`;
      expect((await search(world, client, 'no.', { size })).items).toHaveLength(expected);
    }),
  );

  it('rejects a cursor that is none', () =>
    inWorld(async (world) => {
      const { client } = await addConversationPair(world);
      const { message } = await captureError(search(world, client, 'a', { cursor: 'first' }));
      expect(message).toBe('This list cursor is invalid');
    }));
});
