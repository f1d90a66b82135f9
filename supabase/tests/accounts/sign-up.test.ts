import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { addAccounts, patch } from '../support/rows.ts';
import { inWorld, captureError, sql } from '../support/world.ts';
import type { World } from '../support/world.ts';

async function getProfile(world: World, { id }: { id: string }) {
  const [row] = await world.sql<{ name: string; username: string | null; is_dev: boolean }[]>`
    select name, username, is_dev from public.users where id = ${id}`;
  return row;
}

describe('a sign-up', () => {
  it('creates the profile and its private part, with the name and the username', () =>
    inWorld(async (world) => {
      const person = await world.addPerson({
        name: ' Mira Holt ',
        metadata: { username: 'Mira-Holt' },
      });
      expect(await getProfile(world, person)).toEqual({
        name: 'Mira Holt',
        username: 'mira-holt',
        is_dev: false,
      });
      const [row] =
        await world.sql`select email from public.user_private where user_id = ${person.id}`;
      expect(row?.email).toBe(person.email);
    }));

  it('copies nothing else from the metadata', () =>
    inWorld(async (world) => {
      const metadata = {
        username: 'admin',
        is_dev: true,
        role: 'admin',
        is_admin: true,
        id: randomUUID(),
      };
      const person = await world.addPerson({ name: 'x', metadata });
      expect(await getProfile(world, person)).toEqual({ name: 'x', username: null, is_dev: false });
      const [row] = await world.as(person, (sql) => sql`select public.am_i_admin() as yes`);
      expect(row?.yes).toBe(false);
    }));

  it.each([
    'admin',
    'Support',
    'ab',
    'a'.repeat(30),
    'with space',
    'ünïcode',
    "x'; drop table users",
    '6f9619ff-8b86-d011',
    '',
  ])('with the invalid username %j succeeds without it', (username) =>
    inWorld(async (world) => {
      const person = await world.addPerson({ metadata: { username } });
      expect((await getProfile(world, person))?.username).toBeNull();
    }),
  );

  it.each([
    {},
    { name: '' },
    { name: ' \u200b\u00a0\t' },
    { name: null },
    { name: { a: 1 } },
    { name: 'n'.repeat(70_000) },
    { username: 7 },
  ])('succeeds with the unusual metadata %#', (metadata) =>
    inWorld(async (world) => {
      const id = randomUUID();
      await addAccounts(world.sql, [id], metadata);
      expect((await getProfile(world, { id }))?.name).toMatch(/\S/);
    }),
  );

  const mark = '\u0301';
  it.each([
    [`Zoe\u0308 ${'\u200b'} Quill`, 'Zoe\u0308 Quill'],
    ['Ada\u00a0\u2028\u0085Stone\u3000', 'Ada Stone'],
    [`A${mark.repeat(8)}da`, `A${mark.repeat(8)}da`],
    [`A${mark.repeat(90)}da`, `A${mark.repeat(8)}da`],
    [mark.repeat(120), mark.repeat(8)],
    ['n'.repeat(101), 'n'.repeat(100)],
    [`${'n'.repeat(98)}e${mark}x`, `${'n'.repeat(98)}e${mark}`],
    [`${'n'.repeat(99)}e${mark}x`, 'n'.repeat(99)],
    [`${'n'.repeat(90)} e${mark.repeat(12)}`, `${'n'.repeat(90)} e${mark.repeat(8)}`],
    [`${'n'.repeat(91)} e${mark.repeat(12)}`, 'n'.repeat(91)],
  ])('cleans the name %j', (name, cleaned) =>
    inWorld(async (world) => {
      expect((await getProfile(world, await world.addPerson({ name })))?.name).toBe(cleaned);
    }),
  );

  it('keeps the copy of the email address up to date', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      const other = await world.addPerson();
      await world.sql`update auth.users set email = 'moved@example.com' where id = ${person.id}`;
      const isNameUnchanged = async ({ id }: { id: string }) => {
        const [row] = await world.sql`select email from public.user_private where user_id = ${id}`;
        return String(row?.email);
      };
      expect(await isNameUnchanged(person)).toBe('moved@example.com');
      expect(await isNameUnchanged(other)).toBe(other.email);
    }));

  it('leaves nothing behind when the account is deleted', () =>
    inWorld(async (world) => {
      const person = await world.addPerson({ isDev: true });
      await world.addProject(person);
      await world.sql`delete from auth.users where id = ${person.id}`;
      expect(await getProfile(world, person)).toBeUndefined();
      expect(
        await world.sql`select from public.projects where user_id = ${person.id}`,
      ).toHaveLength(0);
    }));
});

describe('a race for a username', () => {
  const name = `race-${randomUUID().slice(0, 8)}`;
  const ids = Array.from({ length: 8 }, () => randomUUID());
  afterAll(async () => {
    await sql`delete from auth.users where id = any (${ids})`;
  });

  it('gives the username to one of eight sign-ups, and an account to all', async () => {
    await Promise.all(ids.map((id) => addAccounts(sql, [id], { name: 'Racer', username: name })));
    const rows = await sql`select username from public.users where id = any (${ids})`;
    expect(rows).toHaveLength(8);
    expect(rows.filter(({ username }) => username === name)).toHaveLength(1);
  });

  it('rejects the second user who takes the username in the profile', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      const attempt = world.as(person, (tx) => patch(tx, 'users', person.id, { username: name }));
      expect((await captureError(attempt)).code).toBe('23505');
    }));
});

describe('username_available', () => {
  const isAvailable = (
    world: World,
    name: string | null,
    caller: 'visitor' | { id: string } = 'visitor',
  ) =>
    world.as(
      caller,
      async (sql) =>
        (await sql<{ free: boolean }[]>`select public.username_available(${name}) as free`)[0]
          ?.free,
    );

  it.each([
    ['ada-stone', false],
    ['ADA-Stone', false],
    ['mira-holt', true],
    ['Mira-Holt', true],
    ['admin', false],
    ['ab', false],
    ['a'.repeat(29), true],
    ['a'.repeat(30), false],
    ['mira holt', false],
    ['', false],
    [null, false],
  ])('returns for %j: %s', (name, free) =>
    inWorld(async (world) => expect(await isAvailable(world, name)).toBe(free)),
  );

  it("treats the caller's own username as free", () =>
    inWorld(async (world) => {
      const person = await world.addPerson({ metadata: { username: 'mira-holt' } });
      expect(await isAvailable(world, 'mira-holt', person)).toBe(true);
      expect(await isAvailable(world, 'mira-holt')).toBe(false);
    }));
});
