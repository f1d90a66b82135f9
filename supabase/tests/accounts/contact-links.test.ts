import { describe, expect, it } from 'vitest';
import { claim } from '../mail/mails.ts';
import { captureError, inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';

type Person = { id: string; email: string };

const WORK = 'Work@example.com';

const enter = (world: World, person: Person, email = WORK) =>
  world.as(
    person,
    (tx) => tx`update public.creator_contacts set email = ${email} where user_id = ${person.id}`,
  );

const confirm = (world: World, person: Person, token: unknown) =>
  world.as(person, (tx) => tx`select public.confirm_contact_email(${String(token)})`);

async function getLink(world: World, creator: Person) {
  const [row] = await world.as(
    'visitor',
    (tx) => tx<{ link: unknown }[]>`select public.creator_contact(${creator.id}) as link`,
  );
  return row?.link;
}

/** A creator who has entered another email address, and the token that was mailed to it. */
async function addCreator(world: World) {
  const creator = await world.addPerson({ isDev: true });
  await enter(world, creator);
  const [mail] = await claim(world);
  return { creator, mail, token: mail?.params['token'] };
}

const wrong = {
  code: 'PT400',
  message:
    'This link is for another account or another contact email. Send a new one from your profile',
};

describe('another contact email', () => {
  it('is visible once its link was opened, and stays so when it is saved again', () =>
    inWorld(async (world) => {
      const { creator, mail, token } = await addCreator(world);
      expect(mail).toMatchObject({
        ...{ kind: 'contact_confirmation', to: WORK, topic: null, unsubscribe_token: null },
      });
      expect(await getLink(world, creator)).toBeNull();
      await confirm(world, creator, token);
      expect(await getLink(world, creator)).toBe(WORK);
      await world.sql`update public.creator_contacts set confirmed_at = '2026-01-02'`;
      await confirm(world, creator, token);
      await enter(world, creator, WORK.toLowerCase());
      const [row] = await world.sql`
        select confirmed_at from public.creator_contacts where user_id = ${creator.id}`;
      expect(row).toEqual({ confirmed_at: new Date('2026-01-02') });
      expect(await claim(world)).toEqual([]);
    }));

  it('is mailed again when it is saved again before that', () =>
    inWorld(async (world) => {
      const { creator, token } = await addCreator(world);
      await enter(world, creator);
      expect(await claim(world)).toMatchObject([{ to: WORK, params: { token } }]);
    }));

  it('is not mailed after another one was entered, or after it was confirmed', () =>
    inWorld(async (world) => {
      const { creator, token } = await addCreator(world);
      await enter(world, creator);
      await confirm(world, creator, token);
      expect(await claim(world)).toEqual([]);
      await enter(world, creator, 'first@example.com');
      await enter(world, creator, 'second@example.com');
      expect(await claim(world)).toMatchObject([{ to: 'second@example.com' }]);
    }));

  it('needs no link if it is that of the account, confirmed or not', () =>
    inWorld(async (world) => {
      const creator = await world.addPerson({ isDev: true });
      await world.sql`update auth.users set email_confirmed_at = null where id = ${creator.id}`;
      await enter(world, creator, creator.email.toUpperCase());
      expect(await claim(world)).toEqual([]);
    }));

  it("is confirmed by the link to that address alone, and by its account's owner", () =>
    inWorld(async (world) => {
      const { creator, token } = await addCreator(world);
      const other = await world.addPerson({ isDev: true });
      await enter(world, other);
      expect(await captureError(confirm(world, other, token))).toEqual(wrong);
      expect(await captureError(confirm(world, creator, 'x'))).toEqual(wrong);
      await enter(world, creator, 'next@example.com');
      expect(await captureError(confirm(world, creator, token))).toEqual(wrong);
      expect(await getLink(world, creator)).toBeNull();
    }));

  it('is not confirmed by a suspended creator', () =>
    inWorld(async (world) => {
      const { creator, token } = await addCreator(world);
      await world.suspend(creator);
      expect((await captureError(confirm(world, creator, token))).code).toBe('PT403');
    }));
});
