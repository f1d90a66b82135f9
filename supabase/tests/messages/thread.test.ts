import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { addConversationPair } from './conversation.ts';
import { readThread, type Thread } from './lines.ts';

/** A conversation of this many numbered messages, one each millisecond. */
async function addThread(world: World, count: number) {
  const pair = await addConversationPair(world);
  await world.sql`
    insert into public.messages (conversation_id, sender_id, text, created_at)
    select ${pair.conversation}, ${pair.creator.id}, n::text,
      '2026-01-01'::timestamptz + n * interval '1 millisecond'
    from generate_series(1, ${count}) n order by n`;
  return pair;
}
const numbers = ({ items }: Thread) => items.map(({ text }) => Number(text));
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('a thread', () => {
  it('is read from its end, then before what was read', () =>
    inWorld(async (world) => {
      const { client, conversation } = await addThread(world, 7);
      const last = await readThread(world, client, { conversation, size: 3 });
      expect(numbers(last)).toEqual([5, 6, 7]);
      expect(last).toMatchObject({ has_older: true, has_newer: false });
      const before = (page: Thread) => ({
        conversation,
        before: page.items[0]?.created_at ?? '',
        size: 3,
      });
      const older = await readThread(world, client, before(last));
      expect(numbers(older)).toEqual([2, 3, 4]);
      expect(older.has_older).toBe(true);
      const first = await readThread(world, client, before(older));
      expect(numbers(first)).toEqual([1]);
      expect(first.has_older).toBe(false);
    }));

  it('is read after what was read', () =>
    inWorld(async (world) => {
      const { client, conversation } = await addThread(world, 7);
      const { items } = await readThread(world, client, { conversation });
      const after = (index: number) => ({
        conversation,
        after: items[index]?.created_at ?? '',
        size: 3,
      });
      const newer = await readThread(world, client, after(1));
      expect(numbers(newer)).toEqual([3, 4, 5]);
      expect(newer).toMatchObject({ has_older: false, has_newer: true });
      expect(await readThread(world, client, after(3))).toMatchObject({ has_newer: false });
      expect(numbers(await readThread(world, client, after(6)))).toEqual([]);
    }));

  it('is read on both sides of a message', () =>
    inWorld(async (world) => {
      const { client, conversation } = await addThread(world, 9);
      const { items } = await readThread(world, client, { conversation });
      const around = async (number: number, size: number) => {
        const id = items[number - 1]?.id ?? '';
        const page = await readThread(world, client, { conversation, around: id, size });
        return [numbers(page), page.has_older, page.has_newer];
      };
      expect(await around(5, 2)).toEqual([[4, 5, 6, 7], true, true]);
      expect(await around(1, 2)).toEqual([[1, 2, 3], false, true]);
      expect(await around(9, 2)).toEqual([[8, 9], true, false]);
      expect(await around(5, 50)).toEqual([range(1, 9), false, false]);
    }));

  it('is read from its end if the message is not in it', () =>
    inWorld(async (world) => {
      const { client, conversation } = await addThread(world, 3);
      const other = await addThread(world, 3);
      const { items } = await readThread(world, other.client, other);
      for (const around of [randomUUID(), items[0]?.id ?? '']) {
        const page = await readThread(world, client, { conversation, around, size: 2 });
        expect(numbers(page)).toEqual([2, 3]);
        expect(page.has_newer).toBe(false);
      }
    }));

  it('is empty for everyone else', () =>
    inWorld(async (world) => {
      const { conversation } = await addThread(world, 3);
      const { client } = await addThread(world, 3);
      expect(await readThread(world, client, { conversation })).toEqual({
        items: [],
        has_older: false,
        has_newer: false,
      });
    }));

  it.each([
    [600, 500],
    [0, 1],
    [null, 50],
  ])('for a page size of %d, has %d messages', (size, expected) =>
    inWorld(async (world) => {
      const { client, conversation } = await addThread(world, 501);
      const { items } = await readThread(world, client, { conversation, size });
      expect(items).toHaveLength(expected);
    }),
  );
});
