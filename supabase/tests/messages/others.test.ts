import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addConversation } from '../support/rows.ts';
import { inWorld, captureError } from '../support/world.ts';
import type { World } from '../support/world.ts';
import {
  addConversationPair,
  listConversations,
  sendMessage,
  sendFirstMessage,
} from './conversation.ts';

const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);

async function unreadLines(world: World, { id }: { id: string }): Promise<string[]> {
  const rows = await world.sql<{ actor: string; kind: string }[]>`
    select params ->> 'actor_id' as actor, kind from public.notifications
    where user_id = ${id} and read_at is null`;
  return rows.map(({ kind, actor }) => `${kind.split('_')[0] ?? ''} ${actor}`).sort();
}

describe('one conversation', () => {
  it('is separate for every pair', () =>
    inWorld(async (world) => {
      const people = [
        await world.addPerson({ isDev: true }),
        await world.addPerson({ isDev: true }),
        await world.addPerson({ isDev: true }),
      ].sort(byId);
      const [low, middle, high] = people;
      if (!low || !middle || !high) throw new Error('Three accounts are needed.');
      const ids = [
        await sendFirstMessage(world, high, low),
        await sendFirstMessage(world, high, middle),
        await sendFirstMessage(world, low, middle),
      ];
      expect(new Set(ids).size).toBe(3);
    }));

  it('does not change another one', () =>
    inWorld(async (world) => {
      const { creator, client, conversation } = await addConversationPair(world);
      const third = await world.addPerson({ isDev: true });
      const other = await addConversation(world.sql, client, third);
      const tomorrow = new Date(Date.now() + 86_400_000);
      await world.sql`
        insert into public.messages (conversation_id, sender_id, text, created_at)
        values (${conversation}, ${creator.id}, 'Later', ${tomorrow})`;
      await sendMessage(world, client, { conversation: other, text: 'Now' });
      const { items } = await listConversations(world, client);
      expect(items.map(({ id, last_message, unread }) => [id, last_message?.text, unread])).toEqual(
        [
          [conversation, 'Later', 1],
          [other, 'Now', 0],
        ],
      );
      expect(+new Date(items[1]?.latest_at ?? '')).toBeLessThan(+tomorrow);
      expect(+new Date(items[0]?.latest_at ?? '')).toBe(+tomorrow);
    }));

  it('has its own notification for each of the two', () =>
    inWorld(async (world) => {
      const { creator, client, conversation } = await addConversationPair(world);
      const third = await world.addPerson({ isDev: true });
      const other = await addConversation(world.sql, client, third);
      const more = await addConversation(world.sql, creator, third);
      await world.sql`
        select private.notify(${creator.id}, 'reply_received', ${world.sql.json({ actor_id: client.id })})`;
      await sendMessage(world, client, { conversation: other });
      await sendMessage(world, client, { conversation });
      await sendMessage(world, third, { conversation: more });
      const all = [`message ${client.id}`, `message ${third.id}`, `reply ${client.id}`].sort();
      expect(await unreadLines(world, creator)).toEqual(all);
      await world.as(creator, (tx) => tx`select public.mark_read(${conversation})`);
      expect(await unreadLines(world, creator)).toEqual(
        all.filter((line) => line !== `message ${client.id}`),
      );
      expect(await unreadLines(world, third)).toEqual([`message ${client.id}`]);
    }));

  it('is marked as read by a reply from anywhere, and no other one is', () =>
    inWorld(async (world) => {
      const { creator, client, conversation } = await addConversationPair(world);
      const third = await world.addPerson({ isDev: true });
      const other = await addConversation(world.sql, creator, third);
      await sendMessage(world, client, { conversation });
      await sendMessage(world, third, { conversation: other });
      await sendMessage(world, creator, { conversation });
      expect(await unreadLines(world, creator)).toEqual([`message ${third.id}`]);
      expect(await unreadLines(world, client)).toEqual([`message ${creator.id}`]);
      const { items } = await listConversations(world, creator);
      expect(items.map(({ id, unread }) => [id, unread])).toEqual([
        [conversation, 0],
        [other, 1],
      ]);
    }));

  it('keeps the time when its notification was read', () =>
    inWorld(async (world) => {
      const { creator, client, conversation } = await addConversationPair(world);
      await sendMessage(world, client, { conversation });
      const then = new Date(Date.now() - 86_400_000);
      await world.sql`
        update public.notifications set read_at = ${then} where user_id = ${creator.id}`;
      await world.as(creator, (tx) => tx`select public.mark_read(${conversation})`);
      const [line] = await world.sql`
        select read_at from public.notifications where user_id = ${creator.id}`;
      expect(+line?.read_at).toBe(+then);
    }));

  it('is not confused with another one of the caller', () =>
    inWorld(async (world) => {
      const { client } = await addConversationPair(world);
      const unknown = world.as(client, (tx) => tx`select public.mark_read(${randomUUID()})`);
      expect((await captureError(unknown)).code).toBe('PT404');
    }));

  it('is not visible to strangers after a member has left', () =>
    inWorld(async (world) => {
      const { creator, conversation } = await addConversationPair(world);
      const stranger = await world.addPerson();
      await world.sql`delete from auth.users where id = ${creator.id}`;
      expect((await captureError(sendMessage(world, stranger, { conversation }))).code).toBe(
        '42501',
      );
    }));

  it.each(['first_user_id', 'second_user_id'] as const)(
    'accepts no message after the user in its %s has left',
    (side) =>
      inWorld(async (world) => {
        const { creator, client, conversation } = await addConversationPair(world);
        const [row] = await world.sql<{ id: string }[]>`
          select ${world.sql(side)} as id from public.conversations where id = ${conversation}`;
        await world.sql`delete from auth.users where id = ${row?.id ?? ''}`;
        const member = row?.id === creator.id ? client : creator;
        expect(await captureError(sendMessage(world, member, { conversation }))).toEqual({
          code: 'PT409',
          message: 'This person has deleted their account',
        });
      }),
  );

  it('stays in order if the service role writes with an old date', () =>
    inWorld(async (world) => {
      const { creator, client, conversation } = await addConversationPair(world);
      await sendMessage(world, client, { conversation });
      await world.sql`
        insert into public.messages (conversation_id, sender_id, text, created_at)
        values (${conversation}, ${creator.id}, 'Imported', '2020-01-01')`;
      const [mine] = (await listConversations(world, client)).items;
      expect(mine?.last_message?.text).toBe('Imported');
    }));
});

it('does not show the last-seen mark to users who only write with others', () =>
  inWorld(async (world) => {
    const people: { id: string }[] = [];
    for (let count = 0; count < 4; count += 1) people.push(await world.addPerson({ isDev: true }));
    for (const person of people.slice(0, 3))
      await world.as(person, (tx) => tx`select public.touch_last_seen()`);
    const [one, two, three, four] = people;
    if (!one || !two || !three || !four) throw new Error('Four accounts are needed.');
    await sendMessage(world, one, { conversation: await addConversation(world.sql, one, two) });
    await sendMessage(world, three, {
      conversation: await addConversation(world.sql, three, four),
    });
    const seen = async (me: { id: string }) => {
      const rows = await world.as(
        me,
        (tx) => tx<{ id: string }[]>`
          select id from public.people(${people.map(({ id }) => id)})
          where last_seen_at is not null`,
      );
      return rows.map(({ id }) => id);
    };
    expect(await seen(one)).toEqual([two.id]);
    expect(await seen(two)).toEqual([one.id]);
    expect(await seen(three)).toEqual([]);
    expect(await seen(four)).toEqual([three.id]);
  }));
