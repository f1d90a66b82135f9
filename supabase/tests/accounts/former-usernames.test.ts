import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { overlap } from '../races/waiting.ts';
import { addAccounts, patch } from '../support/rows.ts';
import { become, inWorld, captureError, sql } from '../support/world.ts';
import type { Caller, World } from '../support/world.ts';

type Person = { id: string };

const rename = (world: World, person: Person, username: string | null) =>
  world.as(person, (tx) => patch(tx, 'users', person.id, { username }));
const age = (world: World, username: string, days: number) =>
  world.sql`
    update private.former_usernames set reserved_until = reserved_until - make_interval(days => ${days})
    where username = ${username}`;

/** The result of a function for this username. */
async function callByName<T>(world: World, name: string, caller: Caller, functionName: string) {
  const [row] = await world.as(
    caller,
    (tx) => tx<{ answer: T }[]>`select ${tx(`public.${functionName}`)}(${name}) as answer`,
  );
  return row?.answer;
}
const isAvailable = (world: World, name: string, caller: Caller = 'visitor') =>
  callByName<boolean>(world, name, caller, 'username_available');
const creatorBy = (world: World, name: string) =>
  callByName<string | null>(world, name, 'visitor', 'creator_by_former_username');
const getUsernameStatus = (world: World, name: string) =>
  callByName<string>(world, name, 'visitor', 'username_status');
const getUsername = async (world: World, { id }: Person) =>
  (
    await world.sql<
      { username: string | null }[]
    >`select username from public.users where id = ${id}`
  )[0]?.username;

/** Mira, a creator whose username was 'mira-old', and another user who would like that username. */
async function addRenamed(world: World) {
  const mira = await world.addPerson({ isDev: true, metadata: { username: 'mira-old' } });
  const rival = await world.addPerson();
  await rename(world, mira, 'mira-new');
  return { mira, rival };
}

it('leads to its creator for 90 days, in any case', () =>
  inWorld(async (world) => {
    const { mira } = await addRenamed(world);
    expect(await creatorBy(world, 'Mira-Old')).toBe(mira.id);
    expect(await creatorBy(world, 'mira-new')).toBeNull();
    expect(await getUsernameStatus(world, 'Mira-Old')).toBe('public');
    expect(await getUsernameStatus(world, 'nobody-here')).toBe('unknown');
    await age(world, 'mira-old', 89);
    expect(await creatorBy(world, 'mira-old')).toBe(mira.id);
    await age(world, 'mira-old', 2);
    expect(await creatorBy(world, 'mira-old')).toBeNull();
    expect(await getUsernameStatus(world, 'mira-old')).toBe('unknown');
  }));

it('leads nowhere while the creator is hidden', () =>
  inWorld(async (world) => {
    const { mira } = await addRenamed(world);
    await world.hide('user', mira.id);
    expect(await creatorBy(world, 'mira-old')).toBeNull();
    expect(await getUsernameStatus(world, 'mira-old')).toBe('hidden');
  }));

it('is reserved in the profile and at sign-up until the 90 days are over', () =>
  inWorld(async (world) => {
    const { rival } = await addRenamed(world);
    expect((await captureError(rename(world, rival, 'mira-old'))).code).toBe('23505');
    const newcomer = await world.addPerson({ metadata: { username: 'mira-old' } });
    expect(await getUsername(world, newcomer)).toBeNull();
    for (const caller of ['visitor', rival] as const)
      expect([
        await isAvailable(world, 'Mira-Old', caller),
        await isAvailable(world, 'mira-other', caller),
      ]).toEqual([false, true]);
    await age(world, 'mira-old', 91);
    expect(await isAvailable(world, 'mira-old', rival)).toBe(true);
    await rename(world, rival, 'mira-old');
    await rename(world, rival, null);
    expect(await isAvailable(world, 'mira-old', rival)).toBe(true);
    expect(await isAvailable(world, 'mira-old')).toBe(false);
  }));

it('can be taken back by its former owner', () =>
  inWorld(async (world) => {
    const { mira } = await addRenamed(world);
    expect(await isAvailable(world, 'mira-old', mira)).toBe(true);
    await rename(world, mira, 'mira-old');
    expect(await getUsername(world, mira)).toBe('mira-old');
    expect(await creatorBy(world, 'mira-new')).toBe(mira.id);
    expect(await creatorBy(world, 'mira-old')).toBeNull();
  }));

it('is reserved when the username is removed, but not when the same username is written again', () =>
  inWorld(async (world) => {
    const { mira, rival } = await addRenamed(world);
    await rename(world, mira, 'mira-new');
    await rename(world, mira, null);
    expect(await creatorBy(world, 'mira-new')).toBe(mira.id);
    expect((await captureError(rename(world, rival, 'mira-new'))).code).toBe('23505');
  }));

it('is one of at most five per user', () =>
  inWorld(async (world) => {
    const { mira, rival } = await addRenamed(world);
    const names = Array.from({ length: 7 }, (_, index) => `rival-${index}`);
    for (const [index, name] of names.entries()) {
      await rename(world, rival, name);
      if (index > 2) await rename(world, mira, `mira-${index}`);
      await world.sql`select pg_sleep(0.002)`;
    }
    const reserved = await world.sql`
      select username from private.former_usernames
      where user_id = ${rival.id} order by reserved_until`;
    expect(reserved.map(({ username }) => String(username))).toEqual(names.slice(1, 6));
    expect(await creatorBy(world, 'mira-old')).toBe(mira.id);
  }));

it('is reserved for 90 days after the account is deleted, as is the last one, and leads nowhere', () =>
  inWorld(async (world) => {
    const { mira, rival } = await addRenamed(world);
    await world.sql`delete from auth.users where id = ${mira.id}`;
    for (const name of ['mira-old', 'mira-new']) {
      expect(await isAvailable(world, name)).toBe(false);
      expect((await captureError(rename(world, rival, name))).code).toBe('23505');
      expect(await creatorBy(world, name)).toBeNull();
      expect(await getUsernameStatus(world, name)).toBe('unknown');
      await age(world, name, 91);
      await rename(world, rival, name);
      expect(await getUsername(world, rival)).toBe(name);
    }
  }));

it('is part of the export of its former owner and visible to no one else', () =>
  inWorld(async (world) => {
    const { mira, rival } = await addRenamed(world);
    const names = async (caller: Caller) => {
      const [row] = await world.as(
        caller,
        (tx) => tx<{ data: Record<string, { username: string }[] | null> }[]>`
          select public.export_my_data() as data`,
      );
      return row?.data['former_usernames']?.map(({ username }) => username) ?? [];
    };
    expect(await names(mira)).toEqual(['mira-old']);
    expect(await names(rival)).toEqual([]);
    for (const caller of ['visitor', mira] as const) {
      const read = world.as(caller, (tx) => tx`select from private.former_usernames`);
      expect((await captureError(read)).code).toBe('42501');
    }
  }));

it('is removed by the daily cleanup after its reservation has ended', () =>
  inWorld(async (world) => {
    const { mira } = await addRenamed(world);
    await rename(world, mira, 'mira-third');
    await age(world, 'mira-old', 91);
    await world.sql`select private.prune()`;
    const left = await world.sql`
      select username from private.former_usernames where user_id = ${mira.id}`;
    expect(left).toEqual([{ username: 'mira-new' }]);
  }));

it('belongs to one existing user', () =>
  inWorld(async (world) => {
    const { rival } = await addRenamed(world);
    const add = (username: string, id: string) =>
      world.sql.savepoint(
        (tx) =>
          tx`insert into private.former_usernames (username, user_id) values (${username}, ${id})`,
      );
    expect((await captureError(add('mira-old', rival.id))).code).toBe('23505');
    expect((await captureError(add('mira-gone', randomUUID()))).code).toBe('23503');
  }));

const racers = [randomUUID(), randomUUID()] as const;
afterAll(async () => {
  await sql`delete from auth.users where id = any (${[...racers]})`;
});

it('cannot be taken by another user while its owner is giving it up', async () => {
  const [owner, rival] = racers;
  const name = `race-${owner.slice(0, 8)}`;
  for (const id of racers) {
    await addAccounts(sql, [id], { name: 'Racer', ...(id === owner && { username: name }) });
  }
  const attempt = await overlap(
    async (tx) => {
      await become(tx, { id: owner });
      await patch(tx, 'users', owner, { username: `${name}-new` });
    },
    () =>
      sql
        .begin(async (other) => {
          await become(other, { id: rival });
          await patch(other, 'users', rival, { username: name });
        })
        .catch((error: unknown) => error),
  );
  expect(attempt).toMatchObject({ code: '23505' });
});
