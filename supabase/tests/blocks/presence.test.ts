import { describe, expect, it } from 'vitest';
import { addConversationPair, listConversations, sendMessage } from '../messages/conversation.ts';
import { rights } from '../messages/rights.ts';
import { captureError, inWorld } from '../support/world.ts';
import type { Caller, World } from '../support/world.ts';
import { addBlockedPair, addPair, block, unblock } from './pairs.ts';
import type { Pair, Person } from './pairs.ts';

const show = (world: World, caller: Caller, shown: boolean | null) =>
  world.as(caller, (sql) => sql`select public.show_presence(${shown})`);
const isShown = async (world: World, caller: Person) => {
  const [row] = await world.as(caller, (sql) => sql`select public.my_presence() as shown`);
  return row?.['shown'] as unknown;
};
/** When the client sees that the creator was last online, by both functions that say so; in hours ago. */
async function seenAgo(world: World, viewer: Person, other: Person) {
  const [row] = await world.as(
    viewer,
    (sql) => sql<{ at: Date }[]>`select last_seen_at as at from public.people(${[other.id]})`,
  );
  const { items } = await listConversations(world, viewer);
  const listed = items.find((item) => item.other.id === other.id)?.other.last_seen_at;
  expect(new Date(listed ?? 0).getTime()).toBe(row?.at.getTime());
  return Math.round((Date.now() - (row?.at.getTime() ?? 0)) / 3_600_000);
}
const online = ({ creator }: Pair) => ({ topic: `online:${creator.id}`, extension: 'presence' });

describe('the blocker', () => {
  it('is offline for them since then, and for nobody else', () =>
    inWorld(async (world) => {
      const pair = await addBlockedPair(world);
      const other = await world.addPerson();
      await world.as(
        other,
        (sql) => sql`select public.send_message(${pair.creator.id}, 'Hello', gen_random_uuid())`,
      );
      await world.sql`update private.blocks set created_at = now() - interval '5 hours'`;
      await world.as(pair.creator, (sql) => sql`select public.touch_last_seen()`);
      expect(await seenAgo(world, pair.client, pair.creator)).toBe(5);
      expect(await seenAgo(world, other, pair.creator)).toBe(0);
      expect(await seenAgo(world, pair.creator, pair.client).catch(() => 'never')).toBe('never');
      expect((await rights(world, pair.client, online(pair))).canListen).toBe(false);
      expect((await rights(world, other, online(pair))).canListen).toBe(true);
      expect((await rights(world, pair.creator, online(pair))).canSend).toBe(true);
      await unblock(world, pair.creator, pair.client);
      expect(await seenAgo(world, pair.client, pair.creator)).toBe(0);
      expect((await rights(world, pair.client, online(pair))).canListen).toBe(true);
    }));

  it('is in a channel that the blocked person may join like everybody', () =>
    inWorld(async (world) => {
      const pair = await addBlockedPair(world);
      const joined = await rights(world, pair.client, { ...online(pair), extension: 'broadcast' });
      expect(joined).toEqual({ canListen: true, canSend: false });
    }));

  it('still sees the other one online, if that one does not block them', () =>
    inWorld(async (world) => {
      const pair = await addPair(world);
      await world.as(pair.client, (sql) => sql`select public.touch_last_seen()`);
      await block(world, pair.creator, pair.client);
      expect(await seenAgo(world, pair.creator, pair.client)).toBe(0);
    }));
});

describe('who hides when they are online', () => {
  it('is offline for everybody since then, and can show it again', () =>
    inWorld(async (world) => {
      const pair = await addPair(world);
      expect(await isShown(world, pair.creator)).toBe(true);
      await show(world, pair.creator, false);
      await show(world, pair.creator, false);
      expect(await isShown(world, pair.creator)).toBe(false);
      expect(await isShown(world, pair.client)).toBe(true);
      await world.sql`update private.hidden_presence set hidden_at = now() - interval '3 hours'`;
      await world.as(pair.creator, (sql) => sql`select public.touch_last_seen()`);
      expect(await seenAgo(world, pair.client, pair.creator)).toBe(3);
      expect(await rights(world, pair.creator, online(pair))).toEqual({
        canListen: true,
        canSend: false,
      });
      expect((await rights(world, pair.client, online(pair))).canListen).toBe(true);
      await show(world, pair.creator, true);
      expect(await isShown(world, pair.creator)).toBe(true);
      expect(await seenAgo(world, pair.client, pair.creator)).toBe(0);
      expect((await rights(world, pair.creator, online(pair))).canSend).toBe(true);
    }));

  it('writes and receives messages as ever, and sees others', () =>
    inWorld(async (world) => {
      const { creator, client, conversation } = await addConversationPair(world);
      await show(world, creator, false);
      await sendMessage(world, client, { conversation });
      await sendMessage(world, creator, { conversation });
      await world.as(client, (sql) => sql`select public.touch_last_seen()`);
      expect(await seenAgo(world, creator, client)).toBe(0);
    }));

  it('is told to themselves alone, and is in their export', () =>
    inWorld(async (world) => {
      const { creator } = await addPair(world);
      await world.sql`delete from realtime.messages`;
      await show(world, creator, false);
      expect(await world.sql`select topic, event from realtime.messages`).toEqual([
        { topic: `user:${creator.id}`, event: 'presence_changed' },
      ]);
      const [row] = await world.as(
        creator,
        (sql) => sql`select public.export_my_data() -> 'hidden_presence' ->> 'user_id' as id`,
      );
      expect(row?.['id']).toBe(creator.id);
    }));

  it('is decided by people with an account', () =>
    inWorld(async (world) => {
      const { creator } = await addPair(world);
      expect((await captureError(show(world, creator, null))).message).toBe(
        'Choose whether to show when you are online',
      );
      expect((await captureError(show(world, 'visitor', false))).code).toBe('42501');
      await world.sql`delete from auth.users where id = ${creator.id}`;
      expect((await captureError(show(world, creator, false))).code).toBe('PT401');
    }));
});
