import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { captureError, inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { bucketOf, clear, listed, next } from './stored-images.ts';

type Person = Awaited<ReturnType<World['addPerson']>>;

/** A large image of a project and its small copy. */
function namesOf({ id }: Person) {
  const path = `${id}/project/${randomUUID()}`;
  return { large: `${path}-1600.jpg`, small: `${path}-480.jpg` };
}

async function addPair(world: World, person: Person, hours = 0) {
  const names = namesOf(person);
  for (const name of [names.small, names.large]) {
    await world.sql`
      insert into storage.objects (bucket_id, name, created_at)
      values ('images', ${name}, now() - ${`${hours} hours`}::text::interval)`;
  }
  return names;
}

const upload = (world: World, person: Person, name: string) =>
  world.as(
    person,
    (sql) => sql`insert into storage.objects (bucket_id, name) values ('images', ${name})`,
  );

describe('a large image and its small copy', () => {
  it('are uploaded into the own folder only', () =>
    inWorld(async (world) => {
      const person = await world.addPerson({ isDev: true });
      const other = await world.addPerson({ isDev: true });
      const { large, small } = namesOf(person);
      await upload(world, person, small);
      await upload(world, person, large);
      for (const name of Object.values(namesOf(other))) {
        expect((await captureError(upload(world, person, name))).code).toBe('42501');
      }
      const unknown = large.replace('-1600', '-800');
      expect((await captureError(upload(world, person, unknown))).code).toBe('42501');
    }));

  it.each(['small', 'large'] as const)('count for themselves: at most 200 %s ones', (kind) =>
    inWorld(async (world) => {
      const person = await world.addPerson({ isDev: true });
      const suffix = kind === 'small' ? '-480.jpg' : '-1600.jpg';
      await world.sql`
        insert into storage.objects (bucket_id, name)
        select 'images', ${person.id}::text || '/project/' || gen_random_uuid() || ${suffix}
        from generate_series(1, 200)`;
      const names = namesOf(person);
      const other = kind === 'small' ? names.large : names.small;
      expect((await captureError(upload(world, person, names[kind]))).code).toBe('42501');
      await upload(world, person, other);
    }),
  );

  it('are named in a row by the large one', () =>
    inWorld(async (world) => {
      const person = await world.addPerson({ isDev: true });
      const { large, small } = namesOf(person);
      await world.addProject(person, { image_url: large });
      const error = await captureError(world.addProject(person, { image_url: small }));
      expect(error.code).toBe('23514');
    }));

  it('are both kept while a row names the large one, and both removed otherwise', () =>
    inWorld(async (world) => {
      const person = await world.addPerson({ isDev: true });
      const used = await addPair(world, person, 13);
      const unused = await addPair(world, person, 13);
      await world.addProject(person, { image_url: used.large });
      await clear(world);
      await world.sql`select private.remove_orphaned_images()`;
      const own = (await listed(world)).filter((name) => name.startsWith(person.id));
      expect(own).toEqual([unused.large, unused.small].toSorted());
    }));

  it('are both listed when the row names another image, and come back with it', () =>
    inWorld(async (world) => {
      const person = await world.addPerson({ isDev: true });
      const { large, small } = await addPair(world, person);
      const project = await world.addProject(person, { image_url: large });
      await clear(world);
      await world.sql`update public.projects set image_url = null where id = ${project}`;
      expect(await listed(world)).toEqual([large, small].toSorted());
      await world.sql`update public.projects set image_url = ${large} where id = ${project}`;
      expect(await next(world)).toEqual([]);
      expect(await listed(world)).toEqual([]);
    }));

  it('are both blocked with their owner, and removed with the account', () =>
    inWorld(async (world) => {
      const person = await world.addPerson({ isDev: true });
      const { large, small } = await addPair(world, person);
      await world.suspend(person);
      expect([await bucketOf(world, large), await bucketOf(world, small)]).toEqual([
        ['blocked-images'],
        ['blocked-images'],
      ]);
      await clear(world);
      await world.sql`delete from auth.users where id = ${person.id}`;
      expect(await listed(world)).toEqual([large, small].toSorted());
    }));
});
