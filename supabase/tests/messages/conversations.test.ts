import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inWorld, captureError } from '../support/world.ts';
import {
  addConversationPair,
  listConversations,
  sendMessage,
  sendFirstMessage,
} from './conversation.ts';

it.each([
  ['conversations', 'id'],
  ['messages', 'conversation_id'],
  ['conversation_reads', 'conversation_id'],
] as const)('both members can read %s, in either order', (table, column) =>
  inWorld(async (world) => {
    const { creator, client, conversation } = await addConversationPair(world);
    await sendMessage(world, client, { conversation });
    for (const member of [creator, client]) {
      const rows = await world.as(
        member,
        (tx) => tx`select from public.${tx(table)} where ${tx(column)} = ${conversation}`,
      );
      expect(rows.count).toBeGreaterThan(0);
    }
  }),
);

describe('my_conversations', () => {
  it('shows the other user, the last message and the unread count', () =>
    inWorld(async (world) => {
      const { creator, client, conversation } = await addConversationPair(world);
      await sendMessage(world, creator, { conversation, text: 'Hello' });
      await sendMessage(world, client, { conversation, text: 'Hello Ada' });
      await sendMessage(world, client, { conversation, text: 'Are you free in May?' });
      const [mine] = (await listConversations(world, creator)).items;
      expect(mine).toMatchObject({
        id: conversation,
        other: { id: client.id, name: 'Noah Bennett', avatar: null, last_seen_at: null },
        last_message: { text: 'Are you free in May?', sender_id: client.id },
        unread: 2,
      });
      expect((await listConversations(world, client)).items[0]?.unread).toBe(0);
      await world.as(creator, (tx) => tx`select public.mark_read(${conversation})`);
      expect((await listConversations(world, creator)).items[0]?.unread).toBe(0);
    }));

  it('counts a message as unread that was on its way while its reader marked the others as read', () =>
    inWorld(async (world) => {
      const { creator, client, conversation } = await addConversationPair(world);
      await sendMessage(world, client, { conversation });
      await world.as(creator, (tx) => tx`select public.mark_read(${conversation})`);
      expect((await listConversations(world, creator)).items[0]?.unread).toBe(0);
      await world.sql`
        insert into public.messages (conversation_id, sender_id, text, created_at)
        select id, ${client.id}, 'On its way', last_message_at
        from public.conversations where id = ${conversation}`;
      expect((await listConversations(world, creator)).items[0]?.unread).toBe(1);
    }));

  it('omits conversations without a message', () =>
    inWorld(async (world) => {
      const { creator, client, conversation } = await addConversationPair(world);
      expect((await listConversations(world, client)).items).toHaveLength(0);
      await sendMessage(world, client, { conversation });
      expect((await listConversations(world, client)).items).toHaveLength(1);
      expect((await listConversations(world, creator)).items).toMatchObject([{ unread: 1 }]);
    }));

  it('counts at most a hundred unread messages', () =>
    inWorld(async (world) => {
      const { creator, client, conversation } = await addConversationPair(world);
      await world.sql`
        insert into public.messages (conversation_id, sender_id, text)
        select ${conversation}, ${client.id}, 'x' from generate_series(1, 101)`;
      await world.sql`update public.conversation_reads set read_at = '-infinity'`;
      expect((await listConversations(world, creator)).items).toMatchObject([{ unread: 100 }]);
    }));

  it('never counts messages of the caller as unread', () =>
    inWorld(async (world) => {
      const { client, conversation } = await addConversationPair(world);
      await sendMessage(world, client, { conversation });
      await world.sql`
        update public.conversation_reads set read_at = '-infinity' where user_id = ${client.id}`;
      expect((await listConversations(world, client)).items).toMatchObject([{ unread: 0 }]);
    }));

  it('pages from the latest conversation, and searches by name', () =>
    inWorld(async (world) => {
      const client = await world.addPerson();
      const names = ['Ann One', 'Ben Two', 'Cleo Three', 'Dan 100%'];
      for (const name of names) {
        const creator = await world.addPerson({ name, isDev: true });
        await sendFirstMessage(world, client, creator);
      }
      const first = await listConversations(world, client, { size: 3 });
      expect(first.items.map(({ other }) => other.name)).toEqual(names.toReversed().slice(0, 3));
      const secondPage = await listConversations(world, client, {
        size: 3,
        cursor: first.next_cursor,
      });
      expect(secondPage.items.map(({ other }) => other.name)).toEqual(['Ann One']);
      expect(secondPage.next_cursor).toBeNull();
      const found = await listConversations(world, client, { q: '0%' });
      expect(found.items.map(({ other }) => other.name)).toEqual(['Dan 100%']);
      expect((await captureError(listConversations(world, client, { cursor: 'x' }))).code).toBe(
        'PT400',
      );
    }));

  it('keeps the messages of a deleted account', () =>
    inWorld(async (world) => {
      const { creator, client, conversation } = await addConversationPair(world);
      const { conversation: another } = await addConversationPair(world);
      await sendMessage(world, creator, { conversation, text: 'Goodbye' });
      await world.sql`delete from auth.users where id = ${creator.id}`;
      const [mine] = (await listConversations(world, client)).items;
      expect(mine?.other).toMatchObject({ id: null, name: 'Former user' });
      expect((await listConversations(world, client, { q: 'former u' })).items).toHaveLength(1);
      expect(mine?.last_message).toMatchObject({ text: 'Goodbye', sender_id: null });
      await world.sql`delete from auth.users where id = ${client.id}`;
      const left = await world.sql`
        select id from public.conversations where id in (${conversation}, ${another})`;
      expect(left.map(({ id }) => String(id))).toEqual([another]);
    }));
});

it('only marks conversations of the caller as read', () =>
  inWorld(async (world) => {
    const { conversation } = await addConversationPair(world);
    const stranger = await world.addPerson();
    const markRead = (id: string) =>
      captureError(world.as(stranger, (tx) => tx`select public.mark_read(${id})`));
    expect(await markRead(conversation)).toEqual({
      code: 'PT404',
      message: "This conversation doesn't exist",
    });
    expect(await markRead(conversation)).toEqual(await markRead(randomUUID()));
  }));

it('names the members of a conversation to each other and to no one else', () =>
  inWorld(async (world) => {
    const { creator, client, conversation } = await addConversationPair(world);
    const stranger = await world.addPerson({ isDev: true });
    await sendMessage(world, client, { conversation });
    const names = async (caller: { id: string }) =>
      (await world.as(caller, (tx) => tx`select name from public.people(${[client.id]})`)).length;
    expect([await names(creator), await names(stranger)]).toEqual([1, 0]);
  }));
