import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addConversationPair } from '../messages/conversation.ts';
import { readThread } from '../messages/lines.ts';
import { captureError, inWorld } from '../support/world.ts';
import { addFile, picture, readFiles, reserve, send, store, type FileInput } from './files.ts';

describe("what can't be sent", () => {
  const uploaded = (name = 'plan.pdf') => `“${name}” has not been uploaded. Try again`;
  const preview = { ...picture, previews: [480, 1600], previewSize: 100 };
  const other = { size: 50, type: 'image/webp' };
  it.each<[string, FileInput, [suffix: string, stored: { size?: number; type?: string }][]]>([
    ['a file that is not stored', {}, []],
    ['a file of another size', {}, [['', { size: 4 }]]],
    ['a file of another type', {}, [['', { type: 'image/png' }]]],
    ['a picture that is stored as a document', { ...picture }, [['', {}]]],
    ['a picture without its previews', preview, [['', { type: 'image/png' }]]],
    [
      'a picture without one of its previews',
      preview,
      [
        ['', { type: 'image/png' }],
        ['-480', other],
      ],
    ],
    [
      'a picture with previews that are none',
      preview,
      [
        ['', { type: 'image/png' }],
        ['-480', other],
        ['-1600', { size: 50 }],
      ],
    ],
  ])('is %s', (_, input, objects) =>
    inWorld(async (world) => {
      const pair = await addConversationPair(world);
      const id = await world.as(pair.client, (sql) => reserve(sql, input));
      for (const [suffix, stored] of objects)
        await store(world, `${pair.client.id}/${id}${suffix}`, stored);
      const attempt = send(world, pair.client, pair.creator, { text: 'Here', files: [{ id }] });
      expect(await captureError(attempt)).toEqual({
        code: 'PT409',
        message: uploaded(input.name ?? 'plan.pdf'),
      });
      expect(await readFiles(world, pair)).toEqual([]);
    }),
  );

  it('is not a picture with its previews', () =>
    inWorld(async (world) => {
      const pair = await addConversationPair(world);
      const id = await addFile(world, pair.client, preview);
      for (const width of [480, 1600])
        await store(world, `${pair.client.id}/${id}-${width}`, other);
      await send(world, pair.client, pair.creator, { files: [{ id }] });
      const { items } = await readThread(world, pair.creator, pair);
      expect(items[0]?.attachments[0]?.preview_widths).toEqual([480, 1600]);
    }));

  it('is a file in another bucket', () =>
    inWorld(async (world) => {
      const pair = await addConversationPair(world);
      const id = await addFile(world, pair.client);
      await world.sql`update storage.objects set bucket_id = 'images' where name = ${`${pair.client.id}/${id}`}`;
      const attempt = send(world, pair.client, pair.creator, { files: [{ id }] });
      expect((await captureError(attempt)).message).toBe(uploaded());
    }));

  const gone = 'One of these files no longer exists. Remove it and add it again';
  it("is another user's file, sent or not, or an unknown one", () =>
    inWorld(async (world) => {
      const pair = await addConversationPair(world);
      const [unsent, sent] = [
        await addFile(world, pair.creator),
        await addFile(world, pair.creator),
      ];
      await send(world, pair.creator, pair.client, { files: [{ id: sent }] });
      for (const id of [unsent, sent, randomUUID()]) {
        const attempt = send(world, pair.client, pair.creator, { files: [{ id }] });
        expect(await captureError(attempt)).toEqual({ code: 'PT404', message: gone });
      }
      const rows = await world.sql`select message_id from public.attachments where id = ${unsent}`;
      expect(rows).toEqual([{ message_id: null }]);
    }));

  it('is a file that was sent before, with this message or another one', () =>
    inWorld(async (world) => {
      const pair = await addConversationPair(world);
      const id = await addFile(world, pair.client);
      const twice = send(world, pair.client, pair.creator, { files: [{ id }, { id }] });
      expect(await captureError(twice)).toEqual({
        code: 'PT400',
        message: 'A message can have each file once',
      });
      await send(world, pair.client, pair.creator, { files: [{ id }] });
      const repeated = send(world, pair.client, pair.creator, { files: [{ id }] });
      expect(await captureError(repeated)).toEqual({
        code: 'PT409',
        message: '“plan.pdf” was sent already. Remove it and add it again',
      });
    }));

  it('leaves the other files as they are', () =>
    inWorld(async (world) => {
      const pair = await addConversationPair(world);
      const id = await addFile(world, pair.client);
      const missing = await world.as(pair.client, (sql) => reserve(sql));
      const files = [{ id }, { id: missing }];
      const attempt = send(world, pair.client, pair.creator, { text: 'Here', files });
      expect((await captureError(attempt)).message).toBe(uploaded());
      await send(world, pair.client, pair.creator, { files: [{ id }] });
    }));

  const version = 'These files are of another version. Reload the page';
  it.each<[string, unknown, string]>([
    ['no list', {}, version],
    ['nothing', null, version],
    ['a list of texts', ['a'], version],
    ['a file with another key', [{ id: randomUUID(), name: 'a' }], version],
    ['a description that is no text', [{ id: randomUUID(), alt: 5 }], version],
    ['a file without an id', [{}], 'A message can have each file once'],
    ['a path', [{ id: '../../a' }], 'A message can have each file once'],
    [
      'a long description',
      [{ id: randomUUID(), alt: 'x'.repeat(301) }],
      'Use at most 300 characters to describe a picture',
    ],
  ])('is %s', (_, files, message) =>
    inWorld(async (world) => {
      const pair = await addConversationPair(world);
      const attempt = world.as(
        pair.client,
        (sql) => sql`
          select public.send_message(
            ${pair.creator.id}, 'Here', ${randomUUID()}, ${JSON.stringify(files)}::text::jsonb)`,
      );
      expect(await captureError(attempt)).toEqual({ code: 'PT400', message });
    }),
  );

  it('is anything to a user who gets no messages, or by a suspended user', () =>
    inWorld(async (world) => {
      const [client, stranger] = [await world.addPerson(), await world.addPerson()];
      const id = await addFile(world, client);
      const attempt = () => send(world, client, stranger, { files: [{ id }] });
      expect((await captureError(attempt())).code).toBe('PT404');
      await world.suspend(client);
      expect((await captureError(attempt())).code).toBe('PT403');
    }));

  it('is a count of files that are not there', () =>
    inWorld(async (world) => {
      const pair = await addConversationPair(world);
      const attempt = world.as(
        pair.client,
        (sql) => sql`
          insert into public.messages (conversation_id, attachment_count) values (${pair.conversation}, 1)`,
      );
      expect((await captureError(attempt)).code).toBe('42501');
    }));
});
