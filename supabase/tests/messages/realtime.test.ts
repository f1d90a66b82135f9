import { expect, describe, it } from 'vitest';
import { inWorld } from '../support/world.ts';
import { addConversationPair, sendMessage } from './conversation.ts';
import { rights } from './rights.ts';

const all = { canListen: true, canSend: true };
const canListenOnly = { canListen: true, canSend: false };
const none = { canListen: false, canSend: false };

describe('the channel of a conversation', () => {
  it.each(['broadcast', 'presence'])('allows its %s for the two members only', (extension) =>
    inWorld(async (world) => {
      const { creator, client, conversation } = await addConversationPair(world);
      const { creator: stranger, conversation: theirs } = await addConversationPair(world);
      await sendMessage(world, stranger, { conversation: theirs });
      const admin = await world.addPerson();
      await world.grantAdmin(admin);
      const channel = { topic: `conversation:${conversation}`, extension };
      for (const member of [creator, client])
        expect(await rights(world, member, channel)).toEqual(all);
      for (const other of [stranger, admin, 'visitor'] as const)
        expect(await rights(world, other, channel)).toEqual(none);
      await world.suspend(client);
      expect(await rights(world, client, channel)).toEqual(canListenOnly);
    }),
  );
});

describe('what concerns a user', () => {
  it('is heard by that user only, and no one can send it', () =>
    inWorld(async (world) => {
      const { creator, client, conversation } = await addConversationPair(world);
      await sendMessage(world, client, { conversation });
      const admin = await world.addPerson();
      await world.grantAdmin(admin);
      const channel = { topic: `user:${client.id}`, extension: 'broadcast' };
      expect(await rights(world, client, channel)).toEqual(canListenOnly);
      for (const other of [creator, admin, 'visitor'] as const)
        expect(await rights(world, other, channel)).toEqual(none);
      expect(await rights(world, client, { ...channel, extension: 'presence' })).toEqual(none);
      await world.suspend(client);
      expect(await rights(world, client, channel)).toEqual(canListenOnly);
    }));

  it('cannot be sent with the function of the database either', () =>
    inWorld(async (world) => {
      const { creator, client } = await addConversationPair(world);
      await world.sql`delete from realtime.messages`;
      for (const caller of [client, creator, 'visitor'] as const) {
        await world.as(
          caller,
          (tx) => tx`select realtime.send('{}', 'forged', ${`user:${client.id}`}, true)`,
        );
      }
      expect(await world.sql`select event from realtime.messages`).toEqual([]);
    }));
});

describe('the presence of a user', () => {
  it('is visible to those who write with them, and only they can be present', () =>
    inWorld(async (world) => {
      const { creator, client, conversation } = await addConversationPair(world);
      const { creator: stranger, conversation: theirs } = await addConversationPair(world);
      await sendMessage(world, stranger, { conversation: theirs });
      const channel = { topic: `online:${creator.id}`, extension: 'presence' };
      expect(await rights(world, creator, channel)).toEqual(all);
      expect(await rights(world, client, channel)).toEqual(none);
      await sendMessage(world, client, { conversation });
      expect(await rights(world, client, channel)).toEqual(canListenOnly);
      expect(await rights(world, stranger, channel)).toEqual(none);
      expect(await rights(world, 'visitor', channel)).toEqual(none);
    }));

  it('is in a channel without broadcasts, which the same users may join', () =>
    inWorld(async (world) => {
      const { creator, client, conversation } = await addConversationPair(world);
      const stranger = await world.addPerson();
      await sendMessage(world, client, { conversation });
      const channel = { topic: `online:${creator.id}`, extension: 'broadcast' };
      expect(await rights(world, creator, channel)).toEqual(canListenOnly);
      expect(await rights(world, client, channel)).toEqual(canListenOnly);
      expect(await rights(world, stranger, channel)).toEqual(none);
    }));
});

describe('a user who has deleted their account, although the token is still valid', () => {
  it.each(['broadcast', 'presence'])('can neither receive nor send in any %s', (extension) =>
    inWorld(async (world) => {
      const { creator, client, conversation } = await addConversationPair(world);
      await sendMessage(world, client, { conversation });
      await world.sql`delete from auth.users where id = ${client.id}`;
      for (const topic of [
        `conversation:${conversation}`,
        `user:${client.id}`,
        `online:${client.id}`,
        `online:${creator.id}`,
      ]) {
        expect(await rights(world, client, { topic, extension })).toEqual(none);
      }
    }),
  );

  it('reads none of the rows that are announced', () =>
    inWorld(async (world) => {
      const { client, conversation } = await addConversationPair(world);
      await sendMessage(world, client, { conversation });
      await world.sql`delete from auth.users where id = ${client.id}`;
      const announced = ['conversation_reads', 'hire_requests', 'messages', 'notifications'];
      for (const table of announced) {
        const rows = await world.as(client, (tx) => tx`select from public.${tx(table)}`);
        expect([table, rows.length]).toEqual([table, 0]);
      }
    }));
});

it.each([
  'messages',
  'conversation:',
  'conversation:x',
  'user:',
  'user:%',
  'online:%',
  'realtime:*',
  'public:messages',
])('rejects the channel %j', (topic) =>
  inWorld(async (world) => {
    const { client } = await addConversationPair(world);
    for (const extension of ['broadcast', 'presence'])
      expect(await rights(world, client, { topic, extension })).toEqual(none);
  }),
);
