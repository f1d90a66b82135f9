import { describe, expect, it } from 'vitest';
import { addConversationPair } from '../messages/conversation.ts';
import { captureError, inWorld } from '../support/world.ts';
import type { Caller, World } from '../support/world.ts';
import { addFile, addFiles, picture, send } from './files.ts';
import type { SentFile } from '../messages/lines.ts';

type Page = {
  items: (SentFile & { message_id: string; created_at: string; is_removable: boolean })[];
  next_cursor: string | null;
};
const list = async (
  world: World,
  caller: Caller,
  { id, cursor = null, size = null }: { id: string; cursor?: string | null; size?: number | null },
) => {
  const [row] = await world.as(
    caller,
    (sql) =>
      sql<{ page: Page }[]>`select public.conversation_files(${id}, ${cursor}, ${size}) as page`,
  );
  return row?.page ?? { items: [], next_cursor: null };
};
const names = ({ items }: Page) => items.map(({ name }) => name);

/** Messages with three files by the client, two by the creator, and one of another conversation. */
async function addScene(world: World) {
  const pair = await addConversationPair(world);
  const { client, creator, conversation } = pair;
  const files = (await addFiles(world, client, 3)).map((id) => ({ id }));
  await send(world, client, creator, { files });
  await send(world, client, creator, { text: 'No file' });
  const input = { ...picture, size: 9 };
  const last = await addFile(world, creator, input);
  const map = await addFile(world, creator, { name: 'map.pdf' });
  await send(world, creator, client, { files: [{ id: last, alt: 'The shop' }, { id: map }] });
  const other = await world.addPerson();
  const id = await addFile(world, other, { name: 'other.pdf' });
  await send(world, other, creator, { files: [{ id }] });
  await addFile(world, client, { name: 'unsent.pdf' });
  return { ...pair, other, id: conversation };
}

describe('the files of a conversation', () => {
  it('are those of the newest message first, in the order of each message', () =>
    inWorld(async (world) => {
      const { client, creator, id } = await addScene(world);
      const page = await list(world, client, { id });
      expect(names(page)).toEqual(['shop.png', 'map.pdf', '0.pdf', '1.pdf', '2.pdf']);
      expect(page.next_cursor).toBeNull();
      const own = await list(world, creator, { id });
      expect(names(own)).toEqual(names(page));
      const removable = ({ items }: Page) => items.map((file) => file.is_removable);
      expect(removable(own)).toEqual([true, true, false, false, false]);
      const [message] = await world.sql`
        select id, created_at from public.messages where sender_id = ${creator.id}`;
      expect(page.items[0]).toEqual({
        ...{ id: page.items[0]?.id, owner_id: creator.id, ...picture, size: 9, alt: 'The shop' },
        ...{ preview_widths: [], message_id: message?.['id'] as string },
        created_at: expect.any(String) as string,
        is_removable: false,
      });
      expect(new Date(page.items[0]?.created_at ?? '')).toEqual(message?.['created_at']);
      await world.suspend(creator);
      expect(removable(await list(world, creator, { id }))).not.toContain(true);
    }));

  it.each([1, 2, 3])('are read in pages of %i', (size) =>
    inWorld(async (world) => {
      const { client, id } = await addScene(world);
      const all: string[] = [];
      let cursor: string | null = null;
      do {
        const page: Page = await list(world, client, { id, cursor, size });
        expect(page.items.length).toBeLessThanOrEqual(size);
        all.push(...names(page));
        cursor = page.next_cursor;
      } while (cursor !== null);
      expect(all).toEqual(['shop.png', 'map.pdf', '0.pdf', '1.pdf', '2.pdf']);
    }),
  );

  it('are read on after one that was removed', () =>
    inWorld(async (world) => {
      const { client, id } = await addScene(world);
      const first = await list(world, client, { id, size: 3 });
      expect(names(first)).toEqual(['shop.png', 'map.pdf', '0.pdf']);
      const last = first.items[2]?.id ?? '';
      await world.as(client, (sql) => sql`select public.remove_attachment(${last})`);
      const next = await list(world, client, { id, cursor: first.next_cursor, size: 3 });
      expect(names(next)).toEqual(['1.pdf', '2.pdf']);
    }));

  it.each([
    [null, 30],
    [0, 1],
    [100, 100],
    [100_000, 100],
  ])('are, for a page size of %d, %d', (size, expected) =>
    inWorld(async (world) => {
      const { client, id } = await addScene(world);
      await world.sql`
        with sent as (
          insert into public.messages (conversation_id, sender_id, attachment_count)
          select ${id}, ${client.id}, 1 from generate_series(1, 110) returning id
        )
        insert into public.attachments (id, owner_id, message_id, position, name, size, type, stored)
        select gen_random_uuid(), ${client.id}, sent.id, 0, 'a.pdf', 5, 'application/pdf', '{}' from sent`;
      expect((await list(world, client, { id, size })).items).toHaveLength(expected);
    }),
  );

  it("are no one else's", () =>
    inWorld(async (world) => {
      const { other, id } = await addScene(world);
      const admin = await world.addPerson();
      await world.grantAdmin(admin);
      for (const caller of [other, admin])
        expect(await list(world, caller, { id })).toEqual({ items: [], next_cursor: null });
      expect((await captureError(list(world, 'visitor', { id }))).code).toBe('42501');
    }));

  it('reject an invalid cursor', () =>
    inWorld(async (world) => {
      const { client, id } = await addScene(world);
      const attempt = list(world, client, { id, cursor: 'x' });
      expect((await captureError(attempt)).message).toBe('This list cursor is invalid');
    }));
});
