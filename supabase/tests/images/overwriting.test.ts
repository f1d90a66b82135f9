import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { withoutTriggers } from '../attachments/files.ts';
import { deleteObjects } from '../support/stored-objects.ts';
import { captureError, inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { addImage, imageOf, showAll } from './stored-images.ts';

/** As the storage service writes the row of an object when its upload ends. */
const overwrite = (world: World, name: string, bucket = 'images') =>
  world.sql.savepoint(
    (tx) => tx`
      insert into storage.objects (bucket_id, name, version) values (${bucket}, ${name}, 'new')
      on conflict (bucket_id, name) do update set version = excluded.version`,
  );

describe('an image in use', () => {
  it.each(['avatar', 'cover', 'gallery', 'first', 'second'] as const)(
    'is never stored again, not even after its object is gone: %s',
    (use) =>
      inWorld(async (world) => {
        const { images } = await showAll(world);
        const name = images[use];
        const denied = {
          code: '42501',
          message: `The image ${name} is in use and stays as it is`,
        };
        const update = world.sql.savepoint(
          (tx) => tx`update storage.objects set version = 'new' where name = ${name}`,
        );
        expect(await captureError(update)).toEqual(denied);
        expect(await captureError(overwrite(world, name))).toEqual(denied);
        await deleteObjects(world.sql, world.sql`name = ${name}`);
        for (const bucket of ['images', 'blocked-images'])
          expect(await captureError(overwrite(world, name, bucket))).toEqual(denied);
      }),
  );

  it('is a duplicate for whoever sends its upload again, as after a lost response', () =>
    inWorld(async (world) => {
      const { images } = await showAll(world);
      const repeated = world.sql.savepoint(
        (tx) =>
          tx`insert into storage.objects (bucket_id, name) values ('images', ${images.cover})`,
      );
      expect((await captureError(repeated)).code).toBe('23505');
    }));

  it('is not stored again while it is blocked', () =>
    inWorld(async (world) => {
      const { person, images } = await showAll(world);
      await world.suspend(person);
      for (const bucket of ['images', 'blocked-images'])
        expect((await captureError(overwrite(world, images.cover, bucket))).code).toBe('42501');
    }));

  it('keeps its small copy too', () =>
    inWorld(async (world) => {
      const person = await world.addPerson({ isDev: true });
      const [large, small] = [1600, 480].map(
        (width) => `${person.id}/project/${randomUUID()}-${width}.png`,
      );
      const copy = (large ?? '').replace('-1600', '-480');
      await world.addProject(person, { image_url: large });
      expect((await captureError(overwrite(world, copy))).code).toBe('42501');
      await overwrite(world, small ?? '');
    }));

  it('keeps no other name: an image that is not used, or only by another person, and other buckets', () =>
    inWorld(async (world) => {
      const { person, images } = await showAll(world);
      const unused = await addImage(world, person, 'project');
      await overwrite(world, unused);
      const claimed = imageOf(await world.addPerson(), 'project');
      const project = await world.addProject(person);
      await withoutTriggers(
        world,
        () => world.sql`
          insert into public.project_media (project_id, kind, url) values (${project}, 'image', ${claimed})`,
      );
      await overwrite(world, claimed);
      await world.sql`insert into storage.buckets (id, name) values ('other', 'other')`;
      await overwrite(world, images.cover, 'other');
    }));
});
