import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inWorld, refusal, sql } from '../world/world.ts';
import { addPerson, become } from '../world/world.ts';
import { addTalk, listConversations, say, writeTo } from './talk.ts';

describe('send_message', () => {
  it('is one for both, whoever asks first', () =>
    inWorld(async (world) => {
      const creator = await world.addPerson({ isDev: true });
      const client = await world.addPerson({ isDev: true });
      const id = await writeTo(world, client, creator);
      expect(await writeTo(world, creator, client)).toBe(id);
      expect(await writeTo(world, client, creator)).toBe(id);
    }));

  it('reaches creators, and clients only after a request or a message', () =>
    inWorld(async (world) => {
      const creator = await world.addPerson({ isDev: true });
      const client = await world.addPerson();
      const reach = () => writeTo(world, creator, client);
      const closed = await refusal(reach());
      expect(closed).toEqual({ code: 'PT404', message: 'This person cannot be reached' });
      expect(await refusal(writeTo(world, creator, { id: randomUUID() }))).toEqual(closed);
      await world.sql`
        insert into public.reviews (user_id, target_user_id, rating, comment)
        values (${client.id}, ${creator.id}, 5, 'Good')`;
      expect(await reach()).toMatch(/^[0-9a-f-]{36}$/);
    }));

  it('does not reach hidden or suspended creators', () =>
    inWorld(async (world) => {
      const client = await world.addPerson();
      const hidden = await world.addPerson({ isDev: true });
      const suspended = await world.addPerson({ isDev: true });
      await world.hide('user', hidden.id);
      await world.suspend(suspended);
      for (const other of [hidden, suspended]) {
        expect((await refusal(writeTo(world, client, other))).code).toBe('PT404');
      }
    }));

  it('is refused with oneself and without an account', () =>
    inWorld(async (world) => {
      const creator = await world.addPerson({ isDev: true });
      expect(await refusal(writeTo(world, creator, creator))).toEqual({
        code: 'PT400',
        message: 'You cannot write to yourself',
      });
      expect((await refusal(writeTo(world, 'visitor', creator))).code).toBe('42501');
    }));

  it('sends the first message once, however often it is repeated', () =>
    inWorld(async (world) => {
      const creator = await world.addPerson({ isDev: true });
      const client = await world.addPerson();
      const key = randomUUID();
      const id = await writeTo(world, client, creator, { text: 'Hello', key });
      expect(await writeTo(world, client, creator, { text: 'Hello', key })).toBe(id);
      const rows = await world.sql`
        select text, sender_id from public.messages where conversation_id = ${id}`;
      expect(rows).toEqual([{ text: 'Hello', sender_id: client.id }]);
    }));

  it.each(['', '\u200b', 'x'.repeat(4001)])('begins nothing with the text %j', (text) =>
    inWorld(async (world) => {
      const creator = await world.addPerson({ isDev: true });
      const client = await world.addPerson();
      expect((await refusal(writeTo(world, client, creator, { text }))).code).toBe('23514');
      expect(
        await world.sql`
        select from public.conversations where ${client.id} in (first_user_id, second_user_id)
      `,
      ).toHaveLength(0);
    }),
  );

  it('is refused to the suspended', () =>
    inWorld(async (world) => {
      const creator = await world.addPerson({ isDev: true });
      const client = await world.addPerson();
      await world.suspend(client);
      expect((await refusal(writeTo(world, client, creator))).code).toBe('PT403');
    }));

  it('is the only way to begin a conversation, so that who only looked at one has reached nobody', () =>
    inWorld(async (world) => {
      const others = await sql`
        select oid::regprocedure from pg_proc
        where pronamespace = 'public'::regnamespace and proname ~ '(start|open)_conversation'`;
      expect(others).toEqual([]);
      const client = await world.addPerson();
      const stranger = await world.addPerson();
      expect((await refusal(writeTo(world, stranger, client))).code).toBe('PT404');
    }));

  it('opens 20 an hour', () =>
    inWorld(async (world) => {
      const client = await world.addPerson();
      for (let count = 0; count < 20; count += 1) {
        await writeTo(world, client, await world.addPerson({ isDev: true }));
      }
      const oneMore = writeTo(world, client, await world.addPerson({ isDev: true }));
      expect((await refusal(oneMore)).code).toBe('PGRST');
    }));

  it('makes one when both start at once', async () => {
    const people = await sql.begin(async (transaction) => [
      await addPerson(transaction, { isDev: true }),
      await addPerson(transaction, { isDev: true }),
    ]);
    const [one, other] = people;
    if (!one || !other) throw new Error('Nobody is there.');
    const ask = (me: { id: string }, them: { id: string }) =>
      sql.begin(async (transaction) => {
        await become(transaction, me);
        const [row] =
          await transaction`select public.send_message(${them.id}, 'Hello', gen_random_uuid()) as id`;
        return String(row?.id);
      });
    const ids = await Promise.all(
      Array.from({ length: 10 }, (_, index) => (index % 2 ? ask(one, other) : ask(other, one))),
    );
    expect(new Set(ids).size).toBe(1);
    await sql`delete from auth.users where id = any (${people.map(({ id }) => id)})`;
    expect(await sql`select from public.conversations where id = ${ids[0] ?? ''}`).toHaveLength(0);
  });
});

describe('my_conversations', () => {
  it('shows the other person, the last message and what is unread', () =>
    inWorld(async (world) => {
      const { creator, client, conversation } = await addTalk(world);
      await say(world, creator, { conversation, text: 'Hello' });
      await say(world, client, { conversation, text: 'Hello Ada' });
      await say(world, client, { conversation, text: 'Are you free in May?' });
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

  it('shows none without a message', () =>
    inWorld(async (world) => {
      const { creator, client, conversation } = await addTalk(world);
      expect((await listConversations(world, client)).items).toHaveLength(0);
      await say(world, client, { conversation });
      expect((await listConversations(world, client)).items).toHaveLength(1);
      expect((await listConversations(world, creator)).items).toMatchObject([{ unread: 1 }]);
    }));

  it('counts no message of the caller as unread, however it came to be', () =>
    inWorld(async (world) => {
      const { client, conversation } = await addTalk(world);
      await say(world, client, { conversation });
      await world.sql`
        update public.conversation_reads set read_at = '-infinity' where user_id = ${client.id}`;
      expect((await listConversations(world, client)).items).toMatchObject([{ unread: 0 }]);
    }));

  it('pages from the latest on, and searches by name', () =>
    inWorld(async (world) => {
      const client = await world.addPerson();
      const names = ['Ann One', 'Ben Two', 'Cleo Three', 'Dan 100%'];
      for (const name of names) {
        const creator = await world.addPerson({ name, isDev: true });
        await writeTo(world, client, creator);
      }
      const first = await listConversations(world, client, { size: 3 });
      expect(first.items.map(({ other }) => other.name)).toEqual(names.toReversed().slice(0, 3));
      const rest = await listConversations(world, client, { size: 3, cursor: first.next_cursor });
      expect(rest.items.map(({ other }) => other.name)).toEqual(['Ann One']);
      expect(rest.next_cursor).toBeNull();
      const found = await listConversations(world, client, { q: '0%' });
      expect(found.items.map(({ other }) => other.name)).toEqual(['Dan 100%']);
      expect((await refusal(listConversations(world, client, { cursor: 'x' }))).code).toBe('PT400');
    }));

  it('keeps the words of who deleted the account', () =>
    inWorld(async (world) => {
      const { creator, client, conversation } = await addTalk(world);
      const { conversation: another } = await addTalk(world);
      await say(world, creator, { conversation, text: 'Goodbye' });
      await world.sql`delete from auth.users where id = ${creator.id}`;
      const [mine] = (await listConversations(world, client)).items;
      expect(mine?.other).toMatchObject({ id: null, name: 'Deleted user' });
      expect(mine?.last_message).toMatchObject({ text: 'Goodbye', sender_id: null });
      await world.sql`delete from auth.users where id = ${client.id}`;
      const left = await world.sql`
        select id from public.conversations where id in (${conversation}, ${another})`;
      expect(left.map(({ id }) => String(id))).toEqual([another]);
    }));
});

it('marks only conversations of the caller as read', () =>
  inWorld(async (world) => {
    const { conversation } = await addTalk(world);
    const stranger = await world.addPerson();
    const mark = (id: string) =>
      refusal(world.as(stranger, (tx) => tx`select public.mark_read(${id})`));
    expect(await mark(conversation)).toEqual({
      code: 'PT404',
      message: 'There is no such conversation',
    });
    expect(await mark(conversation)).toEqual(await mark(randomUUID()));
  }));

it('names the members of a conversation to each other and to nobody else', () =>
  inWorld(async (world) => {
    const { creator, client, conversation } = await addTalk(world);
    const stranger = await world.addPerson({ isDev: true });
    await say(world, client, { conversation });
    const names = async (caller: { id: string }) =>
      (await world.as(caller, (tx) => tx`select name from public.people(${[client.id]})`)).length;
    expect([await names(creator), await names(stranger)]).toEqual([1, 0]);
  }));
