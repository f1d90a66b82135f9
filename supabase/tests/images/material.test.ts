import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { description } from '../support/rows.ts';
import { deleteObjects } from '../support/stored-objects.ts';
import { inWorld, captureError } from '../support/world.ts';
import type { Caller, World } from '../support/world.ts';

const picture = 'https://a.example/b.png';
const addMedia = (world: World, caller: Caller, project: string) =>
  world.as(
    caller,
    (sql) =>
      sql`insert into public.project_media (project_id, kind, url) values (${project}, 'image', ${picture})`,
  );
const addCode = (world: World, caller: Caller, project: string) =>
  world.as(
    caller,
    (sql) =>
      sql`insert into public.project_code_samples (project_id, title, language, code) values (${project}, 'x', 'SQL', 'x')`,
  );

describe('images and code of a hidden project', () => {
  it.each(['project_media', 'project_code_samples'])('are not visible in %s for others', (table) =>
    inWorld(async (world) => {
      const creator = await world.addPerson({ isDev: true });
      const stranger = await world.addPerson();
      const project = await world.addProject(creator);
      await addMedia(world, creator, project);
      await addCode(world, creator, project);
      const count = (caller: Caller) =>
        world.as(
          caller,
          async (sql) =>
            (await sql`select from public.${sql(table)} where project_id = ${project}`).count,
        );
      expect([await count('visitor'), await count(stranger)]).toEqual([1, 1]);
      await world.hide('project', project);
      expect([await count('visitor'), await count(stranger), await count(creator)]).toEqual([
        0, 0, 1,
      ]);
    }),
  );
});

describe('a creator who became a client', () => {
  it('cannot add projects, images or code', () =>
    inWorld(async (world) => {
      const person = await world.addPerson({ isDev: true });
      const project = await world.addProject(person);
      await world.sql`update public.users set is_dev = false where id = ${person.id}`;
      const publish = world.as(
        person,
        (sql) =>
          sql`insert into public.projects (title, description, tags) values ('x', ${description}, '{Web}')`,
      );
      expect((await captureError(publish)).code).toBe('42501');
      expect((await captureError(addMedia(world, person, project))).code).toBe('42501');
      expect((await captureError(addCode(world, person, project))).code).toBe('42501');
    }));
});

describe('images', () => {
  it('in another bucket are neither listed nor deleted', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      const name = `${person.id}/avatar/${randomUUID()}.png`;
      await world.sql`insert into storage.buckets (id, name) values ('other', 'other')`;
      await world.sql`insert into storage.objects (id, bucket_id, name) values (gen_random_uuid(), 'other', ${name})`;
      const seen = await world.as(person, (sql) => sql`select from storage.objects`);
      const removed = await world.as(person, (sql) => deleteObjects(sql));
      expect([seen.count, removed]).toEqual([0, 0]);
    }));

  it('are not deleted by their owner while they are suspended', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      const name = `${person.id}/avatar/${randomUUID()}.png`;
      await world.sql`insert into storage.objects (id, bucket_id, name) values (gen_random_uuid(), 'images', ${name})`;
      await world.suspend(person);
      // A suspension takes stored images out of the public bucket; an upload under way may still arrive there.
      await world.sql`update storage.objects set bucket_id = 'images' where name = ${name}`;
      const removed = await world.as(person, (sql) => deleteObjects(sql));
      expect(removed).toBe(0);
    }));
});
