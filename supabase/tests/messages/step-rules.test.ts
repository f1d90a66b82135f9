import { describe, expect, it } from 'vitest';
import { addRequest, applyStep } from '../support/hiring.ts';
import { addScene } from '../cases/cases.ts';
import { captureError, inWorld } from '../support/world.ts';
import { listConversations, sendMessage } from './conversation.ts';
import { countUnread, findConversation, readThread } from './lines.ts';

describe('a step', () => {
  it('does not count against the rate of messages, nor is it in the bell as a message', () =>
    inWorld(async (world) => {
      const parties = await addRequest(world, 'delivered');
      const { client, creator } = parties;
      const conversation = await findConversation(world, parties);
      for (let count = 0; count < 60; count += 1)
        await sendMessage(world, client, { conversation });
      expect((await captureError(sendMessage(world, client, { conversation }))).code).toBe('PGRST');
      await applyStep(world, parties, ['client', 'ask_changes']);
      await applyStep(world, parties, ['creator', 'deliver']);
      const { items } = await readThread(world, creator, { conversation, size: 100 });
      expect(items.at(-2)?.step?.action).toBe('ask_changes');
      const bell = await world.sql`
        select from public.notifications
        where user_id = ${client.id} and kind = 'message_received'`;
      expect(bell).toHaveLength(0);
    }));

  it('does not mark as read what its actor has not seen', () =>
    inWorld(async (world) => {
      const parties = await addRequest(world);
      const { creator, client } = parties;
      const conversation = await findConversation(world, parties);
      await sendMessage(world, client, { conversation });
      await applyStep(world, parties, ['creator', 'accept']);
      expect(await countUnread(world, creator)).toBe(2);
      expect(await countUnread(world, client)).toBe(1);
    }));

  it.each(['hire_request_id', 'event_version'])('cannot be written by users: %s', (column) =>
    inWorld(async (world) => {
      const parties = await addRequest(world);
      const conversation_id = await findConversation(world, parties);
      const value = column === 'event_version' ? 1 : parties.id;
      const attempt = world.as(
        parties.client,
        (sql) =>
          sql`insert into public.messages ${sql({ conversation_id, text: 'x', [column]: value })}`,
      );
      expect((await captureError(attempt)).code).toBe('42501');
    }),
  );

  it.each([
    [{ text: null }],
    [{ text: 'x', event_version: 1 }],
    [{ text: 'x', hire_request_id: true }],
    [{ text: null, hire_request_id: true }],
  ])('needs its request and its number, and a message its text: %j', (columns) =>
    inWorld(async (world) => {
      const parties = await addRequest(world);
      const conversation_id = await findConversation(world, parties);
      const row = {
        conversation_id,
        ...columns,
        ...('hire_request_id' in columns && { hire_request_id: parties.id }),
      };
      const { code } = await captureError(
        world.sql.savepoint((sql) => sql`insert into public.messages ${sql(row)}`),
      );
      expect(code).toBe('23514');
    }),
  );

  it('is in one line only', () =>
    inWorld(async (world) => {
      const parties = await addRequest(world);
      const conversation_id = await findConversation(world, parties);
      const row = { conversation_id, hire_request_id: parties.id, event_version: 1 };
      const { code } = await captureError(
        world.sql.savepoint((sql) => sql`insert into public.messages ${sql(row)}`),
      );
      expect(code).toBe('23505');
    }));

  it('is removed with its request, when both have gone', () =>
    inWorld(async (world) => {
      const { creator, client, id } = await addRequest(world, 'accepted');
      await world.sql`delete from auth.users where id = ${client.id}`;
      await world.sql`delete from auth.users where id = ${creator.id}`;
      expect(
        await world.sql`
        select from public.messages where hire_request_id = ${id}`,
      ).toHaveLength(0);
    }));

  it('names the case that it is about, also after another one', () =>
    inWorld(async (world) => {
      const scene = await addScene(world);
      const first = await scene.open();
      await scene.answer('client', first, { action: 'withdraw' });
      await world.sql`alter table public.hire_request_events disable trigger guard`;
      await world.sql`update public.hire_request_events set created_at = created_at - interval '1 day'`;
      await world.sql`update public.cases set created_at = created_at - interval '1 day'`;
      const second = await scene.open();
      await scene.answer('creator', second, { action: 'dispute' });
      const conversation = await findConversation(world, scene);
      const { items } = await readThread(world, scene.creator, { conversation });
      expect(items.map(({ step }) => [step?.action, step?.case_id]).slice(-5)).toEqual([
        ['deliver', null],
        ['open_case', first],
        ['withdraw_case', first],
        ['open_case', second],
        ['dispute_case', second],
      ]);
    }));

  it('is the last message of its conversation, with its own sentence', () =>
    inWorld(async (world) => {
      const parties = await addRequest(world, 'accepted');
      const { items } = await listConversations(world, parties.creator);
      expect(items[0]?.last_message).toMatchObject({
        text: null,
        sender_id: parties.creator.id,
        step: { action: 'accept', request_id: parties.id, title: 'A service' },
      });
    }));
});
