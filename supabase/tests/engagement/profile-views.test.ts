import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { inWorld, captureError } from '../support/world.ts';
import type { Caller, World } from '../support/world.ts';

type Person = Awaited<ReturnType<World['addPerson']>>;

const view = (
  world: World,
  caller: Caller,
  creator: { id: string },
  key: string | null = randomUUID(),
) => world.as(caller, (sql) => sql`select public.record_profile_view(${creator.id}, ${key})`);

/** The creator's view. */
async function countViews(world: World, creator: Person) {
  const [row] = await world.as(
    creator,
    (sql) => sql`select view_count from public.user_private where user_id = ${creator.id}`,
  );
  return Number(row?.view_count);
}

it('counts a visitor of each creator once a day', () =>
  inWorld(async (world) => {
    const creator = await world.addPerson({ isDev: true });
    const other = await world.addPerson({ isDev: true });
    const key = randomUUID();
    await view(world, 'visitor', creator, key);
    await view(world, 'visitor', creator, key);
    await view(world, 'visitor', creator);
    expect(await countViews(world, creator)).toBe(2);
    expect(await countViews(world, other)).toBe(0);
    await view(world, 'visitor', other, key);
    expect(await countViews(world, other)).toBe(1);
    await world.sql`update public.profile_views set day = day - 1`;
    await view(world, 'visitor', creator, key);
    expect(await countViews(world, creator)).toBe(3);
  }));

it('counts a user once a day, whatever key their browsers send', () =>
  inWorld(async (world) => {
    const creator = await world.addPerson({ isDev: true });
    const person = await world.addPerson();
    await view(world, person, creator, null);
    expect(await countViews(world, creator)).toBe(1);
    await view(world, person, creator);
    await view(world, person, creator);
    expect(await countViews(world, creator)).toBe(1);
    const rows = await world.as(person, (sql) => sql`select user_id from public.profile_views`);
    expect(rows).toEqual([{ user_id: person.id }]);
  }));

it('counts neither the creator nor visitors without a key', () =>
  inWorld(async (world) => {
    const creator = await world.addPerson({ isDev: true });
    await view(world, creator, creator);
    await view(world, 'visitor', creator, null);
    expect(await countViews(world, creator)).toBe(0);
  }));

it('counts nothing for clients and hidden creators', () =>
  inWorld(async (world) => {
    const client = await world.addPerson();
    const creator = await world.addPerson({ isDev: true });
    await world.suspend(creator);
    for (const person of [client, creator]) {
      await view(world, 'visitor', person);
      expect(await countViews(world, person)).toBe(0);
    }
    await view(world, 'visitor', { id: randomUUID() });
  }));

it('keeps the total when old views are deleted', () =>
  inWorld(async (world) => {
    const creator = await world.addPerson({ isDev: true });
    await view(world, 'visitor', creator);
    await world.sql`delete from public.profile_views`;
    expect(await countViews(world, creator)).toBe(1);
  }));

it('does not change the version of the profile', () =>
  inWorld(async (world) => {
    const creator = await world.addPerson({ isDev: true });
    const version = () =>
      world.sql`select updated_at from public.user_private where user_id = ${creator.id}`;
    await world.sql`update public.user_private set preferences = '{"theme": "dark"}' where user_id = ${creator.id}`;
    const before = await version();
    await view(world, 'visitor', creator);
    expect(await version()).toEqual(before);
  }));

it('only accepts views through the function', () =>
  inWorld(async (world) => {
    const creator = await world.addPerson({ isDev: true });
    const insert = world.as(
      creator,
      (sql) =>
        sql`insert into public.profile_views (creator_id, viewer_key) values (${creator.id}, ${randomUUID()})`,
    );
    expect((await captureError(insert)).code).toBe('42501');
    const update = world.as(creator, (sql) => sql`update public.user_private set view_count = 9`);
    expect((await captureError(update)).code).toBe('42501');
  }));
