import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deleteObjects } from '../../support/stored-objects.ts';
import { captureError, inWorld, sql } from '../../support/world.ts';
import type { Caller, World } from '../../support/world.ts';
import { addSentPicture, listStored, picture, reserve } from '../files.ts';

const upload = (world: World, caller: Caller, name: string, bucket = 'attachments') =>
  world.as(
    caller,
    (sql) => sql`
      insert into storage.objects (id, bucket_id, name) values (gen_random_uuid(), ${bucket}, ${name})`,
  );

describe('an upload', () => {
  it('is accepted once for a reserved file and each of its previews', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      const input = { ...picture, previews: [480, 1600], previewSize: 10 };
      const id = await world.as(person, (sql) => reserve(sql, input));
      for (const suffix of ['', '-480', '-1600'])
        expect((await upload(world, person, `${person.id}/${id}${suffix}`)).count).toBe(1);
      const repeated = upload(world, person, `${person.id}/${id}`);
      expect((await captureError(repeated)).code).toBe('23505');
    }));

  const file = randomUUID();
  it.each([
    (own: string) => `${own}/${file}`,
    (own: string, id: string) => `${own}/${id}-480`,
    (own: string, id: string) => `${own}/${id}.html`,
    (own: string, id: string) => `${own}/${id}.png.exe`,
    (own: string, id: string) => `${own}/${id}/`,
    (own: string, id: string) => `${own}/${id}\n`,
    (own: string, id: string) => `${own}/../${own}/${id}`,
    (own: string, id: string) => `${own}//${id}`,
    (own: string, id: string) => `/${own}/${id}`,
    (own: string, id: string) => `${own}/%2e%2e/${id}`,
    (own: string, id: string) => `${own}/${id.toUpperCase()}`,
    (own: string, id: string) => `${own.toUpperCase()}/${id}`,
    (_: string, id: string) => `${file}/${id}`,
    (_: string, id: string) => id,
    () => '',
    () => `${'x'.repeat(37)}${file}`,
  ])('is denied under another name: %s', (nameFor) =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      const id = await world.as(person, (sql) => reserve(sql));
      const attempt = upload(world, person, nameFor(person.id, id));
      expect((await captureError(attempt)).code).toBe('42501');
    }),
  );

  it('is denied to others, in other buckets, and to suspended users', () =>
    inWorld(async (world) => {
      const [person, other] = [await world.addPerson(), await world.addPerson()];
      const id = await world.as(person, (sql) => reserve(sql));
      const name = `${person.id}/${id}`;
      await world.sql`insert into storage.buckets (id, name) values ('other', 'other')`;
      const attempts = [
        () => upload(world, other, name),
        () => upload(world, other, `${other.id}/${id}`),
        () => upload(world, 'visitor', name),
        () => upload(world, person, name, 'images'),
        () => upload(world, person, name, 'blocked-images'),
        () => upload(world, person, name, 'other'),
      ];
      for (const attempt of attempts) expect((await captureError(attempt())).code).toBe('42501');
      await world.suspend(person);
      expect((await captureError(upload(world, person, name))).code).toBe('42501');
    }));

  it('is denied once the file is sent, and nothing replaces or removes it', () =>
    inWorld(async (world) => {
      const { client, creator, sent, names } = await addSentPicture(world);
      await deleteObjects(world.sql, world.sql`name = ${`${client.id}/${sent}-480`}`);
      const attempt = upload(world, client, `${client.id}/${sent}-480`);
      expect((await captureError(attempt)).code).toBe('42501');
      for (const member of [client, creator]) {
        const changed = await world.as(
          member,
          (sql) => sql`update storage.objects set version = 'x' where bucket_id = 'attachments'`,
        );
        const removed = await world.as(member, (sql) =>
          deleteObjects(sql, sql`bucket_id = 'attachments'`),
        );
        expect([changed.count, removed]).toEqual([0, 0]);
      }
      expect(await listStored(world, creator)).toEqual(
        names.filter((name) => !name.endsWith('-480')),
      );
    }));

  it('can be as large as the bucket says, by the limit of the whole project', async () => {
    const config = await readFile(join(import.meta.dirname, '../../../config.toml'), 'utf8');
    const [row] = await sql<{ max: number }[]>`
      select max(file_size_limit)::integer / 1024 / 1024 as max from storage.buckets`;
    expect(config).toContain(`file_size_limit = "${row?.max}MiB"`);
  });

  it('goes to a private bucket for pictures and what no browser opens', () =>
    inWorld(async (world) => {
      const [bucket] = await world.sql<{ types: string[] }[]>`
        select public, file_size_limit::int as size, allowed_mime_types as types
        from storage.buckets where id = 'attachments'`;
      const types = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif'];
      const all = [...types, 'application/octet-stream'];
      expect(bucket).toEqual({ public: false, size: 20_971_520, types: all });
      const person = await world.addPerson();
      for (const type of [...types, 'text/html', 'image/svg+xml', 'application/pdf'])
        await world.as(person, (sql) => reserve(sql, { type }));
      const stored = await world.sql<{ type: string }[]>`
        select distinct stored_type as type from public.attachments where owner_id = ${person.id}`;
      expect(stored.map(({ type }) => type).sort()).toEqual(all.sort());
    }));
});
