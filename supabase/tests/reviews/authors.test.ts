import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inWorld, captureError } from '../support/world.ts';
import type { Caller, World } from '../support/world.ts';

async function review(world: World) {
  const creator = await world.addPerson({ isDev: true });
  const client = await world.addPerson({ name: 'éva Novak' });
  await world.sql`
    insert into public.reviews (user_id, target_user_id, rating, comment)
    values (${client.id}, ${creator.id}, 5, 'Good work')`;
  return { creator, client };
}

describe('a review', () => {
  it.each([
    ['ßeta', 'S'],
    ['\ufb03nley', 'F'],
    ['ŉathan', 'ʼ'],
  ])('only shows the first letter of %s: %s', (name, letter) =>
    inWorld(async (world) => {
      const { client } = await review(world);
      await world.sql`update public.users set name = ${name} where id = ${client.id}`;
      const [row] = await world.sql<{ letter: string; upper: string }[]>`
        select author_initial as letter, upper(left(${name}::text, 1)) as upper
        from public.reviews where user_id = ${client.id}`;
      // The upper-case form depends on the database's locale, but it is one character in all of them.
      expect(row?.letter).toBe(row?.upper.length === 1 ? row.upper : letter);
    }),
  );

  it('shows visitors neither its author nor its request, and its author to no one', () =>
    inWorld(async (world) => {
      const { creator, client } = await review(world);
      const read = async (caller: Caller, column: string) =>
        (await captureError(world.as(caller, (tx) => tx`select ${tx(column)} from public.reviews`)))
          .code;
      expect(await read('visitor', 'user_id')).toBe('42501');
      expect(await read('visitor', 'hire_request_id')).toBe('42501');
      for (const person of [creator, client]) expect(await read(person, 'user_id')).toBe('42501');
    }));

  it('shows only the name and avatar of its author, and only to its creator', () =>
    inWorld(async (world) => {
      const { creator, client } = await review(world);
      const stranger = await world.addPerson({ isDev: true });
      const [row] = await world.sql<{ id: string }[]>`
        select id from public.reviews where user_id = ${client.id}`;
      const authors = (caller: Caller, before = 0) =>
        world.as(caller, (tx) => {
          const ids = [...Array.from({ length: before }, () => randomUUID()), row?.id ?? ''];
          return tx`select * from public.review_authors(${ids})`;
        });
      expect(await authors(creator)).toEqual([
        { review_id: row?.id, name: 'éva Novak', avatar: null },
      ]);
      expect(await authors(creator, 199)).toHaveLength(1);
      expect(await authors(creator, 200)).toEqual([]);
      for (const other of [client, stranger]) expect(await authors(other)).toEqual([]);
      expect((await captureError(authors('visitor'))).code).toBe('42501');
      const profile = world.as(
        creator,
        (tx) => tx`select bio from public.users where id = ${client.id}`,
      );
      expect(await profile).toEqual([]);
    }));
});
