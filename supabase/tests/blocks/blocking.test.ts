import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addConversationPair, sendMessage } from '../messages/conversation.ts';
import { addAccounts } from '../support/rows.ts';
import { captureError, inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { addBlockedPair, addPair, block, listRequests, sendRequest, unblock } from './pairs.ts';
import type { Person } from './pairs.ts';

const listBlocks = async (world: World, caller: Person) => {
  const [row] = await world.as(
    caller,
    (sql) => sql<{ blocks: { id: string; name: string }[] }[]>`select public.my_blocks() as blocks`,
  );
  return row?.blocks.map(({ id }) => id);
};

describe('the list of blocked people', () => {
  it('lists the people a user has blocked, the last one first, for that user alone', () =>
    inWorld(async (world) => {
      const { creator, client } = await addPair(world);
      const other = await world.addPerson({ isDev: true });
      await block(world, creator, client);
      await block(world, creator, client);
      await world.sql`update private.blocks set created_at = now() - interval '1 hour'`;
      await block(world, creator, other);
      expect(await listBlocks(world, creator)).toEqual([other.id, client.id]);
      expect(await listBlocks(world, client)).toEqual([]);
      await block(world, other, creator);
      await unblock(world, creator, other);
      await unblock(world, creator, other);
      expect(await listBlocks(world, creator)).toEqual([client.id]);
      expect(await listBlocks(world, other)).toEqual([creator.id]);
    }));

  it('is announced to oneself alone', () =>
    inWorld(async (world) => {
      const { creator, client } = await addPair(world);
      await world.sql`delete from realtime.messages`;
      await block(world, creator, client);
      await unblock(world, creator, client);
      const events = await world.sql`
        select topic, event from realtime.messages where event <> 'conversation_read'`;
      const event = { topic: `user:${creator.id}`, event: 'blocks_changed' };
      expect(events).toEqual([event, event]);
    }));

  it('is in the export', () =>
    inWorld(async (world) => {
      const { creator, client } = await addBlockedPair(world);
      const read = async (person: Person) => {
        const [row] = await world.as(
          person,
          (sql) => sql`select public.export_my_data() -> 'blocks' as blocks`,
        );
        return row?.['blocks'] as unknown;
      };
      expect(await read(creator)).toEqual([
        { user_id: client.id, created_at: expect.any(String) as string },
      ]);
      expect(await read(client)).toBeNull();
    }));

  it('ends with either account', () =>
    inWorld(async (world) => {
      const { client } = await addBlockedPair(world);
      const { creator } = await addBlockedPair(world);
      const earlier = await world.sql`select from private.blocks`;
      await world.sql`delete from auth.users where id in (${client.id}, ${creator.id})`;
      expect(await world.sql`select from private.blocks`).toHaveLength(earlier.length - 2);
    }));
});

describe('who is blocked', () => {
  it('is a creator, or a person the user knows', () =>
    inWorld(async (world) => {
      const { creator, client } = await addPair(world);
      const stranger = await world.addPerson();
      const error = { code: 'PT404', message: "You can't block this person" };
      expect(await captureError(block(world, creator, stranger))).toEqual(error);
      expect(await captureError(block(world, creator, { id: randomUUID() }))).toEqual(error);
      const blockNone = world.as(creator, (sql) => sql`select public.block_user(null)`);
      expect(await captureError(blockNone)).toEqual(error);
      await block(world, stranger, creator);
      await block(world, client, creator);
      const another = await world.addPerson();
      await sendRequest(world, { client: another, creator });
      await block(world, creator, another);
    }));

  it('is not oneself', () =>
    inWorld(async (world) => {
      const { creator } = await addConversationPair(world);
      expect((await captureError(block(world, creator, creator))).message).toBe(
        "You can't block yourself",
      );
    }));

  it('is one of at most 500', () =>
    inWorld(async (world) => {
      const { creator, client } = await addPair(world);
      const others = Array.from({ length: 499 }, () => randomUUID());
      await addAccounts(world.sql, others);
      await world.sql`
        insert into private.blocks (blocker_id, blocked_id) select ${creator.id}, unnest(${others}::uuid[])`;
      await block(world, creator, await world.addPerson({ isDev: true }));
      expect((await captureError(block(world, creator, client))).message).toBe(
        'You can block up to 500 people. Unblock someone first',
      );
    }));

  it('is not decided by visitors', () =>
    inWorld(async (world) => {
      const { creator } = await addPair(world);
      const visitor = world.as('visitor', (sql) => sql`select public.block_user(${creator.id})`);
      expect((await captureError(visitor)).code).toBe('42501');
    }));
});

describe('the list of blocked people', () => {
  it('one cannot write to, nor hire, until one unblocks them', () =>
    inWorld(async (world) => {
      const { creator, client, conversation } = await addPair(world);
      await block(world, client, creator);
      const error = { code: 'PT409', message: 'You blocked this person. Unblock them first' };
      expect(await captureError(sendMessage(world, client, { conversation }))).toEqual(error);
      expect(await captureError(sendRequest(world, { client, creator }))).toEqual(error);
      await unblock(world, client, creator);
      await sendMessage(world, client, { conversation });
      await sendRequest(world, { client, creator });
    }));

  it('has no request left that waits: it is declined or withdrawn', () =>
    inWorld(async (world) => {
      const { creator, client } = await addPair(world);
      const bystander = await addPair(world);
      await sendRequest(world, { client, creator });
      await sendRequest(world, { client: bystander.client, creator });
      await sendRequest(world, { client, creator: bystander.creator });
      await block(world, creator, client);
      const [declined] = await world.sql`
        select resolution from public.hire_requests
        where client_id = ${client.id} and creator_id = ${creator.id}`;
      expect(declined).toEqual({ resolution: 'declined' });
      expect((await listRequests(world, creator, 'creator')).total).toBe(1);
      await block(world, client, bystander.creator);
      const [withdrawn] = await world.sql`
        select resolution from public.hire_requests
        where client_id = ${client.id} and creator_id = ${bystander.creator.id}`;
      expect(withdrawn).toEqual({ resolution: 'withdrawn' });
    }));
});
