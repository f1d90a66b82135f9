import { describe, expect, it } from 'vitest';
import { addAdmin, audit, bell, call, report } from '../admin/admins.ts';
import { list } from '../admin/lists/pages.ts';
import { block } from '../blocks/pairs.ts';
import { addConversationPair, sendMessage } from '../messages/conversation.ts';
import { act, createRequest } from '../support/hiring.ts';
import { captureError, inWorld } from '../support/world.ts';
import { addReported, findMessage, open } from './reported.ts';

describe('a report of a message', () => {
  it('keeps it and two lines before and after it, without a name', () =>
    inWorld(async (world) => {
      const { admin, id, message, creator } = await addReported(world);
      const [row] = await world.sql`
        select target_id, target_title, target_user_id from public.reports where id = ${id}`;
      expect(row).toEqual({
        target_id: message,
        target_title: 'A message from Ada Stone',
        target_user_id: creator.id,
      });
      const lines = await open(world, admin, id);
      expect(lines?.map(({ side, is_reported, text }) => [side, is_reported, text])).toEqual([
        ['reported', false, 'two'],
        ['reporter', false, 'three'],
        ['reported', true, 'Pay me outside'],
        ['reporter', false, 'five'],
        ['reported', false, 'six'],
      ]);
      expect(lines?.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
      const keys = ['files', 'is_reported', 'number', 'sent_at', 'side', 'text'];
      for (const line of lines ?? []) expect(Object.keys(line).toSorted()).toEqual(keys);
    }));

  it('is read by an admin through the audit log, each time', () =>
    inWorld(async (world) => {
      const { admin, id } = await addReported(world);
      const earlier = (await audit(world)).length;
      await open(world, admin, id);
      await open(world, admin, id);
      const look = {
        actor_id: admin.id,
        action: 'open_report',
        target_kind: 'report',
        target_id: id,
        target_title: 'A message from Ada Stone',
        reason: 'To read the reported lines',
      };
      expect((await audit(world)).slice(earlier)).toEqual([look, look]);
      for (const none of [crypto.randomUUID(), null])
        expect(await captureError(open(world, admin, none))).toEqual({
          ...{ code: 'PT404', message: 'This report no longer exists' },
        });
      const { items } = await list(world, admin, 'admin_list_reports', {});
      expect(JSON.stringify(items)).not.toContain('Pay me outside');
      expect(items[0]).toMatchObject({ id, kind: 'message', target_exists: true });
    }));

  it('stays as it was when lines follow, change or go, and when both have left', () =>
    inWorld(async (world) => {
      const { admin, client, creator, conversation, id } = await addReported(world);
      const before = await open(world, admin, id);
      await sendMessage(world, client, { conversation, text: 'eight' });
      await world.sql`update public.messages set text = 'Never mind' where text = 'Pay me outside'`;
      await world.sql`delete from public.messages where text = 'two'`;
      await world.sql`delete from auth.users where id in (${client.id}, ${creator.id})`;
      expect(await open(world, admin, id)).toEqual(before);
    }));

  it('of the first of two has no lines before it; files are named', () =>
    inWorld(async (world) => {
      const admin = await addAdmin(world);
      const { creator, client, conversation } = await addConversationPair(world);
      await sendMessage(world, creator, { conversation, text: 'First' });
      await sendMessage(world, creator, { conversation, text: 'Second' });
      const target = await findMessage(world, 'First');
      await world.sql`
        insert into public.attachments (id, owner_id, message_id, position, name, size, type, stored)
        select gen_random_uuid(), ${creator.id}, ${target}, n, 'plan-' || n || '.pdf', 5, 'application/pdf', '{}'
        from generate_series(0, 1) n`;
      const id = await report(world, client, { kind: 'message', target });
      expect(await open(world, admin, id)).toMatchObject([
        { number: 1, is_reported: true, text: 'First', files: ['plan-0.pdf', 'plan-1.pdf'] },
        { number: 2, is_reported: false, text: 'Second', files: [] },
      ]);
    }));

  it('contains neither steps of requests nor what its reporter could not see', () =>
    inWorld(async (world) => {
      const { admin, client, creator, conversation } = await addReported(world);
      const request = { creator_id: creator.id, title: 'A shop', budget: 50 };
      const { id } = await world.as(client, (sql) => createRequest(sql, request));
      await world.as(creator, (sql) => act(sql, { id, action: 'decline' }));
      await sendMessage(world, creator, { conversation, text: 'Reported next' });
      const target = await findMessage(world, 'Reported next');
      await block(world, client, creator);
      await sendMessage(world, creator, { conversation, text: 'Unseen' });
      const second = await report(world, client, { kind: 'message', target });
      const lines = await open(world, admin, second);
      expect(lines?.map(({ text }) => text.slice(0, 13))).toEqual([
        'seven',
        expect.any(String),
        'Reported next',
      ]);
      const unseen = await findMessage(world, 'Unseen');
      const attempt = report(world, client, { kind: 'message', target: unseen });
      expect((await captureError(attempt)).code).toBe('PT404');
      const [step] = await world.sql<{ id: string }[]>`
        select id from public.messages where conversation_id = ${conversation} and text is null`;
      const ofStep = report(world, client, { kind: 'message', target: step?.id ?? '' });
      expect((await captureError(ofStep)).code).toBe('PT404');
    }));

  it('contains what its reporter wrote to someone who had blocked them, and lines of files alone', () =>
    inWorld(async (world) => {
      const admin = await addAdmin(world);
      const { creator, client, conversation } = await addConversationPair(world);
      await sendMessage(world, creator, { conversation, text: 'A file' });
      await sendMessage(world, creator, { conversation, text: 'Pay me outside' });
      await block(world, creator, client);
      await sendMessage(world, client, { conversation, text: 'Why?' });
      await world.sql`
        update public.messages set text = null, attachment_count = 1 where text = 'A file'`;
      const target = await findMessage(world, 'Pay me outside');
      const id = await report(world, client, { kind: 'message', target });
      expect((await open(world, admin, id))?.map(({ text }) => text)).toEqual([
        null,
        'Pay me outside',
        'Why?',
      ]);
    }));

  it('is made by who can read it, not of their own, once, and by nobody who is suspended', () =>
    inWorld(async (world) => {
      const { admin, client, creator, message } = await addReported(world);
      const repeat = () => report(world, client, { kind: 'message', target: message });
      expect(await captureError(repeat())).toEqual({
        code: 'PT409',
        message: 'You already reported this',
      });
      for (const outsider of [admin, await world.addPerson()]) {
        const attempt = report(world, outsider, { kind: 'message', target: message });
        expect(await captureError(attempt)).toEqual({
          code: 'PT404',
          message: 'This is no longer available.',
        });
      }
      const own = report(world, creator, { kind: 'message', target: message });
      expect((await captureError(own)).message).toBe("You can't report yourself");
      const other = await findMessage(world, 'seven');
      await world.suspend(creator);
      const suspended = report(world, creator, { kind: 'message', target: other });
      expect((await captureError(suspended)).code).toBe('42501');
    }));

  it('of a deleted account is not possible', () =>
    inWorld(async (world) => {
      const { client, creator, message, id } = await addReported(world);
      await world.sql`delete from public.reports where id = ${id}`;
      await world.sql`delete from auth.users where id = ${creator.id}`;
      const attempt = report(world, client, { kind: 'message', target: message });
      expect((await captureError(attempt)).code).toBe('PT404');
    }));

  it('can be dismissed, lead to a warning or to a suspension, but hides nothing', () =>
    inWorld(async (world) => {
      const { admin, client, creator, id } = await addReported(world);
      const decide = (decision: string) =>
        call(world, admin, {
          name: 'admin_decide_report',
          ...{ report_id: id, decision, note: 'Stay here' },
        });
      expect(await captureError(decide('hide'))).toEqual({
        code: 'PT400',
        message: "A message can't be hidden",
      });
      expect(await bell(world, creator)).not.toContainEqual(
        expect.objectContaining({ kind: 'warning_received' }),
      );
      await decide('suspend');
      const kinds = async (person: { id: string }) =>
        (await bell(world, person)).map(({ kind }) => kind);
      expect(await kinds(creator)).toContain('account_suspended');
      expect(await kinds(client)).toContain('report_upheld');
      expect(await open(world, admin, id)).toHaveLength(5);
    }));

  it('loses its lines a year after its decision', () =>
    inWorld(async (world) => {
      const { admin, id } = await addReported(world);
      const decideAgo = (ago: string) => world.sql`
        update public.reports set status = 'dismissed', decision = 'dismiss', decision_note = 'x',
          decided_at = now() - ${ago}::interval where id = ${id}`;
      await decideAgo('364 days');
      await world.sql`select private.prune()`;
      expect(await open(world, admin, id)).toHaveLength(5);
      await decideAgo('367 days');
      await world.sql`select private.prune()`;
      expect(await open(world, admin, id)).toEqual([]);
    }));
});
