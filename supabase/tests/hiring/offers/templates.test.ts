import { describe, expect, it } from 'vitest';
import { scope } from '../../support/offers.ts';
import { captureError, inWorld } from '../../support/world.ts';
import type { Caller, World } from '../../support/world.ts';

type Row = Record<string, unknown>;
const row = { name: 'Map', title: 'A map', scope, price: 5, days: 3 };

const save = (world: World, person: Caller, change: Row = {}) =>
  world.as(person, (sql) => sql`insert into public.offer_templates ${sql({ ...row, ...change })}`);
const listNames = async (world: World, person: Caller) => {
  const rows = await world.as(
    person,
    (sql) => sql<{ name: string }[]>`select name from public.offer_templates order by 1`,
  );
  return rows.map(({ name }) => name);
};

describe('a template', () => {
  it.each<[Row, string]>([
    [{ name: ' ' }, 'Add a name of at most 80 characters'],
    [{ name: null }, 'Add a name of at most 80 characters'],
    [{ name: 'x'.repeat(81) }, 'Add a name of at most 80 characters'],
    [{ title: ' ' }, 'Add a title of at most 150 characters'],
    [{ scope: 'short' }, 'Describe the scope in at least 20 characters'],
    [{ price: 0 }, 'Enter a price from $1 to $1,000,000'],
    [{ revisions: 21 }, 'Enter 0 to 20 revisions'],
    [{ days: 0 }, 'Enter 1 to 730 days'],
    [{ days: 731 }, 'Enter 1 to 730 days'],
    [{ days: null }, 'Enter 1 to 730 days'],
  ])('with %j is rejected', (change, message) =>
    inWorld(async (world) => {
      const creator = await world.addPerson({ isDev: true });
      expect(await captureError(save(world, creator, change))).toEqual({ code: 'PT400', message });
      await save(world, creator);
      const edit = world.as(
        creator,
        (sql) => sql`update public.offer_templates set ${sql(change)}`,
      );
      expect(await captureError(edit)).toEqual({ code: 'PT400', message });
    }),
  );

  it('is its owner’s alone', () =>
    inWorld(async (world) => {
      const creator = await world.addPerson({ isDev: true });
      const other = await world.addPerson({ isDev: true });
      await save(world, creator, { name: ' Map ', revisions: 2 });
      await save(world, other, { name: 'Map' });
      for (const statement of [
        "update public.offer_templates set name = 'Taken', title = 'Taken'",
        'delete from public.offer_templates',
      ]) {
        expect(await listNames(world, creator)).toEqual(['Map']);
        await world.as(other, (sql) => sql.unsafe(statement));
      }
      expect(await listNames(world, creator)).toEqual(['Map']);
      expect(await listNames(world, other)).toEqual([]);
      const theirs = save(world, other, { user_id: creator.id });
      expect(await captureError(theirs)).toMatchObject({ code: '42501' });
    }));

  it('is saved by creators who may write', () =>
    inWorld(async (world) => {
      const client = await world.addPerson();
      expect(await captureError(save(world, client))).toMatchObject({ code: '42501' });
      const creator = await world.addPerson({ isDev: true });
      await save(world, creator);
      await world.suspend(creator);
      expect(await captureError(save(world, creator, { name: 'B' }))).toMatchObject({
        code: '42501',
      });
      const edit = world.as(creator, (sql) => sql`update public.offer_templates set days = 9`);
      expect(await captureError(edit)).toMatchObject({ code: '42501' });
    }));

  it('has a name of its own', () =>
    inWorld(async (world) => {
      const creator = await world.addPerson({ isDev: true });
      await save(world, creator);
      await save(world, creator, { name: 'Other' });
      const taken = { code: 'PT409', message: 'You have a template with this name' };
      expect(await captureError(save(world, creator, { name: ' Map' }))).toEqual(taken);
      const rename = world.as(
        creator,
        (sql) => sql`update public.offer_templates set name = 'Map' where name = 'Other'`,
      );
      expect(await captureError(rename)).toEqual(taken);
      await world.as(creator, (sql) => sql`update public.offer_templates set days = 9`);
    }));

  it('is one of twenty at most', () =>
    inWorld(async (world) => {
      const creator = await world.addPerson({ isDev: true });
      for (let number = 1; number <= 20; number += 1) {
        await save(world, creator, { name: `Map ${number}` });
      }
      expect(await captureError(save(world, creator))).toEqual({
        ...{ code: 'PT409', message: 'You have 20 templates. Delete one to save another' },
      });
      await world.as(creator, (sql) => sql`update public.offer_templates set days = 9`);
      await world.as(
        creator,
        (sql) => sql`delete from public.offer_templates where name = 'Map 7'`,
      );
      await save(world, creator);
      expect(await listNames(world, creator)).toHaveLength(20);
    }));
});
