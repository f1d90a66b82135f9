import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addConversationPair } from '../messages/conversation.ts';
import { insert } from '../support/rows.ts';
import { captureError, inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { listRows, picture, reserve, type FileInput } from './files.ts';

const GIGABYTE = 1_073_741_824;
const readStorage = (world: World, person: { id: string }) =>
  world
    .as(person, (sql) => sql<{ storage: object }[]>`select public.my_storage() as storage`)
    .then(([row]) => row?.storage);
/** Rows of sent and unsent files that take up this space. */
const fill = (world: World, person: { id: string }, bytes: number) =>
  world.sql`
    insert into public.attachments (id, owner_id, name, size, type)
    select gen_random_uuid(), ${person.id}, 'film.mp4', least(20971520, ${bytes}::bigint - n * 20971520), 'video/mp4'
    from generate_series(0, (${bytes}::bigint - 1) / 20971520) n`;

describe('a file', () => {
  it.each<[string, FileInput]>([
    ['a document', {}],
    ['one byte', { size: 1 }],
    ['20,971,520 bytes', { size: 20_971_520 }],
    ['a name of 200 characters', { name: 'x'.repeat(200) }],
    ['a double extension', { name: 'photo.jpg.exe' }],
    ['the name of a zip bomb', { name: '42.zip', type: 'application/zip' }],
    ['HTML', { name: 'page.html', type: 'text/html' }],
    ['SVG', { name: 'logo.svg', type: 'image/svg+xml' }],
    ['a long type', { type: `application/${'x'.repeat(88)}` }],
    ['a picture without its size', { ...picture, width: null, height: null }],
    ['a picture with previews', { ...picture, previews: [480, 1600], previewSize: 2_097_152 }],
    ['previews in any order', { ...picture, previews: [1600, 480, 480], previewSize: 5 }],
  ])('can be %s', (_, input) =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      const id = await world.as(person, (sql) => reserve(sql, input));
      expect(await listRows(world, person)).toEqual([id]);
    }),
  );

  const name = "This file name can't be used";
  const long = 'Use a file name of at most 200 characters';
  const empty = 'This file is empty';
  const other = "This file can't be added";
  it.each<[string, FileInput, string]>([
    ['0 bytes', { size: 0 }, empty],
    ['fewer', { size: -1 }, empty],
    ['an unknown size', { size: null }, empty],
    ['20,971,521 bytes', { size: 20_971_521 }, 'Files can have up to 20 MB'],
    ['a name of 201 characters', { name: 'x'.repeat(201) }, long],
    ['a name of 300 characters', { name: `${'x'.repeat(296)}.pdf` }, long],
    ['no name', { name: null }, name],
    ['an empty name', { name: '' }, name],
    ['an invisible name', { name: ' \u200b' }, name],
    ['dots', { name: '..' }, name],
    ['a path', { name: '../../etc/passwd' }, name],
    ['a path of Windows', { name: '..\\..\\boot.ini' }, name],
    ['a name that reads from right to left', { name: 'invoice\u202efdp.exe' }, name],
    ['a name on two lines', { name: 'a\nb.pdf' }, name],
    ['no type', { type: null }, other],
    ['a type that is none', { type: 'pdf' }, other],
    ['a type with parameters', { type: 'text/html; charset=utf-8' }, other],
    ['a type with a line', { type: 'text/html\n' }, other],
    ['a type in capitals', { type: 'Image/PNG' }, other],
    ['a type that is too long', { type: `application/${'x'.repeat(89)}` }, other],
    ['a document with a width', { width: 5, height: 5 }, other],
    ['an SVG with previews', { type: 'image/svg+xml', previews: [480], previewSize: 5 }, other],
    ['a picture with a width only', { ...picture, height: null }, other],
    ['a picture of 65,536 pixels', { ...picture, width: 65_536 }, other],
    ['previews without bytes', { ...picture, previews: [480] }, other],
    ['bytes without previews', { ...picture, previewSize: 5 }, other],
    ['previews of 2,097,153 bytes', { ...picture, previews: [480], previewSize: 2_097_153 }, other],
    ['a preview of another width', { ...picture, previews: [481], previewSize: 5 }, other],
  ])("can't be %s", (_, input, message) =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      const attempt = world.as(person, (sql) => reserve(sql, input));
      expect(await captureError(attempt)).toEqual({ code: 'PT400', message });
    }),
  );

  it('needs an id and a size of its previews', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      for (const args of [
        "null, 'a', 5, 'a/b'",
        "gen_random_uuid(), 'a', 5, 'a/b', preview_size => null",
      ]) {
        const attempt = world.as(person, (sql) =>
          sql.unsafe(`select public.reserve_attachment(${args})`),
        );
        expect(await captureError(attempt)).toEqual({ code: 'PT400', message: other });
      }
    }));

  it('is reserved once, however often it is called, and stays as it was', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      const id = await world.as(person, (sql) => reserve(sql));
      await world.as(person, (sql) => reserve(sql, { id, name: 'other.pdf', size: 9 }));
      const rows = await world.sql`select name, size from public.attachments where id = ${id}`;
      expect(rows).toEqual([{ name: 'plan.pdf', size: 5 }]);
    }));

  it("does not take the id of another user's file", () =>
    inWorld(async (world) => {
      const [person, other_] = [await world.addPerson(), await world.addPerson()];
      const id = await world.as(person, (sql) => reserve(sql));
      const attempt = world.as(other_, (sql) => reserve(sql, { id }));
      expect(await captureError(attempt)).toEqual({
        code: 'PT409',
        message: 'Add this file again',
      });
      expect(await listRows(world, other_)).toEqual([]);
    }));

  it('is denied to visitors and suspended users', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      await world.suspend(person);
      const attempt = world.as(person, (sql) => reserve(sql));
      expect((await captureError(attempt)).code).toBe('PT403');
      const visit = world.as('visitor', (sql) => reserve(sql));
      expect((await captureError(visit)).code).toBe('42501');
    }));
});

describe('the space of a user', () => {
  it("is 1 GB, counts what is reserved with its previews, and no one else's", () =>
    inWorld(async (world) => {
      const [person, other] = [await world.addPerson(), await world.addPerson()];
      await world.as(other, (sql) => reserve(sql, { size: 100 }));
      expect(await readStorage(world, person)).toEqual({ used_bytes: 0, max_bytes: GIGABYTE });
      const input = { ...picture, size: 1000, previews: [480], previewSize: 200 };
      await world.as(person, (sql) => reserve(sql, input));
      expect(await readStorage(world, person)).toEqual({ used_bytes: 1200, max_bytes: GIGABYTE });
    }));

  it('can be full, but no more than that', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      await fill(world, person, GIGABYTE - 12);
      const input = { ...picture, size: 5, previews: [480] };
      const attempt = world.as(person, (sql) => reserve(sql, { ...input, previewSize: 8 }));
      expect(await captureError(attempt)).toEqual({
        code: 'PT409',
        message:
          'Your files take up 1 GB. Remove some that you sent in messages. Those of open requests count until the work is approved or ends',
      });
      await world.as(person, (sql) => reserve(sql, { ...input, previewSize: 7 }));
      expect(await readStorage(world, person)).toMatchObject({ used_bytes: GIGABYTE });
      const another = world.as(person, (sql) => reserve(sql, { size: 1 }));
      expect((await captureError(another)).code).toBe('PT409');
    }));

  it('is free again after a file was discarded', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      const id = await world.as(person, (sql) => reserve(sql, { size: 20_971_520 }));
      await fill(world, person, GIGABYTE - 20_971_520);
      const attempt = () => world.as(person, (sql) => reserve(sql, { size: 1 }));
      expect((await captureError(attempt())).code).toBe('PT409');
      await world.as(person, (sql) => sql`select public.discard_attachment(${id})`);
      await attempt();
    }));

  it('has at most 100 files that are not sent', () =>
    inWorld(async (world) => {
      const { client: person, creator: other, conversation } = await addConversationPair(world);
      const message = await insert(world.sql, 'messages', {
        conversation_id: conversation,
        text: 'Here',
      });
      const add = (owner: string, count: number, sentWith: string | null = null) => world.sql`
        insert into public.attachments (id, owner_id, name, size, type, message_id, position, stored)
        select gen_random_uuid(), ${owner}, 'a.pdf', 5, 'application/pdf', ${sentWith}::uuid,
          case when ${sentWith}::uuid is not null then 0 end,
          case when ${sentWith}::uuid is not null then '{}'::jsonb end
        from generate_series(1, ${count})`;
      await add(person.id, 99);
      await add(person.id, 1, message);
      await add(other.id, 99);
      const id = randomUUID();
      await world.as(person, (sql) => reserve(sql, { id }));
      const attempt = world.as(person, (sql) => reserve(sql));
      expect(await captureError(attempt)).toEqual({
        code: 'PT409',
        message: 'You have 100 files that are not sent. Send or remove some of them',
      });
      await world.as(person, (sql) => reserve(sql, { id }));
    }));
});
