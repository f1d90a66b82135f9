import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { inWorld, captureError } from '../support/world.ts';
import type { Caller, World } from '../support/world.ts';

type Person = { id: string; email: string };

const getLink = async (world: World, creator: Person, caller: Caller = 'visitor') =>
  (
    await world.as(
      caller,
      (tx) => tx<{ link: string | null }[]>`select public.creator_contact(${creator.id}) as link`,
    )
  )[0]?.link;

const enter = (world: World, person: Person, email: string) =>
  world.as(
    person,
    (tx) => tx`update public.creator_contacts set email = ${email} where user_id = ${person.id}`,
  );

const confirm = (world: World, { id }: Person, at: Date | null = new Date()) =>
  world.sql`update auth.users set email_confirmed_at = ${at} where id = ${id}`;

const moveAccount = (world: World, person: Person, email: string) =>
  world.sql`update auth.users set email = ${email} where id = ${person.id}`;

it('shows the confirmed email address of the account', () =>
  inWorld(async (world) => {
    const creator = await world.addPerson({ isDev: true });
    expect(await getLink(world, creator)).toBe(creator.email);
  }));

it("shows another user's email address to the link's owner only", () =>
  inWorld(async (world) => {
    const creator = await world.addPerson({ isDev: true });
    const victim = await world.addPerson();
    await enter(world, creator, victim.email);
    await confirm(world, victim);
    expect(await getLink(world, creator)).toBeNull();
    expect(await getLink(world, creator, victim)).toBeNull();
    expect(await getLink(world, creator, creator)).toBe(victim.email);
  }));

it('shows a confirmed email address in any case', () =>
  inWorld(async (world) => {
    const creator = await world.addPerson({ isDev: true });
    await enter(world, creator, creator.email.toUpperCase());
    expect(await getLink(world, creator)).toBe(creator.email.toUpperCase());
  }));

it('shows an email address once the account has confirmed it', () =>
  inWorld(async (world) => {
    const creator = await world.addPerson({ isDev: true });
    const other = await world.addPerson({ isDev: true });
    for (const person of [creator, other]) {
      await confirm(world, person, null);
      await enter(world, person, 'elsewhere@example.com');
      await enter(world, person, person.email);
    }
    expect(await getLink(world, creator)).toBeNull();
    await confirm(world, creator);
    expect(await getLink(world, creator)).toBe(creator.email);
    expect(await getLink(world, other)).toBeNull();
  }));

it('still shows a confirmed email address if the account has to confirm it again', () =>
  inWorld(async (world) => {
    const creator = await world.addPerson({ isDev: true });
    await confirm(world, creator, null);
    expect(await getLink(world, creator)).toBe(creator.email);
  }));

it('follows a change of the email address, in any case', () =>
  inWorld(async (world) => {
    const creator = await world.addPerson({ isDev: true });
    await enter(world, creator, creator.email.toUpperCase());
    const next = `${randomUUID()}@example.com`;
    await moveAccount(world, creator, next);
    expect(await getLink(world, creator)).toBe(next);
  }));

it('stays another one that its owner chose', () =>
  inWorld(async (world) => {
    const creator = await world.addPerson({ isDev: true });
    const [first, second] = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`];
    await moveAccount(world, creator, first);
    await enter(world, creator, creator.email);
    await moveAccount(world, creator, second);
    expect(await getLink(world, creator, creator)).toBe(creator.email);
    await enter(world, creator, second);
    expect(await getLink(world, creator)).toBe(second);
  }));

it('does not become the hash that replaces the address of a removed account', () =>
  inWorld(async (world) => {
    const creator = await world.addPerson({ isDev: true });
    await moveAccount(world, creator, 'c0ffee');
    expect(await getLink(world, creator, creator)).toBe(creator.email);
  }));

it('cannot be marked as confirmed by its owner', () =>
  inWorld(async (world) => {
    const creator = await world.addPerson({ isDev: true });
    const attempt = world.as(
      creator,
      (tx) => tx`update public.creator_contacts set confirmed_at = now()`,
    );
    expect((await captureError(attempt)).code).toBe('42501');
  }));
