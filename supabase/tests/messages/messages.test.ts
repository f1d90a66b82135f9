import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { invisible } from '../values/values.ts';
import { inWorld, captureError } from '../support/world.ts';
import type { World } from '../support/world.ts';
import {
  addConversationPair,
  listConversations,
  sendMessage,
  sendFirstMessage,
} from './conversation.ts';

async function stored(world: World, conversation: string) {
  return world.sql<{ text: string; sender_id: string | null; created_at: Date }[]>`
    select text, sender_id, created_at from public.messages
    where conversation_id = ${conversation} order by created_at, id`;
}

async function bell(world: World, { id }: { id: string }) {
  return world.sql<{ params: object; needs_action: boolean }[]>`
    select params, needs_action from public.notifications
    where user_id = ${id} and kind = 'message_received' order by created_at`;
}

describe('a message', () => {
  it('is not visible to strangers, even if they know the conversation and have another', () =>
    inWorld(async (world) => {
      const { client, conversation } = await addConversationPair(world);
      await sendMessage(world, client, { conversation });
      const { creator: stranger } = await addConversationPair(world);
      for (const table of ['messages', 'conversation_reads']) {
        const rows = await world.as(
          stranger,
          (sql) => sql`select from public.${sql(table)} where conversation_id = ${conversation}`,
        );
        expect(rows).toHaveLength(0);
      }
      const post = await captureError(sendMessage(world, stranger, { conversation }));
      expect(post.code).toBe('42501');
      expect(post).toEqual(
        await captureError(sendMessage(world, stranger, { conversation: randomUUID() })),
      );
      expect(await stored(world, conversation)).toHaveLength(1);
    }));

  it('is not visible to admins', () =>
    inWorld(async (world) => {
      const { client, conversation } = await addConversationPair(world);
      await sendMessage(world, client, { conversation });
      const admin = await world.addPerson();
      await world.grantAdmin(admin);
      for (const table of ['messages', 'conversations', 'conversation_reads']) {
        expect(await world.as(admin, (sql) => sql`select from public.${sql(table)}`)).toHaveLength(
          0,
        );
      }
      expect((await captureError(sendMessage(world, admin, { conversation }))).code).toBe('42501');
    }));

  it.each([...invisible, 'x'.repeat(4001)])('of %j is rejected', (text) =>
    inWorld(async (world) => {
      const { client, conversation } = await addConversationPair(world);
      expect((await captureError(sendMessage(world, client, { conversation, text }))).code).toBe(
        '23514',
      );
    }),
  );

  it('can have 4000 characters', () =>
    inWorld(async (world) => {
      const { client, conversation } = await addConversationPair(world);
      await sendMessage(world, client, { conversation, text: '🙂'.repeat(4000) });
      expect(await stored(world, conversation)).toHaveLength(1);
    }));

  it.each(['sender_id', 'created_at', 'id'])('does not allow anyone to set its %s', (column) =>
    inWorld(async (world) => {
      const { creator, client, conversation } = await addConversationPair(world);
      const value = column === 'created_at' ? new Date(0).toISOString() : creator.id;
      const attempt = world.as(
        client,
        (sql) =>
          sql`insert into public.messages ${sql({ conversation_id: conversation, text: 'x', [column]: value })}`,
      );
      expect((await captureError(attempt)).code).toBe('42501');
    }),
  );

  it('is stored once, however often it is sent with the same key', () =>
    inWorld(async (world) => {
      const { creator, client, conversation } = await addConversationPair(world);
      const key = randomUUID();
      await sendMessage(world, client, { conversation, key });
      expect((await captureError(sendMessage(world, client, { conversation, key }))).code).toBe(
        '23505',
      );
      const repeated = await world.as(
        client,
        (sql) => sql`
          insert into public.messages (conversation_id, text, client_key)
          values (${conversation}, 'Good morning', ${key})
          on conflict (conversation_id, sender_id, client_key) do nothing`,
      );
      expect(repeated.count).toBe(0);
      await sendMessage(world, creator, { conversation, key });
      expect(await stored(world, conversation)).toHaveLength(2);
    }));

  it('has a later time than the one before, even in one transaction', () =>
    inWorld(async (world) => {
      const { creator, client, conversation } = await addConversationPair(world);
      const tomorrow = new Date(Date.now() + 86_400_000);
      await world.sql`
        insert into public.messages (conversation_id, sender_id, text, created_at)
        values (${conversation}, ${creator.id}, 'From the clock of another', ${tomorrow})`;
      for (const text of ['One', 'Two', 'Three'])
        await sendMessage(world, client, { conversation, text });
      const times = (await stored(world, conversation)).map(({ created_at }) => +created_at);
      expect(times).toEqual([0, 1, 2, 3].map((step) => +tomorrow + step));
    }));

  it('notifies the other user once until they read it', () =>
    inWorld(async (world) => {
      const { creator, client, conversation } = await addConversationPair(world);
      await sendMessage(world, client, { conversation });
      await sendMessage(world, client, { conversation });
      const line = {
        params: { actor_id: client.id, actor_name: 'Noah Bennett' },
        needs_action: false,
      };
      expect(await bell(world, creator)).toEqual([line]);
      expect(await bell(world, client)).toEqual([]);
      await world.as(creator, (sql) => sql`select public.mark_read(${conversation})`);
      await sendMessage(world, client, { conversation });
      expect(await bell(world, creator)).toEqual([line, line]);
    }));
});

describe('the 61st message in a minute', () => {
  it('is rejected with a time to wait', () =>
    inWorld(async (world) => {
      const { client, conversation } = await addConversationPair(world);
      const lines = Array.from({ length: 60 }, () => ({
        conversation_id: conversation,
        text: 'x',
      }));
      await world.as(client, (sql) => sql`insert into public.messages ${sql(lines)}`);
      const { code, message } = await captureError(sendMessage(world, client, { conversation }));
      expect(code).toBe('PGRST');
      expect(JSON.parse(message)).toMatchObject({ code: 'over_limit' });
      expect(await stored(world, conversation)).toHaveLength(60);
    }));

  it('rolls back the whole batch', () =>
    inWorld(async (world) => {
      const { creator, client, conversation } = await addConversationPair(world);
      const lines = Array.from({ length: 80 }, () => ({
        conversation_id: conversation,
        text: 'x',
      }));
      const batch = world.as(client, (sql) => sql`insert into public.messages ${sql(lines)}`);
      expect((await captureError(batch)).code).toBe('PGRST');
      expect(await stored(world, conversation)).toHaveLength(0);
      await sendMessage(world, creator, { conversation });
      expect((await listConversations(world, creator)).items[0]?.last_message).not.toBeNull();
    }));
});

it('is denied while its author is suspended', () =>
  inWorld(async (world) => {
    const { creator, client, conversation } = await addConversationPair(world);
    await sendMessage(world, client, { conversation });
    await world.suspend(client);
    expect((await captureError(sendMessage(world, client, { conversation }))).code).toBe('42501');
    expect(await captureError(sendFirstMessage(world, client, creator))).toEqual({
      ...{ code: 'PT403', message: 'Your account is suspended' },
    });
    expect((await listConversations(world, client)).items).toHaveLength(1);
  }));
