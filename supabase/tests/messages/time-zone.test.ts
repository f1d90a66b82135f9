import { describe, expect, it } from 'vitest';
import { getTimeZone, openSite } from '../support/time-zones.ts';
import { captureError, inWorld } from '../support/world.ts';

describe('the time zone of an account', () => {
  it.each([
    'UTC',
    'Asia/Kolkata',
    'America/Argentina/Buenos_Aires',
    'America/Port-au-Prince',
    'Etc/GMT+12',
  ])('is the one in which the site is open: %s', (zone) =>
    inWorld(async (world) => {
      const [person, other] = [await world.addPerson(), await world.addPerson()];
      await openSite(world, person, zone);
      expect(await getTimeZone(world, person)).toBe(zone);
      expect(await getTimeZone(world, other)).toBeNull();
    }),
  );

  it.each([
    ...[null, '', 'utc', 'Mars/Base', 'ABC5', '+02:00', 'Europe/Berlin; drop table x', 'now()'],
    `America/${'x'.repeat(60)}`,
  ])('stays if the browser names none: %j', (zone) =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      await openSite(world, person, 'Europe/Berlin');
      await openSite(world, person, zone);
      expect(await getTimeZone(world, person)).toBe('Europe/Berlin');
    }),
  );

  it('is no edit of what is private, and nobody else changes or reads it', () =>
    inWorld(async (world) => {
      const [person, stranger] = [await world.addPerson(), await world.addPerson()];
      const edited = async () =>
        (
          await world.sql`select updated_at from public.user_private where user_id = ${person.id}`
        )[0];
      const before = await edited();
      await openSite(world, person, 'Europe/Berlin');
      expect(await edited()).toEqual(before);
      const read = await world.as(
        stranger,
        (sql) => sql`select from public.user_private where time_zone is not null`,
      );
      expect(read).toHaveLength(0);
      const write = world.as(
        person,
        (sql) => sql`update public.user_private set time_zone = 'UTC' where user_id = ${person.id}`,
      );
      expect((await captureError(write)).code).toBe('42501');
    }));
});
