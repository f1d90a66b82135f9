import type { TransactionSql } from 'postgres';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { description, insert, patch } from '../support/rows.ts';
import { inWorld, captureError } from '../support/world.ts';

describe('columns that a user cannot write', () => {
  it.each([
    ['users', { id: randomUUID() }],
    ['users', { created_at: '2001-01-01' }],
    ['users', { updated_at: '2001-01-01' }],
    ['users', { rating_avg: 5 }],
    ['users', { rating_count: 900 }],
    ['user_private', { email: 'a@example.com' }],
    ['user_private', { user_id: randomUUID() }],
    ['creator_contacts', { user_id: randomUUID() }],
  ])('of %s: %o', (table, changes) =>
    inWorld(async (world) => {
      const person = await world.addPerson({ isDev: true });
      const attempt = world.as(person, (sql) => patch(sql, table, person.id, changes));
      expect((await captureError(attempt)).code).toBe('42501');
    }),
  );

  it.each(['projects', 'services'])('of %s: the owner', (table) =>
    inWorld(async (world) => {
      const person = await world.addPerson({ isDev: true });
      const other = await world.addPerson({ isDev: true });
      const id =
        table === 'projects' ? await world.addProject(person) : await world.addService(person);
      const attempt = world.as(person, (sql) => patch(sql, table, id, { user_id: other.id }));
      expect((await captureError(attempt)).code).toBe('42501');
    }),
  );
});

describe('publishing', () => {
  it('uses the caller as the owner by default', () =>
    inWorld(async (world) => {
      const person = await world.addPerson({ isDev: true });
      await world.as(person, (sql) =>
        insert(sql, 'services', {
          title: 'A service',
          description,
          price: 5,
          duration: '1 day',
          is_active: null,
          metadata: {},
          images: [],
          user_id: person.id,
        }),
      );
      await world.as(
        person,
        (sql) =>
          sql`insert into public.projects (title, description, tags) values ('Mine', ${description}, '{Web}')`,
      );
      expect(
        await world.sql`select from public.projects where user_id = ${person.id}`,
      ).toHaveLength(1);
    }));

  it('in the name of another user is rejected', () =>
    inWorld(async (world) => {
      const person = await world.addPerson({ isDev: true });
      const other = await world.addPerson({ isDev: true });
      const theirs = await world.addProject(other);
      const attempts: ((sql: TransactionSql) => Promise<unknown>)[] = [
        (sql) =>
          sql`insert into public.projects (user_id, title, description, tags) values (${other.id}, 'x', ${description}, '{Web}')`,
        (sql) =>
          sql`insert into public.services (user_id, title, description, price, duration) values (${other.id}, 'x', ${description}, 5, '1 day')`,
        (sql) =>
          sql`insert into public.project_media (project_id, kind, url) values (${theirs}, 'image', 'https://a.example/b.png')`,
        (sql) =>
          sql`insert into public.project_code_samples (project_id, title, language, code) values (${theirs}, 'x', 'SQL', 'x')`,
        (sql) =>
          sql`insert into public.creator_contacts (user_id, email) values (${other.id}, 'a@example.com')`,
      ];
      for (const attempt of attempts)
        expect((await captureError(world.as(person, attempt))).code).toBe('42501');
    }));

  it('requires the developer flag, which all users can set for themselves', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      const publish = () =>
        world.as(
          person,
          (sql) =>
            sql`insert into public.services (title, description, price, duration) values ('x', ${description}, 5, '1 day')`,
        );
      expect((await captureError(publish())).code).toBe('42501');
      await world.as(person, (sql) => patch(sql, 'users', person.id, { is_dev: true }));
      expect((await publish()).count).toBe(1);
      const others = await world.as(
        person,
        (sql) => sql`select from public.user_private where user_id <> ${person.id}`,
      );
      expect(others).toHaveLength(0);
    }));

  it.each([
    'update public.projects set title = title',
    'delete from public.projects',
    'update public.services set title = title',
    'delete from public.services',
    'delete from public.project_media',
    'delete from public.project_code_samples',
    'update public.project_media set caption = caption',
    'update public.project_code_samples set title = title',
  ])('is rejected while the user is a client: %s', (statement) =>
    inWorld(async (world) => {
      const person = await world.addPerson({ isDev: true });
      const project = await world.addProject(person);
      await world.addService(person);
      await world.sql`insert into public.project_media (project_id, kind, url) values (${project}, 'image', 'https://a.example/b.png')`;
      await world.sql`insert into public.project_code_samples (project_id, title, language, code) values (${project}, 'x', 'SQL', 'x')`;
      await world.sql`update public.users set is_dev = false where id = ${person.id}`;
      expect((await world.as(person, (sql) => sql.unsafe(statement))).count).toBe(0);
    }),
  );

  it('allows 12 images and 10 code samples per project', () =>
    inWorld(async (world) => {
      const person = await world.addPerson({ isDev: true });
      const project = await world.addProject(person);
      const addMedia = (count: number) =>
        world.as(
          person,
          (sql) =>
            sql`insert into public.project_media (project_id, kind, url) select ${project}, 'image', 'https://a.example/b.png' from generate_series(1, ${count})`,
        );
      const addCode = (count: number) =>
        world.as(
          person,
          (sql) =>
            sql`insert into public.project_code_samples (project_id, title, language, code) select ${project}, 'x', 'SQL', 'x' from generate_series(1, ${count})`,
        );
      expect((await addMedia(12)).count).toBe(12);
      expect((await addCode(10)).count).toBe(10);
      expect((await captureError(addMedia(1))).code).toBe('PT400');
      expect((await captureError(addCode(1))).code).toBe('PT400');
    }));
});

describe('the version of a row', () => {
  it('increases with an edit, and an edit of an older version finds no row', () =>
    inWorld(async (world) => {
      const person = await world.addPerson({ isDev: true });
      const edit = (version: string, bio: string) =>
        world.as(
          person,
          (sql) =>
            sql`update public.users set bio = ${bio} where id = ${person.id} and updated_at = ${version}::text::timestamptz returning updated_at::text as version`,
        );
      const [before] = await world.sql<
        { version: string }[]
      >`select updated_at::text as version from public.users where id = ${person.id}`;
      const [first] = await edit(String(before?.version), 'one');
      expect(first?.version).not.toBe(before?.version);
      expect(await edit(String(before?.version), 'two')).toHaveLength(0);
      expect(await edit(String(first?.version), 'three')).toHaveLength(1);
    }));

  it('increases with each of many quick edits', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      const versions = new Set<unknown>();
      for (const bio of Array.from({ length: 30 }, (_, index) => String(index))) {
        const [row] = await world.sql`
          update public.users set bio = ${bio} where id = ${person.id}
          returning updated_at::text as version`;
        versions.add(row?.version);
      }
      expect(versions.size).toBe(30);
    }));

  it('does not change when a review changes the rating', () =>
    inWorld(async (world) => {
      const creator = await world.addPerson({ isDev: true });
      const client = await world.addPerson();
      const version = async () =>
        (
          await world.sql<
            { version: string }[]
          >`select updated_at::text as version from public.users where id = ${creator.id}`
        )[0]?.version;
      const before = await version();
      await world.sql`insert into public.reviews (user_id, target_user_id, rating, comment) values (${client.id}, ${creator.id}, 4, 'Good')`;
      expect(await version()).toBe(before);
    }));
});
