import { connect } from '@showcase/local-supabase';
import { describe, expect, it } from 'vitest';
import { addCreatorAndClient } from '../hiring/requests/add-creator-and-client.ts';
import { act } from '../support/hiring.ts';
import { inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { addConversationPair, sendMessage } from './conversation.ts';
import { findConversation } from './lines.ts';
import { databaseUrl } from '../support/backend/backend.ts';

type Announcement = [person: { id: string }, event: string, ids?: Record<string, unknown>];
type Row = { topic: string; event: string; ids: Record<string, unknown>; kind: string };

/** The announcements while something happens: to whom, which event, and everything in it but the id of the message. */
async function announced(world: World, happen: () => Promise<unknown>): Promise<Row[]> {
  await world.sql`delete from realtime.messages`;
  await happen();
  const rows = await world.sql<Row[]>`
    select topic, event, payload - 'id' as ids,
      extension || case when private then ', private' else ', public' end as kind
    from realtime.messages`;
  return inOrder(rows);
}

function expected(...announcements: Announcement[]): Row[] {
  return inOrder(
    announcements.map(([{ id }, event, ids = {}]) => ({
      topic: `user:${id}`,
      event,
      ids,
      kind: 'broadcast, private',
    })),
  );
}

function inOrder(rows: Row[]): Row[] {
  const toKey = ({ event, topic }: Row) => `${event} ${topic}`;
  return [...rows].sort((a, b) => (toKey(a) < toKey(b) ? -1 : 1));
}

const aNewId: unknown = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

describe('a message', () => {
  it('is announced to both members, and its first notification to the receiver', () =>
    inWorld(async (world) => {
      const { creator, client, conversation: conversation_id } = await addConversationPair(world);
      const send = () => sendMessage(world, client, { conversation: conversation_id });
      const both: Announcement[] = [
        [client, 'message_added', { conversation_id }],
        [creator, 'message_added', { conversation_id }],
        [client, 'conversation_read', { conversation_id }],
      ];
      expect(await announced(world, send)).toEqual(
        expected(...both, [creator, 'notification_added', { notification_id: aNewId }]),
      );
      expect(await announced(world, send)).toEqual(expected(...both));
    }));

  it('of the service role is announced to both members too', () =>
    inWorld(async (world) => {
      const { creator, client, conversation: conversation_id } = await addConversationPair(world);
      const add = () => world.sql`
        insert into public.messages (conversation_id, sender_id, text)
        values (${conversation_id}, ${creator.id}, 'Hello')`;
      expect(await announced(world, add)).toEqual(
        expected(
          [client, 'message_added', { conversation_id }],
          [creator, 'message_added', { conversation_id }],
        ),
      );
    }));

  it('is announced as read to its reader, with the notification', () =>
    inWorld(async (world) => {
      const { creator, client, conversation: conversation_id } = await addConversationPair(world);
      await sendMessage(world, client, { conversation: conversation_id });
      const read = () => world.as(creator, (tx) => tx`select public.mark_read(${conversation_id})`);
      expect(await announced(world, read)).toEqual(
        expected(
          [creator, 'conversation_read', { conversation_id }],
          [creator, 'notifications_changed'],
        ),
      );
      expect(await announced(world, read)).toEqual(
        expected([creator, 'conversation_read', { conversation_id }]),
      );
    }));
});

describe('notifications', () => {
  it('are announced as changed once to each user, however many change', () =>
    inWorld(async (world) => {
      const [ada, mina] = [await world.addPerson(), await world.addPerson()];
      const reason = world.sql.json({ reason: 'Thanks' });
      for (const { id } of [ada, ada, mina])
        await world.sql`select private.notify(${id}, 'account_reinstated', ${reason})`;
      const read = () => world.as(ada, (tx) => tx`update public.notifications set read_at = now()`);
      expect(await announced(world, read)).toEqual(expected([ada, 'notifications_changed']));
      expect(
        await announced(
          world,
          () =>
            world.sql`update public.notifications set read_at = null where user_id in (${ada.id}, ${mina.id})`,
        ),
      ).toEqual(expected([ada, 'notifications_changed'], [mina, 'notifications_changed']));
    }));

  it('of a deleted account are not announced, without a warning', async () => {
    const warnings: unknown[] = [];
    const connection = connect(databaseUrl, {
      max: 1,
      onnotice: (notice) => warnings.push(notice.message),
    });
    await connection`select private.announce(null, 'notifications_changed', '{}')`;
    await connection.end();
    expect(warnings).toEqual([]);
  });
});

describe('a hire request', () => {
  it('is announced to its two parties when it is created and when it changes, with its line', () =>
    inWorld(async (world) => {
      const { creator, client, request } = await addCreatorAndClient(world);
      const created: Row[] = await announced(world, () => request());
      const [row] = await world.sql<{ id: string }[]>`
        select id from public.hire_requests where client_id = ${client.id}`;
      const id = row?.id ?? '';
      const conversation_id = await findConversation(world, { creator, client });
      const both: Announcement[] = [
        [creator, 'hire_request_changed', { hire_request_id: id }],
        [client, 'hire_request_changed', { hire_request_id: id }],
        [creator, 'message_added', { conversation_id }],
        [client, 'message_added', { conversation_id }],
      ];
      expect(created).toEqual(
        expected(...both, [creator, 'notification_added', { notification_id: aNewId }]),
      );
      const accept = () => world.as(creator, (tx) => act(tx, { id, action: 'accept' }));
      expect(await announced(world, accept)).toEqual(
        expected(
          ...both,
          [client, 'notification_added', { notification_id: aNewId }],
          [creator, 'notifications_changed'],
        ),
      );
    }));

  it('is announced to the one who is left', () =>
    inWorld(async (world) => {
      const { creator, client, request } = await addCreatorAndClient(world);
      const { id } = await request();
      await world.as(client, (tx) => act(tx, { id, action: 'cancel' }));
      const leave = () => world.sql`delete from auth.users where id = ${client.id}`;
      const rows = await announced(world, leave);
      expect(rows).toEqual(expected([creator, 'hire_request_changed', { hire_request_id: id }]));
    }));
});
