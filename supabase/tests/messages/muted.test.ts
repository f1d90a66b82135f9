import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { captureError, inWorld } from '../support/world.ts';
import type { Caller, World } from '../support/world.ts';
import {
  addConversationPair,
  listConversations,
  sendFirstMessage,
  sendMessage,
} from './conversation.ts';
import { countUnread } from './lines.ts';

const mute = (world: World, caller: Caller, conversation: string, muted: boolean | null = true) =>
  world.as(caller, (sql) => sql`select public.mute_conversation(${conversation}, ${muted})`);

async function notified(world: World, { id }: { id: string }) {
  const bell = await world.sql`
    select from public.notifications where user_id = ${id} and kind = 'message_received'`;
  const mails = await world.sql`
    select from private.mail_outbox where user_id = ${id} and kind = 'message_received'`;
  return { bell: bell.length, mails: mails.length };
}

describe('a muted conversation', () => {
  it('notifies neither in the app nor by mail, until it is unmuted', () =>
    inWorld(async (world) => {
      const { creator, client, conversation } = await addConversationPair(world);
      await mute(world, creator, conversation);
      await mute(world, creator, conversation);
      await sendMessage(world, client, { conversation });
      expect(await notified(world, creator)).toEqual({ bell: 0, mails: 0 });
      await mute(world, creator, conversation, false);
      await mute(world, creator, conversation, false);
      await sendMessage(world, client, { conversation });
      expect(await notified(world, creator)).toEqual({ bell: 1, mails: 1 });
    }));

  it('is the only one that its member unmutes, and stays muted for the other one', () =>
    inWorld(async (world) => {
      const { creator, client, conversation } = await addConversationPair(world);
      const another = await sendFirstMessage(world, await world.addPerson(), creator);
      await mute(world, creator, conversation);
      await mute(world, creator, another);
      await mute(world, client, conversation);
      await mute(world, creator, conversation, false);
      const muted = await world.sql`
        select conversation_id, user_id from private.muted_conversations
        where user_id in (${creator.id}, ${client.id})`;
      expect(new Set(muted.map((row) => `${row['conversation_id']} ${row['user_id']}`))).toEqual(
        new Set([`${another} ${creator.id}`, `${conversation} ${client.id}`]),
      );
    }));

  it('is muted for its member only, who alone knows', () =>
    inWorld(async (world) => {
      const { creator, client, conversation } = await addConversationPair(world);
      await sendMessage(world, client, { conversation });
      await mute(world, creator, conversation);
      await sendMessage(world, creator, { conversation });
      expect(await notified(world, client)).toEqual({ bell: 1, mails: 1 });
      for (const [member, isMuted] of [
        [creator, true],
        [client, false],
      ] as const) {
        expect((await listConversations(world, member)).items[0]?.is_muted).toBe(isMuted);
        const [row] = await world.as(
          member,
          (sql) => sql`select public.conversation_details(${conversation}) ->> 'is_muted' as muted`,
        );
        expect(row?.['muted']).toBe(String(isMuted));
      }
    }));

  it('keeps its own unread count, and adds nothing to that of all', () =>
    inWorld(async (world) => {
      const { creator, client, conversation } = await addConversationPair(world);
      const other = await world.addPerson();
      await sendFirstMessage(world, other, creator);
      await sendMessage(world, client, { conversation });
      expect(await countUnread(world, creator)).toBe(2);
      await mute(world, creator, conversation);
      expect(await countUnread(world, creator)).toBe(1);
      const { items } = await listConversations(world, creator);
      expect(items.map(({ unread }) => unread)).toEqual([1, 1]);
    }));

  it('sends no mail that already waits', () =>
    inWorld(async (world) => {
      const { creator, client, conversation } = await addConversationPair(world);
      await sendMessage(world, client, { conversation });
      await mute(world, creator, conversation);
      await world.sql`update private.mail_outbox set due_at = now()`;
      await world.sql`update public.messages set created_at = now() - interval '1 hour'`;
      await world.sql`select public.claim_mails(20)`;
      expect(
        await world.sql`
        select status from private.mail_outbox where user_id = ${creator.id}`,
      ).toEqual([{ status: 'skipped' }]);
    }));

  it('is announced to its member, who may have other windows open', () =>
    inWorld(async (world) => {
      const { creator, conversation } = await addConversationPair(world);
      await world.sql`delete from realtime.messages`;
      await mute(world, creator, conversation);
      expect(
        await world.sql`
        select topic, event, payload ->> 'conversation_id' as id from realtime.messages`,
      ).toEqual([{ topic: `user:${creator.id}`, event: 'conversation_changed', id: conversation }]);
    }));

  it('is in the export of its member', () =>
    inWorld(async (world) => {
      const { creator, client, conversation } = await addConversationPair(world);
      await mute(world, creator, conversation);
      const read = (person: Caller) =>
        world.as(
          person,
          (sql) => sql`select public.export_my_data() -> 'muted_conversations' as muted`,
        );
      expect(await read(creator)).toEqual([
        { muted: [{ conversation_id: conversation, user_id: creator.id }] },
      ]);
      expect(await read(client)).toEqual([{ muted: null }]);
    }));
});

describe('muting', () => {
  it('is for members', () =>
    inWorld(async (world) => {
      const { client, conversation } = await addConversationPair(world);
      const stranger = await world.addPerson();
      const error = { code: 'PT404', message: "This conversation doesn't exist" };
      expect(await captureError(mute(world, stranger, conversation))).toEqual(error);
      expect(await captureError(mute(world, client, randomUUID()))).toEqual(error);
      expect((await captureError(mute(world, 'visitor', conversation))).code).toBe('42501');
      expect((await captureError(mute(world, client, conversation, null))).message).toBe(
        'Choose whether to mute this conversation',
      );
      expect(await world.sql`select from private.muted_conversations`).toHaveLength(0);
    }));
});

describe('the unread count', () => {
  it('is at most 100', () =>
    inWorld(async (world) => {
      const { creator, client, conversation } = await addConversationPair(world);
      const second = await world.addPerson();
      await sendFirstMessage(world, second, creator);
      await world.sql`
        insert into public.messages (conversation_id, sender_id, text)
        select ${conversation}, ${client.id}, 'Hello' from generate_series(1, 120)`;
      expect(await countUnread(world, creator)).toBe(100);
      expect(await countUnread(world, client)).toBe(0);
      await world.as(creator, (sql) => sql`select public.mark_read(${conversation})`);
      expect(await countUnread(world, creator)).toBe(1);
    }));
});
