import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { deleteObjects } from '../support/stored-objects.ts';
import { captureError, inWorld, sql } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { addImage, bucketOf, clear, imageOf, listed, next, showAll } from './stored-images.ts';

describe('next_images_to_remove', () => {
  async function list(world: World, names: string[]) {
    await clear(world);
    await world.sql`insert into private.images_to_remove (name) select unnest(${names}::text[])`;
  }
  const makeDue = (world: World) =>
    world.sql`update private.images_to_remove set next_attempt = now()`;
  const waits = (world: World) =>
    world.sql<{ minutes: number }[]>`
      select extract(epoch from next_attempt - now())::integer / 60 as minutes
      from private.images_to_remove`.then((rows) => rows.map(({ minutes }) => minutes));

  it.each(['avatar', 'cover', 'gallery', 'second'] as const)(
    'keeps an image that is in use again, as %s',
    (use) =>
      inWorld(async (world) => {
        const { images } = await showAll(world);
        await list(world, [images[use]]);
        expect(await next(world)).toEqual([]);
        expect(await listed(world)).toEqual([]);
      }),
  );

  it('forgets what storage has removed', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      const names = [
        await addImage(world, person, 'avatar'),
        await addImage(world, person, 'avatar'),
      ];
      await list(world, names);
      await deleteObjects(world.sql, world.sql`name = ${names[0] ?? ''}`);
      expect(await next(world)).toEqual([names[1]]);
      expect(await listed(world)).toEqual([names[1]]);
    }));

  it('does not mistake a file in another bucket for the image', () =>
    inWorld(async (world) => {
      const name = imageOf(await world.addPerson(), 'avatar');
      await world.sql`insert into storage.buckets (id, name) values ('papers', 'papers')`;
      await world.sql`insert into storage.objects (bucket_id, name) values ('papers', ${name})`;
      await list(world, [name]);
      expect(await next(world)).toEqual([]);
      expect(await listed(world)).toEqual([]);
      expect(await bucketOf(world, name)).toEqual(['papers']);
    }));

  it('leaves a blocked image where it is while another of its name is public', () =>
    inWorld(async (world) => {
      const name = await addImage(world, await world.addPerson(), 'avatar');
      await world.sql`insert into storage.objects (bucket_id, name) values ('blocked-images', ${name})`;
      await list(world, [name]);
      expect(await next(world)).toEqual([name]);
      expect((await bucketOf(world, name)).toSorted()).toEqual(['blocked-images', 'images']);
    }));

  it('lists what storage did not remove again, ever later', () =>
    inWorld(async (world) => {
      const name = await addImage(world, await world.addPerson(), 'avatar');
      await list(world, [name]);
      const seen: (number | undefined)[] = [];
      for (let attempt = 1; attempt <= 12; attempt += 1) {
        expect(await next(world)).toEqual([name]);
        expect(await next(world)).toEqual([]);
        seen.push((await waits(world))[0]);
        await makeDue(world);
      }
      expect(seen).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 1024]);
    }));

  it('lists a hundred at a time, the longest due first, and skips those that are gone', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      const names = Array.from({ length: 120 }, () => imageOf(person, 'project')).sort();
      const gone = Array.from({ length: 150 }, () => imageOf(person, 'project'));
      await world.sql`
        insert into storage.objects (bucket_id, name) select 'images', unnest(${names}::text[])`;
      await list(world, [...names, ...gone]);
      await world.sql`
        update private.images_to_remove set next_attempt = case
          when name = any (${gone}) then now() - interval '2 hours'
          when name = any (${names.slice(0, 20)}) then now()
          else now() - interval '1 hour' end`;
      const first = await next(world);
      // A hundred of those that are gone, then the other fifty with as many that are stored.
      expect(first).toHaveLength(50);
      expect([...first, ...(await next(world))].sort()).toEqual(names);
      expect(first.filter((name) => names.slice(0, 20).includes(name))).toEqual([]);
      expect(await next(world)).toEqual([]);
    }));

  it('does not change what is not due, and no image that is not listed', () =>
    inWorld(async (world) => {
      const [leaver, suspended] = [await world.addPerson(), await world.addPerson()];
      const due = await addImage(world, leaver, 'avatar');
      const waiting = await addImage(world, leaver, 'avatar');
      const blocked = await addImage(world, suspended, 'avatar');
      const gone = imageOf(leaver, 'avatar');
      await world.suspend(suspended);
      await world.sql`insert into storage.buckets (id, name) values ('papers', 'papers')`;
      await world.sql`insert into storage.objects (bucket_id, name) values ('papers', ${due})`;
      await clear(world);
      await world.sql`delete from auth.users where id = ${leaver.id}`;
      await world.sql`insert into private.images_to_remove (name) values (${gone})`;
      await world.sql`
        update private.images_to_remove set next_attempt = now() + interval '1 s'
        where name in (${waiting}, ${gone})`;
      expect(await next(world)).toEqual([due]);
      expect((await bucketOf(world, due)).sort()).toEqual(['images', 'papers']);
      for (const name of [waiting, blocked])
        expect(await bucketOf(world, name)).toEqual(['blocked-images']);
      expect(await listed(world)).toEqual([due, waiting, gone].sort());
    }));

  it('is kept for rows of its owner only, who are the only ones who can show it', () =>
    inWorld(async (world) => {
      const [owner, other] = [await world.addPerson(), await world.addPerson({ isDev: true })];
      const name = await addImage(world, owner, 'project');
      const project = await world.addProject(other);
      await world.sql`alter table public.project_media disable trigger gallery`;
      await world.sql`
        insert into public.project_media (project_id, kind, url) values (${project}, 'image', ${name})`;
      await list(world, [name]);
      expect(await next(world)).toEqual([name]);
    }));

  it('gives an image to one caller at a time', async () => {
    const names = [randomUUID(), randomUUID()].map((id) => `${id}/avatar/${id}.png`);
    await sql`insert into storage.objects (bucket_id, name) select 'images', unnest(${names}::text[])`;
    await sql`
      insert into private.images_to_remove (name, next_attempt)
      select unnest(${names}::text[]), '-infinity'`;
    const take = (tx: Pick<typeof sql, 'unsafe'>) =>
      tx
        .unsafe<{ name: string }[]>('select name from public.next_images_to_remove() as name')
        .then((rows) => rows.map(({ name }) => name).filter((name) => names.includes(name)));
    try {
      await sql.begin(async (one) => {
        expect((await take(one)).sort()).toEqual(names.sort());
        await sql.begin(async (other) => {
          await other`set local lock_timeout = '1s'`;
          expect(await take(other)).toEqual([]);
        });
      });
    } finally {
      await sql`delete from private.images_to_remove where name = any (${names})`;
      await deleteObjects(sql, sql`name = any (${names})`);
    }
  });

  it('is for the service role only', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      for (const caller of ['visitor', person] as const) {
        const attempt = world.as(caller, (tx) => tx`select public.next_images_to_remove()`);
        expect((await captureError(attempt)).code).toBe('42501');
      }
    }));
});
