import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inWorld, captureError } from '../support/world.ts';
import type { World } from '../support/world.ts';

const file = randomUUID();
const upload = (world: World, person: { id: string }, name: string) =>
  world.as(
    person,
    (sql) =>
      sql`insert into storage.objects (id, bucket_id, name) values (gen_random_uuid(), 'images', ${name})`,
  );

describe('the bucket for images', () => {
  it('denies a user who has deleted their account, although the token is still valid', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      await world.sql`delete from auth.users where id = ${person.id}`;
      const name = `${person.id}/avatar/${file}.png`;
      expect((await captureError(upload(world, person, name))).code).toBe('42501');
    }));

  it('shows nothing of suspended users until they are reinstated', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      const other = await world.addPerson();
      for (const { id } of [person, other]) {
        await upload(world, { id }, `${id}/avatar/${file}.png`);
      }
      const publicImages = async () => {
        const rows = await world.sql<{ name: string }[]>`
          select o.name from storage.objects o join storage.buckets b on b.id = o.bucket_id
          where b.public and o.name like ${`%${file}.png`}`;
        return rows.map(({ name }) => name).sort();
      };
      const both = [person, other].map(({ id }) => `${id}/avatar/${file}.png`).sort();
      // Not in one of their folders.
      const archived = `archive/${person.id}/${randomUUID()}`;
      // Nothing that the app stores, although it starts with their id.
      const exported = `${person.id}/${randomUUID()}`;
      const bucketsOf = async () => {
        const names = [archived, exported];
        const rows = await world.sql<{ name: string; bucket_id: string }[]>`
          select name, bucket_id from storage.objects where name = any (${names})`;
        return names.map((name) => rows.find((row) => row.name === name)?.bucket_id);
      };
      await world.sql`insert into storage.buckets (id, name) values ('exports', 'exports')`;
      await world.sql`insert into storage.objects (bucket_id, name) values ('exports', ${exported})`;
      await world.sql`insert into storage.objects (bucket_id, name) values ('images', ${archived})`;
      await world.suspend(person);
      expect(await publicImages()).toEqual([`${other.id}/avatar/${file}.png`]);
      const list = world.as(person, (sql) => sql`select from storage.objects`);
      expect((await list).count).toBe(0);
      expect(await bucketsOf()).toEqual(['images', 'exports']);
      await world.sql`update storage.objects set bucket_id = 'blocked-images' where name = ${archived}`;
      await world.sql`delete from private.suspensions where user_id = ${person.id}`;
      expect(await bucketsOf()).toEqual(['blocked-images', 'exports']);
      expect(await publicImages()).toEqual(both);
      await world.suspend(person);
      await world.sql`delete from auth.users where id = ${person.id}`;
      expect(await publicImages()).toEqual([`${other.id}/avatar/${file}.png`]);
    }));

  it("rejects another user's image in a gallery, and accepts own images and links", () =>
    inWorld(async (world) => {
      const person = await world.addPerson({ isDev: true });
      const other = await world.addPerson({ isDev: true });
      const project = await world.addProject(person);
      await world.addProject(other);
      const show = (url: string) =>
        world.as(
          person,
          (sql) => sql`
            insert into public.project_media (project_id, kind, url)
            values (${project}, 'image', ${url}) returning client_key`,
        );
      expect((await captureError(show(`${other.id}/project/${file}.png`))).code).toBe('23514');
      await show('https://a.example/b.png');
      const [row] = await show(`${person.id}/project/${file}.png`);
      const change = world.as(
        person,
        (sql) => sql`
          update public.project_media set url = ${`${other.id}/project/${file}.png`}
          where client_key = ${String(row?.client_key)}`,
      );
      expect((await captureError(change)).code).toBe('23514');
    }));
});
