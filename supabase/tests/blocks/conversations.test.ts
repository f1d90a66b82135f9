import { describe, expect, it } from 'vitest';
import { sendMessage } from '../messages/conversation.ts';
import { countUnread, readThread } from '../messages/lines.ts';
import { rights } from '../messages/rights.ts';
import { inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { addBlockedPair, addRunningRequest, block, unblock, writeTo } from './pairs.ts';
import type { Pair } from './pairs.ts';

describe('the read mark of the blocker', () => {
  const mark = (world: World, { creator, conversation }: Pair) =>
    world.as(creator, (sql) => sql`select public.mark_read(${conversation})`);
  const readAt = async (world: World, { creator, client, conversation }: Pair) => {
    const [row] = await world.as(
      client,
      (sql) => sql<{ at: Date }[]>`
        select read_at as at from public.conversation_reads
        where conversation_id = ${conversation} and user_id = ${creator.id}`,
    );
    return row?.at.getTime() ?? 0;
  };

  it('stays before what is withheld, until they read something later', () =>
    inWorld(async (world) => {
      const pair = await addBlockedPair(world);
      const before = await readAt(world, pair);
      await writeTo(world, pair);
      await mark(world, pair);
      expect(await readAt(world, pair)).toBe(before);
      await unblock(world, pair.creator, pair.client);
      await mark(world, pair);
      expect(await readAt(world, pair)).toBe(before);
      await writeTo(world, pair);
      await mark(world, pair);
      expect(await readAt(world, pair)).toBeGreaterThan(before);
      expect(await countUnread(world, pair.creator)).toBe(0);
    }));

  it('reaches what is visible, and not what is withheld after it', () =>
    inWorld(async (world) => {
      const pair = await addBlockedPair(world);
      const id = await addRunningAfterUnblock(world, pair);
      await writeTo(world, pair, 'About the shop');
      await world.sql`delete from public.conversation_reads where user_id = ${pair.creator.id}`;
      await world.sql`alter table public.hire_requests disable trigger guard`;
      await world.sql`update public.hire_requests set status = 'rejected', resolution = 'ended' where id = ${id}`;
      await writeTo(world, pair, 'Withheld');
      await mark(world, pair);
      const [visible, withheld] = (await readThread(world, pair.client, pair)).items
        .slice(-2)
        .map(({ created_at }) => new Date(created_at).getTime());
      expect(await readAt(world, pair)).toBeGreaterThanOrEqual(visible ?? Infinity);
      expect(await readAt(world, pair)).toBeLessThanOrEqual(withheld ?? 0);
      expect(await countUnread(world, pair.creator)).toBe(0);
    }));
});

async function addRunningAfterUnblock(world: World, pair: Pair) {
  await unblock(world, pair.creator, pair.client);
  const id = await addRunningRequest(world, pair);
  await block(world, pair.creator, pair.client);
  return id;
}

describe('while an accepted request runs', () => {
  it('messages go both ways', () =>
    inWorld(async (world) => {
      const pair = await addBlockedPair(world);
      await addRunningAfterUnblock(world, pair);
      await writeTo(world, pair, 'About the shop');
      await sendMessage(world, pair.creator, { ...pair, text: 'Of course' });
      for (const member of [pair.creator, pair.client]) {
        const { items } = await readThread(world, member, pair);
        expect(items.slice(-2).map(({ text }) => text)).toEqual(['About the shop', 'Of course']);
      }
    }));
});

describe('signals of a conversation', () => {
  it('do not reach who blocked the other one, who may still send them', () =>
    inWorld(async (world) => {
      const pair = await addBlockedPair(world);
      const channel = { topic: `conversation:${pair.conversation}`, extension: 'broadcast' };
      const none = { canListen: false, canSend: false };
      const all = { canListen: true, canSend: true };
      expect(await rights(world, pair.creator, channel)).toEqual(none);
      expect(await rights(world, pair.client, channel)).toEqual(all);
      await addRunningAfterUnblock(world, pair);
      expect(await rights(world, pair.creator, channel)).toEqual(all);
    }));

  it('tell only who blocked that they did', () =>
    inWorld(async (world) => {
      const pair = await addBlockedPair(world);
      for (const [member, isBlocked] of [
        [pair.creator, 'true'],
        [pair.client, 'false'],
      ] as const) {
        const [row] = await world.as(
          member,
          (sql) => sql`
            select public.conversation_details(${pair.conversation}) ->> 'is_blocked' as blocked`,
        );
        expect(row?.['blocked']).toBe(isBlocked);
      }
    }));
});
