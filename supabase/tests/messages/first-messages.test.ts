import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addPerson, become, inWorld, captureError, sql } from '../support/world.ts';
import { listConversations, sendFirstMessage } from './conversation.ts';

describe('send_message', () => {
  it('starts one conversation for both, no matter who writes first', () =>
    inWorld(async (world) => {
      const creator = await world.addPerson({ isDev: true });
      const client = await world.addPerson({ isDev: true });
      const id = await sendFirstMessage(world, client, creator);
      expect(await sendFirstMessage(world, creator, client)).toBe(id);
      expect(await sendFirstMessage(world, client, creator)).toBe(id);
    }));

  it('can be sent to creators, and to clients only after a request or a message', () =>
    inWorld(async (world) => {
      const creator = await world.addPerson({ isDev: true });
      const client = await world.addPerson();
      const reach = () => sendFirstMessage(world, creator, client);
      const closed = await captureError(reach());
      expect(closed).toEqual({ code: 'PT404', message: "You can't message this person" });
      expect(await captureError(sendFirstMessage(world, creator, { id: randomUUID() }))).toEqual(
        closed,
      );
      await world.sql`
        insert into public.reviews (user_id, target_user_id, rating, comment)
        values (${client.id}, ${creator.id}, 5, 'Good')`;
      expect(await reach()).toMatch(/^[0-9a-f-]{36}$/);
    }));

  it('cannot be sent to hidden or suspended creators', () =>
    inWorld(async (world) => {
      const client = await world.addPerson();
      const hidden = await world.addPerson({ isDev: true });
      const suspended = await world.addPerson({ isDev: true });
      await world.hide('user', hidden.id);
      await world.suspend(suspended);
      for (const other of [hidden, suspended]) {
        expect((await captureError(sendFirstMessage(world, client, other))).code).toBe('PT404');
      }
    }));

  it('is rejected to oneself and without an account', () =>
    inWorld(async (world) => {
      const creator = await world.addPerson({ isDev: true });
      expect(await captureError(sendFirstMessage(world, creator, creator))).toEqual({
        code: 'PT400',
        message: "You can't message yourself",
      });
      expect((await captureError(sendFirstMessage(world, 'visitor', creator))).code).toBe('42501');
    }));

  it('sends the first message once, however often it is retried', () =>
    inWorld(async (world) => {
      const creator = await world.addPerson({ isDev: true });
      const client = await world.addPerson();
      const key = randomUUID();
      const id = await sendFirstMessage(world, client, creator, { text: 'Hello', key });
      for (const text of ['Hello', 'Something else'])
        expect(await sendFirstMessage(world, client, creator, { text, key })).toBe(id);
      const rows = await world.sql`
        select text, sender_id from public.messages where conversation_id = ${id}`;
      expect(rows).toEqual([{ text: 'Hello', sender_id: client.id }]);
      expect((await listConversations(world, creator)).items).toMatchObject([{ unread: 1 }]);
    }));

  it.each(['', '\u200b', 'x'.repeat(4001)])('starts no conversation with the text %j', (text) =>
    inWorld(async (world) => {
      const creator = await world.addPerson({ isDev: true });
      const client = await world.addPerson();
      expect((await captureError(sendFirstMessage(world, client, creator, { text }))).code).toBe(
        '23514',
      );
      expect(
        await world.sql`
        select from public.conversations where ${client.id} in (first_user_id, second_user_id)
      `,
      ).toHaveLength(0);
    }),
  );

  it('is denied to suspended users', () =>
    inWorld(async (world) => {
      const creator = await world.addPerson({ isDev: true });
      const client = await world.addPerson();
      await world.suspend(client);
      expect((await captureError(sendFirstMessage(world, client, creator))).code).toBe('PT403');
    }));

  it('is the only way to start a conversation, so that viewing one contacts no one', () =>
    inWorld(async (world) => {
      const others = await sql`
        select oid::regprocedure from pg_proc
        where pronamespace = 'public'::regnamespace and proname ~ '(start|open)_conversation'`;
      expect(others).toEqual([]);
      const client = await world.addPerson();
      const stranger = await world.addPerson();
      expect((await captureError(sendFirstMessage(world, stranger, client))).code).toBe('PT404');
    }));

  it('starts one conversation if both write at the same time', async () => {
    const people = await sql.begin(async (transaction) => [
      await addPerson(transaction, { isDev: true }),
      await addPerson(transaction, { isDev: true }),
    ]);
    const [one, other] = people;
    if (!one || !other) throw new Error('Two accounts are needed.');
    const countPeople = (me: { id: string }, them: { id: string }) =>
      sql.begin(async (transaction) => {
        await become(transaction, me);
        const [row] =
          await transaction`select public.send_message(${them.id}, 'Hello', gen_random_uuid()) as id`;
        return String(row?.id);
      });
    const ids = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        index % 2 ? countPeople(one, other) : countPeople(other, one),
      ),
    );
    expect(new Set(ids).size).toBe(1);
    await sql`delete from auth.users where id = any (${people.map(({ id }) => id)})`;
    expect(await sql`select from public.conversations where id = ${ids[0] ?? ''}`).toHaveLength(0);
  });
});
