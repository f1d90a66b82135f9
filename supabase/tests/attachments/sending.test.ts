import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addConversationPair, listConversations } from '../messages/conversation.ts';
import { captureError, inWorld } from '../support/world.ts';
import { readThread } from '../messages/lines.ts';
import { addFile, addFiles, picture, readFiles, send } from './files.ts';

describe('a message', () => {
  it('has files in the order in which they were sent, as both members read them', () =>
    inWorld(async (world) => {
      const pair = await addConversationPair(world);
      const { client, creator } = pair;
      const input = { ...picture, size: 900 };
      const [document, shop] = [await addFile(world, client), await addFile(world, client, input)];
      const files = [{ id: shop, alt: 'Our shop' }, { id: document }];
      await send(world, client, creator, { text: 'Here', files });
      for (const member of [client, creator]) {
        const { items } = await readThread(world, member, pair);
        expect(items[0]).toMatchObject({ text: 'Here', attachment_count: 2 });
        const shared = { owner_id: client.id, alt: null, preview_widths: [] };
        expect(items[0]?.attachments).toEqual([
          { ...shared, ...input, id: shop, alt: 'Our shop' },
          {
            ...{ ...shared, id: document, name: 'plan.pdf', size: 5, type: 'application/pdf' },
            ...{ width: null, height: null },
          },
        ]);
      }
      const { items } = await listConversations(world, creator);
      expect(items[0]).toMatchObject({ last_message: { attachment_count: 2 }, unread: 1 });
    }));

  it.each([null, ''])('needs no text (%j) with files, and says what it is with none', (text) =>
    inWorld(async (world) => {
      const pair = await addConversationPair(world);
      const id = await addFile(world, pair.client);
      await send(world, pair.client, pair.creator, { text, files: [{ id }] });
      expect(await readFiles(world, pair)).toEqual([{ text: null, count: 1, names: ['plan.pdf'] }]);
      const attempt = send(world, pair.client, pair.creator, { text });
      expect((await captureError(attempt)).code).toBe('23514');
    }),
  );

  it.each(['', ' ', '\u200b'])('has no description %j of a picture', (alt) =>
    inWorld(async (world) => {
      const pair = await addConversationPair(world);
      const id = await addFile(world, pair.client, picture);
      await send(world, pair.client, pair.creator, { files: [{ id, alt }] });
      const { items } = await readThread(world, pair.client, pair);
      expect(items[0]?.attachments[0]?.alt).toBeNull();
    }),
  );

  it('has up to 10 files', () =>
    inWorld(async (world) => {
      const pair = await addConversationPair(world);
      const ids = await addFiles(world, pair.client, 11);
      const files = ids.map((id) => ({ id }));
      const attempt = send(world, pair.client, pair.creator, { files });
      expect(await captureError(attempt)).toEqual({
        code: 'PT400',
        message: 'A message can have up to 10 files',
      });
      await send(world, pair.client, pair.creator, { files: files.slice(0, 10) });
      expect((await readFiles(world, pair))[0]?.names).toEqual(
        Array.from({ length: 10 }, (_, index) => `${index}.pdf`),
      );
    }));

  it('is sent once, however often it is sent with its key', () =>
    inWorld(async (world) => {
      const pair = await addConversationPair(world);
      const [id, later] = [await addFile(world, pair.client), await addFile(world, pair.client)];
      const key = randomUUID();
      await send(world, pair.client, pair.creator, { key, files: [{ id }] });
      await send(world, pair.client, pair.creator, { key, files: [{ id }] });
      await send(world, pair.client, pair.creator, { key, files: [{ id: later }] });
      expect(await readFiles(world, pair)).toHaveLength(1);
      const rows = await world.sql`select message_id from public.attachments where id = ${later}`;
      expect(rows).toEqual([{ message_id: null }]);
    }));

  it('can be the first one of a conversation', () =>
    inWorld(async (world) => {
      const [client, creator] = [await world.addPerson(), await world.addPerson({ isDev: true })];
      const id = await addFile(world, client);
      const [row] = await send(world, client, creator, { files: [{ id }] });
      const conversation = String(row?.['conversation']);
      const { items } = await readThread(world, creator, { conversation });
      expect(items[0]?.attachments).toHaveLength(1);
    }));
});
