import { describe, expect, it } from 'vitest';
import { inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { addSubscriber } from './mails.ts';

const move = (world: World, { id }: { id: string }, email: string) =>
  world.sql`update auth.users set email = ${email} where id = ${id}`;
const subscribers = async (world: World) =>
  (
    await world.sql<{ email: string; is_confirmed: boolean }[]>`
      select email, confirmed_at is not null as is_confirmed from private.newsletter_subscribers`
  ).map(({ email, is_confirmed }) => [email, is_confirmed]);

describe('the subscription of an account', () => {
  it('follows a change of the email address, is in the export, and ends with the account', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      await addSubscriber(world, person.email.toUpperCase());
      await move(world, person, 'moved@example.com');
      expect(await subscribers(world)).toEqual([['moved@example.com', true]]);
      const [row] = await world.as(
        person,
        (tx) =>
          tx`select public.export_my_data() -> 'newsletter_subscribers' -> 0 ->> 'email' as email`,
      );
      expect(row).toEqual({ email: 'moved@example.com' });
      await world.sql`delete from auth.users where id = ${person.id}`;
      expect(await subscribers(world)).toEqual([]);
    }));

  it('becomes one with that of the new address, which needs no other confirmation', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      await addSubscriber(world, person.email);
      await world.sql`insert into private.newsletter_subscribers (email) values ('moved@example.com')`;
      await move(world, person, 'moved@example.com');
      expect(await subscribers(world)).toEqual([['moved@example.com', true]]);
    }));

  it.each([null, new Date()])(
    'neither begins with a change of the address nor is confirmed by it: %s',
    (confirmed_at) =>
      inWorld(async (world) => {
        const person = await world.addPerson();
        await world.sql`
          insert into private.newsletter_subscribers (email, confirmed_at)
          values ('moved@example.com', ${confirmed_at})`;
        await move(world, person, 'moved@example.com');
        expect(await subscribers(world)).toEqual([['moved@example.com', confirmed_at !== null]]);
      }),
  );

  it('is not that of an account which never confirmed the address', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      await world.sql`update auth.users set email_confirmed_at = null where id = ${person.id}`;
      await addSubscriber(world, person.email);
      await move(world, person, 'moved@example.com');
      expect(await subscribers(world)).toEqual([[person.email, true]]);
      await move(world, person, person.email);
      await world.sql`delete from auth.users where id = ${person.id}`;
      expect(await subscribers(world)).toEqual([[person.email, true]]);
    }));

  it('stays where only the case of the address changes, and ends with its hash', () =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      await addSubscriber(world, person.email);
      await move(world, person, person.email.toUpperCase());
      expect(await subscribers(world)).toHaveLength(1);
      await move(world, person, 'c0ffee');
      expect(await subscribers(world)).toEqual([]);
    }));
});
