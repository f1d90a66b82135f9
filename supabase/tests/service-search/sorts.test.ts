import { describe, expect, it } from 'vitest';
import { captureError } from '../support/world.ts';
import { shareWorld } from '../support/shared-world.ts';
import { addServices, fixed, readAll, searchServices, titles } from './services.ts';

const inScene = shareWorld(addServices);

const orders = [
  ['newest', ['Late', 'Vague', 'Packages', 'Hourly', 'Fixed']],
  ['price', ['Vague', 'Packages', 'Hourly', 'Fixed', 'Late']],
  // Cleo has more reviews than Ada with the same average; Bob and Dan have fewer than three.
  ['rating', ['Packages', 'Late', 'Fixed', 'Vague', 'Hourly']],
] as const;

describe.each(orders)('services by %s', (sort, expected) => {
  it.each([1, 2, 3, 4, 5, 24])('are read page by page, %d at a time', (size) =>
    inScene(async (world) => {
      expect(await readAll(world, { sort, size })).toEqual(expected);
    }),
  );

  it.each([1, 2, 3, 24])('keep the two groups of a search, %d at a time', (size) =>
    inScene(async (world, { ada, bob, dan }) => {
      const add = (owner: typeof ada, title: string, price: number, day: number) =>
        world.addService(owner, {
          title,
          ...fixed(price, '3 days'),
          created_at: `2021-01-${day}`,
        });
      await add(dan, 'Zebra wombat', 400, 11);
      await add(bob, 'Zebra wombat too', 300, 12);
      await add(ada, 'Zebra wombat of Ada', 200, 13);
      await add(dan, 'Wombat zebra', 40, 14);
      await add(ada, 'Wombats and zebras', 30, 15);
      await add(bob, 'Wombat, then zebra', 20, 16);
      const exact = {
        newest: ['Zebra wombat of Ada', 'Zebra wombat too', 'Zebra wombat'],
        price: ['Zebra wombat of Ada', 'Zebra wombat too', 'Zebra wombat'],
        rating: ['Zebra wombat of Ada', 'Zebra wombat too', 'Zebra wombat'],
      }[sort];
      const words = {
        newest: ['Wombat, then zebra', 'Wombats and zebras', 'Wombat zebra'],
        price: ['Wombat, then zebra', 'Wombats and zebras', 'Wombat zebra'],
        rating: ['Wombats and zebras', 'Wombat, then zebra', 'Wombat zebra'],
      }[sort];
      expect(await readAll(world, { q: 'zebra wombat', sort, size })).toEqual([...exact, ...words]);
      const page = await searchServices(world, { q: 'zebra wombat', sort });
      expect(page).toMatchObject({ all_words_at: 3, total: 6 });
    }),
  );

  it('skip nothing if the row that a page ended with is removed', () =>
    inScene(async (world, { ids }) => {
      const first = await searchServices(world, { sort, size: 2 });
      const last = titles(first)[1] as keyof typeof ids;
      await world.sql`delete from public.services where id = ${ids[last]}`;
      const second = await searchServices(world, { sort, size: 24, cursor: first.next_cursor });
      expect(titles(second)).toEqual(expected.slice(2));
    }));

  it.each(orders.filter(([other]) => other !== sort).map(([other]) => other))(
    'reject a cursor of the list by %s',
    (other) =>
      inScene(async (world) => {
        const { next_cursor: cursor } = await searchServices(world, { sort: other, size: 2 });
        expect((await captureError(searchServices(world, { sort, cursor }))).code).toBe('PT400');
      }),
  );

  it.each(['x', 'w', '', 'rating:', `${'a'.repeat(36)}_2020`, "'; select", 'price:1e9_x'])(
    'reject the cursor %j',
    (cursor) =>
      inScene(async (world) => {
        expect((await captureError(searchServices(world, { sort, cursor }))).code).toBe('PT400');
      }),
  );

  it('have the same order for many services, however large a page is', () =>
    inScene(async (world, people) => {
      for (let n = 0; n < 40; n += 1) {
        const owner = [people.ada, people.bob, people.cleo, people.dan][n % 4] ?? people.ada;
        await world.addService(owner, {
          title: `No. ${n}`,
          ...fixed(100 + (n % 3) * 100, '3 days'),
          created_at: `2022-01-0${1 + (n % 3)}`,
        });
      }
      const all = titles(await searchServices(world, { sort, size: 60 }));
      expect(new Set(all).size).toBe(45);
      expect(await readAll(world, { sort, size: 7 })).toEqual(all);
    }));
});
