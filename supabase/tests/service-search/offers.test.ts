import { describe, expect, it } from 'vitest';
import { patch } from '../support/rows.ts';
import { inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { fixed, hourly, packages } from './services.ts';

async function readOffers(world: World, service: string) {
  return world.sql<{ number: number; model: string; price: number; days: number | null }[]>`
    select number, model, price::float8 as price, days from private.service_offers
    where service_id = ${service} order by number`;
}

describe('the offers of a service', () => {
  it.each([
    [fixed(500, '3-5 days'), [{ number: 1, model: 'fixed', price: 500, days: 5 }]],
    [fixed(500.5, 'soon'), [{ number: 1, model: 'fixed', price: 500.5, days: null }]],
    [hourly(80, 2.5, '2 weeks'), [{ number: 1, model: 'hourly', price: 200, days: 14 }]],
    [
      packages([300, '1 month'], [100, '24 hours']),
      [
        { number: 1, model: 'packages', price: 300, days: 30 },
        { number: 2, model: 'packages', price: 100, days: 1 },
      ],
    ],
  ])('of %j are %j', (columns, expected) =>
    inWorld(async (world) => {
      const owner = await world.addPerson({ isDev: true });
      const id = await world.addService(owner, columns);
      expect(await readOffers(world, id)).toEqual(expected);
      const [row] = await world.sql`
        select bool_and(user_id = ${owner.id}) as "isTheirs" from private.service_offers
        where service_id = ${id}`;
      expect(row?.isTheirs).toBe(true);
    }),
  );

  it('follow every change', () =>
    inWorld(async (world) => {
      const owner = await world.addPerson({ isDev: true });
      const id = await world.addService(owner, fixed(500, '3 days'));
      const change = async (columns: Record<string, unknown>) => {
        await patch(world.sql, 'services', id, { metadata: {}, ...columns });
        return (await readOffers(world, id)).map(({ model, price, days }) => [model, price, days]);
      };
      expect(await change({ price: 600 })).toEqual([['fixed', 600, 3]]);
      expect(await change({ duration: '4 days' })).toEqual([['fixed', 600, 4]]);
      expect(await change(packages([10, '2 days'], [20, '5 days']))).toEqual([
        ['packages', 10, 2],
        ['packages', 20, 5],
      ]);
      expect(await change(packages([30, '1 day']))).toEqual([['packages', 30, 1]]);
      expect(await change(hourly(10, 10, '6 days'))).toEqual([['hourly', 100, 6]]);
      await world.sql`delete from public.services where id = ${id}`;
      expect(await readOffers(world, id)).toEqual([]);
    }));

  it('are one per public service of the seed that is not a package, with days for each', () =>
    inWorld(async (world) => {
      const missing = await world.sql`
        select s.title from public.services s
        where not exists (
          select from private.service_offers o where o.service_id = s.id and o.days is not null
            and o.price >= s.price
        )`;
      expect(missing).toEqual([]);
    }));
});
