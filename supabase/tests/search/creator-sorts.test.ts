import { describe, expect, it } from 'vitest';
import { addLives, repeat } from '../reputation/histories.ts';
import { inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { readAll, searchCreators } from './queries.ts';

async function addCreators(world: World) {
  await world.sql`update public.users set is_dev = false`;
  const client = await world.addPerson();
  const add = async (name: string, columns: Record<string, unknown>, seconds: number[]) => {
    const creator = await world.addPerson({ isDev: true, name });
    const bio = { bio: `Builds for ${name.includes('w') ? 'wombat quokkas' : 'quokka wombats'}` };
    await world.sql`update public.users set ${world.sql({ ...bio, ...columns })} where id = ${creator.id}`;
    for (const wait of seconds)
      await addLives(world, repeat(1, { fate: 'declined', creator, client, seconds: [0, wait] }));
    return creator;
  };
  await add('Dora', { rating_avg: 5, rating_count: 2 }, [10, 10]);
  await add('abe', { rating_avg: 4.5, rating_count: 3 }, [100, 50, 60]);
  await add('Bob w', { rating_avg: 4.5, rating_count: 4 }, [20, 5000, 30]);
  await add('Cleo', { rating_avg: 4.9, rating_count: 3 }, []);
  await add('Eve w', { rating_avg: 1, rating_count: 9 }, [1, 1, 999, 999, 999]);
}

const namesOf = (world: World, sort: string, search: { q?: string } = {}) =>
  readAll(
    (cursor) => searchCreators(world, { ...search, cursor, size: 2, sort }),
    ({ name }) => name,
  );

describe('creators', () => {
  it.each([
    ['name', ['abe', 'Bob w', 'Cleo', 'Dora', 'Eve w']],
    ['rating', ['Cleo', 'Bob w', 'abe', 'Eve w', 'Dora']],
    ['fastest', ['Bob w', 'abe', 'Eve w', 'Cleo', 'Dora']],
  ])('are sorted by %s', (sort, expected) =>
    inWorld(async (world) => {
      await addCreators(world);
      expect(await namesOf(world, sort)).toEqual(expected);
      expect(await namesOf(world, sort, { q: 'b' })).toEqual(expected);
      const isSecond = (name: string) => name.includes('w');
      expect(await namesOf(world, sort, { q: 'quokka wombats' })).toEqual([
        ...expected.filter((name) => !isSecond(name)),
        ...expected.filter(isSecond),
      ]);
    }),
  );

  it('are sorted by when they became one, which stays while they are a client', () =>
    inWorld(async (world) => {
      await addCreators(world);
      await world.sql`update private.creator_ranks set since = now() + interval '1 hour' * ascii(name)`;
      const found = await namesOf(world, 'newest');
      expect(found[0]).toBe('Eve w');
      expect(found.at(-1)).toBe('abe');
      await world.sql`update public.users set is_dev = false where name = 'abe'`;
      await world.sql`update public.users set name = 'Abel' where name = 'abe'`;
      await world.sql`update public.users set is_dev = true where name = 'Abel'`;
      expect((await namesOf(world, 'newest')).at(-1)).toBe('Abel');
      expect((await namesOf(world, 'rating'))[2]).toBe('Abel');
      const late = await world.addPerson({ name: 'Fay' });
      await world.as(
        late,
        (sql) => sql`update public.users set is_dev = true where id = ${late.id}`,
      );
      const [row] = await world.sql`
        select since = now()::timestamptz(3) as is_now from private.creator_ranks where user_id = ${late.id}`;
      expect(row).toEqual({ is_now: true });
    }));

  it.each(['accepted', 'offered'] as const)(
    'change their place with a review, a name and an answer: %s',
    (fate) =>
      inWorld(async (world) => {
        await addCreators(world);
        await world.sql`update public.users set rating_count = 3 where name = 'Dora'`;
        await world.sql`update public.users set name = 'Zed' where name = 'Cleo'`;
        expect((await namesOf(world, 'rating'))[0]).toBe('Dora');
        expect((await namesOf(world, 'fastest')).slice(3)).toEqual(['Dora', 'Zed']);
        const [dora] = await world.sql<
          { id: string }[]
        >`select id from public.users where name = 'Dora'`;
        const life = { fate, creator: { id: dora?.id ?? '' }, client: null } as const;
        await addLives(world, [{ ...life, client: await world.addPerson(), seconds: [0, 10] }]);
        expect((await namesOf(world, 'fastest'))[0]).toBe('Dora');
      }),
  );
});
