import { describe, expect, it } from 'vitest';
import { inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { addImage, bucketOf, clear, imageOf, listed, next, showAll } from './stored-images.ts';
import type { Shown } from './stored-images.ts';

describe('an image is listed', () => {
  it.each([
    [
      'when another avatar replaces it',
      (world: World, { person }: Shown) => world.sql`
        update public.users set avatar = 'https://a.example/b.png' where id = ${person.id}`,
      ({ avatar }: Shown['images']) => [avatar],
    ],
    [
      'when a project gets another cover',
      (world: World, { person }: Shown) => world.sql`
        update public.projects set image_url = ${imageOf(person, 'project')} where user_id = ${person.id}`,
      ({ cover }: Shown['images']) => [cover],
    ],
    [
      'when it is replaced in a gallery',
      (world: World, { person, images }: Shown) => world.sql`
        update public.project_media set url = ${imageOf(person, 'project')}
        where url = ${images.gallery}`,
      ({ gallery }: Shown['images']) => [gallery],
    ],
    [
      'when it is removed from a gallery',
      (world: World, { images }: Shown) => world.sql`
        delete from public.project_media where url = ${images.gallery}`,
      ({ gallery }: Shown['images']) => [gallery],
    ],
    [
      'when a service shows one image less',
      (world: World, { images }: Shown) => world.sql`
        update public.services set images = ${[images.first]} where ${images.second} = any (images)`,
      ({ second }: Shown['images']) => [second],
    ],
    [
      'with its project',
      (world: World, { person }: Shown) => world.sql`
        delete from public.projects where user_id = ${person.id}`,
      ({ cover, gallery }: Shown['images']) => [cover, gallery],
    ],
    [
      'with its service',
      (world: World, { person }: Shown) => world.sql`
        delete from public.services where user_id = ${person.id}`,
      ({ first, second }: Shown['images']) => [first, second],
    ],
  ] as const)('%s', (_name, change, expected) =>
    inWorld(async (world) => {
      const shown = await showAll(world);
      await change(world, shown);
      expect(await next(world)).toEqual([...expected(shown.images)].sort());
    }),
  );

  it('once, however often it was replaced', () =>
    inWorld(async (world) => {
      const { person, images } = await showAll(world);
      const show = (avatar: string | null) =>
        world.sql`update public.users set avatar = ${avatar} where id = ${person.id}`;
      await show(null);
      await show(images.avatar);
      await show('https://a.example/b.png');
      await show(null);
      expect(await listed(world)).toEqual([images.avatar]);
    }));
});

describe('a deleted account', () => {
  it('leaves no image visible, and only its own are listed', () =>
    inWorld(async (world) => {
      const { person, images } = await showAll(world);
      const unused = await addImage(world, person, 'avatar');
      const { images: others } = await showAll(world);
      await world.sql`insert into storage.buckets (id, name) values ('papers', 'papers')`;
      await world.sql`
        insert into storage.objects (bucket_id, name)
        values ('papers', ${`${person.id}/paper`}), ('images', ${`x/${person.id}/a.png`})`;
      await world.sql`delete from auth.users where id = ${person.id}`;

      const own = [...Object.values(images), unused].sort();
      for (const name of own) expect(await bucketOf(world, name)).toEqual(['blocked-images']);
      for (const name of [...Object.values(others), `x/${person.id}/a.png`])
        expect(await bucketOf(world, name)).toEqual(['images']);
      expect(await bucketOf(world, `${person.id}/paper`)).toEqual(['papers']);
      expect(await listed(world)).toEqual(own);
      expect(await next(world)).toEqual(own);
      // Their files are still where they were uploaded.
      for (const name of own) expect(await bucketOf(world, name)).toEqual(['images']);
    }));

  it('that was suspended leaves its images too', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      const name = await addImage(world, person, 'avatar');
      await world.suspend(person);
      await clear(world);
      await world.sql`delete from auth.users where id = ${person.id}`;
      expect(await next(world)).toEqual([name]);
      expect(await bucketOf(world, name)).toEqual(['images']);
    }));
});
