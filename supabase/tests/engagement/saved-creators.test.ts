import { expect, it } from 'vitest';
import { inWorld, captureError } from '../support/world.ts';
import type { World } from '../support/world.ts';

const save = (
  world: World,
  person: { id: string },
  creator: { id: string },
  note: string | null = null,
) =>
  world.as(
    person,
    (sql) =>
      sql`insert into public.saved_creators (creator_id, note) values (${creator.id}, ${note})`,
  );

it('saves a creator once, with an editable note', () =>
  inWorld(async (world) => {
    const creator = await world.addPerson({ isDev: true });
    const person = await world.addPerson();
    await save(world, person, creator, 'For spring');
    expect((await captureError(save(world, person, creator))).code).toBe('23505');
    const change = await world.as(
      person,
      (sql) => sql`update public.saved_creators set note = 'For autumn'`,
    );
    expect(change.count).toBe(1);
    const remove = await world.as(person, (sql) => sql`delete from public.saved_creators`);
    expect(remove.count).toBe(1);
  }));

it('only accepts public creators, and not the caller', () =>
  inWorld(async (world) => {
    const creator = await world.addPerson({ isDev: true });
    const client = await world.addPerson();
    expect((await captureError(save(world, creator, client))).code).toBe('42501');
    expect((await captureError(save(world, creator, creator))).code).toBe('23514');
    await world.suspend(creator);
    expect((await captureError(save(world, client, creator))).code).toBe('42501');
  }));

it.each([' ', 'x'.repeat(501)])('rejects the note %j', (note) =>
  inWorld(async (world) => {
    const creator = await world.addPerson({ isDev: true });
    expect((await captureError(save(world, await world.addPerson(), creator, note))).code).toBe(
      '23514',
    );
  }),
);

it('denies suspended users, and access to rows of others', () =>
  inWorld(async (world) => {
    const creator = await world.addPerson({ isDev: true });
    const person = await world.addPerson();
    await save(world, person, creator);
    const spoof = world.as(
      creator,
      (sql) =>
        sql`insert into public.saved_creators (user_id, creator_id) values (${person.id}, ${creator.id})`,
    );
    expect((await captureError(spoof)).code).toBe('42501');
    for (const column of ['creator_id', 'user_id', 'created_at']) {
      const move = world.as(
        person,
        (sql) => sql`update public.saved_creators set ${sql(column)} = ${sql(column)}`,
      );
      expect((await captureError(move)).code).toBe('42501');
    }
    await world.suspend(person);
    const note = world.as(person, (sql) => sql`update public.saved_creators set note = 'x'`);
    expect((await captureError(note)).code).toBe('42501');
    const remove = await world.as(person, (sql) => sql`delete from public.saved_creators`);
    expect(remove.count).toBe(0);
  }));
