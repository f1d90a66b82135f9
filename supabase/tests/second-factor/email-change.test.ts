import { describe, expect, it } from 'vitest';
import { getErrorStatus } from '../support/error-status.ts';
import { captureError, inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { addFactor, addLateApp } from './factors.ts';

type Person = { id: string };
const begin = (world: World, { id }: Person, email = 'new@example.com') =>
  world.sql.savepoint((sql) => sql`update auth.users set email_change = ${email} where id = ${id}`);
const startedAgo = (world: World, { id }: Person, minutes: number) =>
  world.sql`
    update auth.sessions set created_at = now() - make_interval(mins => ${minutes})
    where user_id = ${id}`;
const enterCode = (world: World, { id }: Person, minutes: number) =>
  world.sql`
    insert into auth.mfa_amr_claims (session_id, authentication_method, updated_at)
    values (${id}, 'totp', now() - make_interval(mins => ${minutes}))`;
const tooOld = {
  ...{ status: 403, code: 'sign_in_too_old', message: 'Confirm your password first' },
};

it('a change of email begins within 15 minutes of a sign-in', () =>
  inWorld(async (world) => {
    const person = await world.addPerson();
    // Someone else has just signed in.
    await world.addPerson();
    await startedAgo(world, person, 15);
    expect(await getErrorStatus(begin(world, person))).toMatchObject(tooOld);
    await startedAgo(world, person, 14);
    expect((await begin(world, person)).count).toBe(1);
  }));

it('a change of email begins within 15 minutes of a code', () =>
  inWorld(async (world) => {
    const person = await world.addPerson();
    await addFactor(world, person);
    await startedAgo(world, person, 600);
    await enterCode(world, person, 15);
    expect(await getErrorStatus(begin(world, person))).toMatchObject(tooOld);
    await world.sql`delete from auth.mfa_amr_claims where session_id = ${person.id}`;
    await enterCode(world, person, 14);
    expect((await begin(world, person)).count).toBe(1);
  }));

it('a change of email does not begin after a code of an app that this session set up late, or that is gone', () =>
  inWorld(async (world) => {
    const person = await world.addPerson();
    const { session, factor } = await addLateApp(world, person);
    await startedAgo(world, person, 600);
    await enterCode(world, { id: session }, 0);
    expect(await getErrorStatus(begin(world, person))).toMatchObject(tooOld);
    await world.sql`delete from auth.mfa_factors where id = ${factor}`;
    expect(await getErrorStatus(begin(world, person))).toMatchObject(tooOld);
  }));

it('a change of email does not begin without a session', () =>
  inWorld(async (world) => {
    const person = await world.addPerson();
    await world.sql`delete from auth.sessions where user_id = ${person.id}`;
    expect(await getErrorStatus(begin(world, person))).toMatchObject(tooOld);
  }));

it('a change of email that has begun can be stored again, and ends at any time', () =>
  inWorld(async (world) => {
    const person = await world.addPerson();
    await begin(world, person);
    await startedAgo(world, person, 600);
    expect((await begin(world, person)).count).toBe(1);
    expect(await getErrorStatus(begin(world, person, 'other@example.com'))).toMatchObject(tooOld);
    expect((await begin(world, person, '')).count).toBe(1);
  }));

describe('before a change of email', () => {
  const isAvailable = (world: World, caller: Person, email: string | null) =>
    world.as(caller, async (sql) => {
      const [row] = await sql<{ is_available: boolean }[]>`
        select public.email_available(${email}) as is_available`;
      return row?.is_available;
    });

  it('says whether another account has the address, however it is typed', () =>
    inWorld(async (world) => {
      const [person, other] = [await world.addPerson(), await world.addPerson()];
      for (const typed of [other.email, ` ${other.email.toUpperCase()} `])
        expect(await isAvailable(world, person, typed)).toBe(false);
      expect(await isAvailable(world, person, `new-${other.email}`)).toBe(true);
    }));

  it('takes an address that the auth service takes', () =>
    inWorld(async (world) => {
      expect(await isAvailable(world, await world.addPerson(), 'x=y@example.com')).toBe(true);
    }));

  it.each(['a@b', 'a b@example.com', '', null])('says that %j is no address', (email) =>
    inWorld(async (world) => {
      const person = await world.addPerson();
      expect(await captureError(isAvailable(world, person, email))).toEqual({
        code: 'PT400',
        message: 'Enter a valid email address',
      });
    }),
  );
});

describe('a link to an address that another account has by now', () => {
  const isTaken = async (world: World, hash: string) => {
    const [row] = await world.as(
      'visitor',
      (sql) => sql<{ is_taken: boolean }[]>`select public.is_new_email_taken(${hash}) as is_taken`,
    );
    return row?.is_taken;
  };

  it('says so to whoever has the link', () =>
    inWorld(async (world) => {
      const [person, other] = [await world.addPerson(), await world.addPerson()];
      const wished = `wished-${person.email}`;
      await world.sql`
        update auth.users set email_change = ${wished}, email_change_token_new = 'to the new one',
          email_change_token_current = 'to the old one'
        where id = ${person.id}`;
      const links = ['to the new one', 'to the old one', 'another link', ''];
      const answers = () => Promise.all(links.map((hash) => isTaken(world, hash)));
      expect(await answers()).toEqual([false, false, false, false]);
      await world.sql`update auth.users set email = ${wished} where id = ${other.id}`;
      expect(await answers()).toEqual([true, true, false, false]);
    }));
});
