import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { addImage as addStoredImage } from './stored-images.ts';

describe('remove_orphaned_images', () => {
  const age = (world: World, hours: number) =>
    world.sql`update storage.objects set created_at = now() - ${`${hours} hours`}::text::interval`;
  const sweep = (world: World) => world.sql`select private.remove_orphaned_images()`;
  /** How many images of a user are not listed for removal. */
  const left = async (world: World, { id }: { id: string }) =>
    (
      await world.sql`
        select from storage.objects where name like ${`%${id}%`}
          and name not in (select name from private.images_to_remove)`
    ).count;

  async function addImage(world: World, folder: 'avatar' | 'project' | 'service') {
    const person = await world.addPerson({ isDev: true });
    return { person, path: await addStoredImage(world, person, folder) };
  }

  it.each([
    ['keeps', 11, 1],
    ['removes', 13, 0],
  ])('%s an unused image after %i hours', (_name, hours, remaining) =>
    inWorld(async (world) => {
      const { person } = await addImage(world, 'project');
      const [bucket_id, url] = ['images', `${person.id}/project/${randomUUID()}.png`];
      const project = await world.addProject(person, { image_url: url });
      await world.sql`update public.users set avatar = ${url} where id = ${person.id}`;
      await world.sql`
        insert into public.project_media (project_id, kind, url) values (${project}, 'image', ${url})`;
      // Only one image is in use, and no other that a pattern would match.
      const name = url.replace('project', 'pr_ject');
      await world.sql`insert into storage.objects ${world.sql({ bucket_id, name })}`;
      await age(world, hours);
      await sweep(world);
      expect(await left(world, person)).toBe(remaining * 2);
    }),
  );

  it('keeps the images of a profile, a project, its gallery and a service', () =>
    inWorld(async (world) => {
      const avatar = await addImage(world, 'avatar');
      const cover = await addImage(world, 'project');
      const gallery = await addImage(world, 'project');
      const service = await addImage(world, 'service');
      const people = [avatar, cover, gallery, service].map(({ person }) => person);
      await world.sql`
        update public.users set avatar = ${avatar.path} where id = ${avatar.person.id}`;
      await world.addProject(cover.person, { image_url: cover.path });
      const project = await world.addProject(gallery.person);
      await world.sql`insert into public.project_media (project_id, kind, url)
        values (${project}, 'image', ${gallery.path})`;
      const other = `${service.person.id}/service/${randomUUID()}.png`;
      await world.addService(service.person, { images: [other, service.path] });
      await age(world, 48);
      await sweep(world);
      expect(await Promise.all(people.map((person) => left(world, person)))).toEqual([1, 1, 1, 1]);
    }));

  it('does not change other buckets', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      await world.sql`insert into storage.buckets (id, name) values ('other', 'other')`;
      await world.sql`insert into storage.objects (id, bucket_id, name)
        values (gen_random_uuid(), 'other', ${`${person.id}/avatar/a.png`})`;
      await age(world, 48);
      await sweep(world);
      expect(await left(world, person)).toBe(1);
    }));

  it('lists the images of suspended users too, once', () =>
    inWorld(async (world) => {
      const { person, path } = await addImage(world, 'project');
      await world.suspend(person);
      await age(world, 13);
      await sweep(world);
      await sweep(world);
      const listed = await world.sql`
        select from private.images_to_remove where name = ${path}`;
      expect(listed).toHaveLength(1);
    }));
});
