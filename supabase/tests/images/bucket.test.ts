import { randomUUID } from 'node:crypto';
import type { ISql } from 'postgres';
import { describe, expect, it } from 'vitest';
import { overlap } from '../races/waiting.ts';
import { deleteObjects, deleteObjectsOf } from '../support/stored-objects.ts';
import { inWorld, captureError, sql } from '../support/world.ts';
import type { Caller, World } from '../support/world.ts';

const upload = (world: World, caller: Caller, name: string) =>
  world.as(
    caller,
    (sql) =>
      sql`insert into storage.objects (id, bucket_id, name) values (gen_random_uuid(), 'images', ${name})`,
  );

describe('the bucket for images', () => {
  it('is public, limited and for three kinds of images', () =>
    inWorld(async (world) => {
      const [bucket] =
        await world.sql`select public, file_size_limit::int as size, allowed_mime_types as types from storage.buckets where id = 'images'`;
      expect(bucket).toEqual({
        public: true,
        size: 2_097_152,
        types: ['image/jpeg', 'image/png', 'image/gif'],
      });
    }));

  it.each(['avatar', 'project', 'service'])(
    'accepts an image in the folder %s of its owner',
    (folder) =>
      inWorld(async (world) => {
        const person = await world.addPerson();
        const added = await upload(world, person, `${person.id}/${folder}/${randomUUID()}.png`);
        expect(added.count).toBe(1);
      }),
  );

  const file = randomUUID();
  it.each([
    (id: string) => `${id}/../${file}.png`,
    (id: string) => `${id}/avatar/../../b/${file}.png`,
    (id: string) => `${id}/avatar/%2e%2e/${file}.png`,
    (id: string) => `${id}/avatar/${file}.svg`,
    (id: string) => `${id}/avatar/${file}.svgz`,
    (id: string) => `${id}/avatar/${file}.html`,
    (id: string) => `${id}/avatar/${file}.png.svg`,
    (id: string) => `${id}/avatar/${file}.PNG`,
    (id: string) => `${id}/avatar/${file}.webp`,
    (id: string) => `${id}/avatar/photo.png`,
    (id: string) => `${id}/avatar/${file}․png`,
    (id: string) => `${id}/avatar/${file}.png\n`,
    (id: string) => `${id}/other/${file}.png`,
    (id: string) => `${id}/${file}.png`,
    (id: string) => `${id.toUpperCase()}/avatar/${file}.png`,
    (id: string) => `${id}/avatar/${'a'.repeat(300)}.png`,
  ])('rejects the name %s', (nameFor) =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      expect((await captureError(upload(world, person, nameFor(person.id)))).code).toBe('42501');
    }),
  );

  it("rejects another user's folder, a visitor, another bucket and suspended users", () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      const other = await world.addPerson();
      const name = `${person.id}/avatar/${file}.png`;
      expect((await captureError(upload(world, other, name))).code).toBe('42501');
      expect((await captureError(upload(world, 'visitor', name))).code).toBe('42501');
      const bucket = world.as(
        person,
        (sql) => sql`insert into storage.buckets (id, name, public) values ('mine', 'mine', true)`,
      );
      expect((await captureError(bucket)).code).toBe('42501');
      await world.sql`insert into storage.buckets (id, name) values ('other', 'other')`;
      const outsideOwnFolder = world.as(
        person,
        (sql) =>
          sql`insert into storage.objects (id, bucket_id, name) values (gen_random_uuid(), 'other', ${name})`,
      );
      expect((await captureError(outsideOwnFolder)).code).toBe('42501');
      await world.suspend(person);
      expect((await captureError(upload(world, person, name))).code).toBe('42501');
    }));

  it('only lists and deletes for the owner', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      const other = await world.addPerson();
      await upload(world, person, `${person.id}/avatar/${file}.png`);
      // Not in one of their folders.
      await world.sql`
        insert into storage.objects (bucket_id, name) values ('images', ${`archive/${person.id}/a.png`})`;
      const list = (caller: Caller) =>
        world.as(
          caller,
          async (sql) =>
            (await sql`select from storage.objects where name like ${`%${person.id}/%`}`).count,
        );
      const remove = (caller: Caller) => world.as(caller, (sql) => deleteObjects(sql));
      expect([await list('visitor'), await list(other), await list(person)]).toEqual([0, 0, 1]);
      expect([await remove('visitor'), await remove(other), await remove(person)]).toEqual([
        0, 0, 1,
      ]);
    }));

  it('does not allow anyone to overwrite an image', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      const name = `${person.id}/avatar/${file}.png`;
      await upload(world, person, name);
      const update = await world.as(
        person,
        (sql) => sql`update storage.objects set version = 'x' where name = ${name}`,
      );
      expect(update.count).toBe(0);
      const upsert = world.as(
        person,
        (sql) =>
          sql`insert into storage.objects (id, bucket_id, name) values (gen_random_uuid(), 'images', ${name}) on conflict (bucket_id, name) do update set version = 'x'`,
      );
      expect((await captureError(upsert)).code).toBe('42501');
    }));

  it('stores at most 200 images per user; one that is sent again is a duplicate', () =>
    inWorld(async (world) => {
      const [person, other] = [await world.addPerson(), await world.addPerson()];
      const add = (bucket: string, { id }: { id: string }, count: number, ending = '.png') =>
        world.sql`
          insert into storage.objects (bucket_id, name)
          select ${bucket}, ${id}::text || '/project/' || gen_random_uuid() || ${ending}
          from generate_series(1, ${count})`;
      await add('images', person, 199);
      await add('images', person, 200, '-480.png');
      await add('images', other, 200);
      await add('blocked-images', person, 1);
      await add('images', { id: `archive/${person.id}` }, 1);
      const name = () => `${person.id}/project/${randomUUID()}.png`;
      const last = name();
      await upload(world, person, last);
      expect((await captureError(upload(world, person, last))).code).toBe('23505');
      expect(await captureError(upload(world, person, name()))).toEqual({
        code: '42501',
        message: 'A folder has 200 images at most, and 200 small copies',
      });
      await add('blocked-images', person, 1);
      await world.sql`update storage.objects set version = 'new' where starts_with(name, ${person.id})`;
    }));

  // Each would be counted without the other, and a folder have more than 200.
  it('counts uploads that end at once one after the other, those of each user for themselves', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    const store = (tx: ISql, owner: string, count = 1) => tx`
      insert into storage.objects (bucket_id, name)
      select 'images', ${owner}::text || '/avatar/' || gen_random_uuid() || '.png'
      from generate_series(1, ${count})`;
    try {
      await store(sql, one, 199);
      const late = overlap(
        async (tx) => {
          await store(tx, one);
          await store(sql, other);
        },
        () => store(sql, one).execute(),
      );
      expect((await captureError(late)).code).toBe('42501');
    } finally {
      await deleteObjectsOf(sql, [one, other]);
    }
  });
});
