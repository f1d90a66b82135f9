import { expect, it } from 'vitest';
import { patch } from '../support/rows.ts';
import { inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';

// Usernames and email addresses are compared exactly: in a pattern, _ would match any character.

const rename = (world: World, person: { id: string }, username: string) =>
  world.as(person, (tx) => patch(tx, 'users', person.id, { username }));

it('is an ordinary character in a username', () =>
  inWorld(async (world) => {
    const mira = await world.addPerson({ isDev: true, metadata: { username: 'mira-old' } });
    const rival = await world.addPerson();
    await rename(world, mira, 'mira-new');
    for (const name of ['mira_old', 'mira_new']) {
      const [answers] = await world.as(
        rival,
        (tx) => tx`
          select public.username_available(${name}) as is_free,
            public.creator_by_former_username(${name}) as creator,
            public.username_status(${name}) as status`,
      );
      expect(answers).toEqual({ is_free: true, creator: null, status: 'unknown' });
    }
    await rename(world, rival, 'mira_old');
    await rename(world, mira, 'm_ra-old');
    const reserved = await world.sql`
      select username from private.former_usernames where user_id = ${mira.id} order by 1`;
    expect(reserved.map(({ username }) => String(username))).toEqual(['mira-new', 'mira-old']);
  }));

it('is an ordinary character in a visible email address', () =>
  inWorld(async (world) => {
    const creator = await world.addPerson({ isDev: true });
    const likeIt = creator.email.replaceAll('-', '_');
    const isConfirmed = async () => {
      const [row] = await world.sql`
        select confirmed_at from public.creator_contacts where user_id = ${creator.id}`;
      return row?.confirmed_at !== null;
    };
    const enter = (email: string) =>
      world.sql`update public.creator_contacts set email = ${email} where user_id = ${creator.id}`;
    expect(await isConfirmed()).toBe(true);
    await enter(likeIt);
    expect(await isConfirmed()).toBe(false);
    await world.sql`update auth.users set email = ${likeIt} where id = ${creator.id}`;
    expect(await isConfirmed()).toBe(true);
    await enter(creator.email);
    expect(await isConfirmed()).toBe(false);
    await world.sql`update auth.users set email_confirmed_at = now() where id = ${creator.id}`;
    expect(await isConfirmed()).toBe(false);
  }));
