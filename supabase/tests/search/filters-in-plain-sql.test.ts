import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rounds } from '../../../tooling/testing/rounds.ts';
import { fixed, hourly, packages, searchServices } from '../service-search/services.ts';
import { inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { findInPlainSql } from './plain-sql.ts';
import { listMatching, searchCreators } from './queries.ts';
import type { CreatorSearch } from './queries.ts';

const PRICES = [1, 99.99, 100, 500, 501];
const DAYS = [1, 7, 8, 60, 61];
const LANGUAGES = ['German', 'french', ' Welsh'];
const RATINGS = [
  ...[3, 4.5, 4.6, 5].flatMap((average) => [2, 3].map((count) => [average, count] as const)),
  [0, 0] as const,
];
const AVAILABILITY = ['full-time', 'part-time', 'not-available'];
const LOCATIONS = ['Lisbon', 'Berlin', 'London UK', 'London UK West'];
const SKILLS = ['React', 'Vue'];

const oneOf = <T>(values: readonly T[]) => fc.constantFrom(...values);
const some = (values: readonly string[]) => fc.subarray([...values], { minLength: 1 });
const optional = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined, freq: 1 });

type Creator = {
  rating: readonly [average: number, count: number];
  availability: string;
  languages: string[];
  location: string | null;
  skills: string[];
};
const creator: fc.Arbitrary<Creator> = fc.record({
  rating: oneOf(RATINGS),
  availability: oneOf(AVAILABILITY),
  languages: some(LANGUAGES),
  location: oneOf([...LOCATIONS, null]),
  skills: fc.subarray(SKILLS),
});
const offer = fc.tuple(oneOf(PRICES), oneOf(DAYS));
const service = fc.oneof(
  offer.map(([price, days]) => fixed(price, `${days} days`)),
  offer.map(([price, days]) => hourly(price, 1, `${days} days`)),
  oneOf(PRICES).map((price) => fixed(price, 'as agreed')),
  fc
    .array(offer, { minLength: 1, maxLength: 3 })
    .map((offers) =>
      packages(...offers.map(([price, days]): [number, string] => [price, `${days} days`])),
    ),
);
const searches: fc.Arbitrary<CreatorSearch> = fc.record({
  min_price: optional(oneOf([1, 100, 500])),
  max_price: optional(oneOf([100, 500, 1000])),
  max_days: optional(oneOf([-1, 0, 1, 7, 60, 61, 1000])),
  models: optional(some(['fixed', 'hourly', 'packages', 'free'])),
  availability: optional(some(AVAILABILITY)),
  languages: optional(some(['GERMAN', 'welsh', 'Latin'])),
  min_rating: optional(oneOf([-7, 0, 3, 4.5, 4.6, 5, 5.5, 7])),
  skills: optional(some(SKILLS)),
  locations: optional(some(['lisbon', 'BERL', 'London UK', 'london'])),
});
const draw = <T>(values: fc.Arbitrary<T>, count: number, seed: number) =>
  fc.sample(values, { seed, numRuns: count });

type Scene = Awaited<ReturnType<typeof addScene>>;

async function addScene(world: World, seed: number) {
  await world.sql`delete from public.services`;
  await world.sql`update public.users set is_dev = false where is_dev`;
  const people = [];
  const services = [];
  for (const [index, columns] of draw(creator, 8, seed).entries()) {
    const person = await world.addPerson({ isDev: true, name: `Creator ${index}` });
    await describeCreator(world, person.id, columns);
    people.push(person);
    for (const [hour, offered] of draw(service, 1 + (index % 3), seed + index).entries())
      services.push(
        await world.addService(person, {
          ...offered,
          created_at: `2020-01-${10 + index}T0${hour}:00Z`,
        }),
      );
  }
  return { people, services };
}

async function describeCreator(world: World, id: string, { rating, ...columns }: Creator) {
  const row = { ...columns, rating_avg: rating[0], rating_count: rating[1] };
  await world.sql`update public.users set ${world.sql(row)} where id = ${id}`;
}

/** The events of a site: each of them changes what a search may find. */
async function change(world: World, { people, services }: Scene, seed: number) {
  const [first, second, third, fourth, fifth, sixth] = people;
  if (!first || !second || !third || !fourth || !fifth || !sixth) throw new Error('Too few people');
  for (const [index, columns] of draw(creator, 2, seed).entries())
    await describeCreator(world, people[index]?.id ?? '', columns);
  await world.suspend(third);
  await world.hide('user', fourth.id);
  await world.sql`update public.users set is_dev = false where id = ${fifth.id}`;
  await world.sql`
    insert into private.closed_accounts (user_id, closed_until) values (${sixth.id}, 'infinity')`;
  await world.hide('service', services[0] ?? '');
  await world.sql`update public.services set is_active = false where id = ${services[1] ?? ''}`;
  await world.sql`update public.services set user_id = ${second.id} where user_id = ${first.id}`;
  await world.sql`
    update public.services set price = 100, duration = '7 days', metadata = '{}' where id = ${services[2] ?? ''}`;
}

async function compare(world: World, scene: Scene, search: CreatorSearch) {
  const services = await findInPlainSql(world, 'services', search);
  const creators = await findInPlainSql(world, 'creators', search);
  for (const sort of ['newest', 'price', 'rating']) {
    const page = await searchServices(world, { ...search, sort, size: 60 });
    const found = page.items.map(({ id }) => id);
    expect([sort, sort === 'newest' ? found : found.toSorted()]).toEqual([
      sort,
      sort === 'newest' ? services : services.toSorted(),
    ]);
    expect(page.total).toBe(services.length);
  }
  for (const sort of ['name', 'rating', 'fastest', 'newest']) {
    const page = await searchCreators(world, { ...search, sort, size: 60 });
    expect([sort, page.items.map(({ id }) => id).toSorted()]).toEqual([sort, creators.toSorted()]);
    expect(page.total).toBe(creators.length);
  }
  const ids = scene.people.map(({ id }) => id);
  expect(await listMatching(world, 'services', search, scene.services)).toEqual(
    services.toSorted(),
  );
  expect(await listMatching(world, 'creators', search, ids)).toEqual(creators.toSorted());
  return services.length + creators.length;
}

describe('any combination of filters', () => {
  it.each(Array.from({ length: rounds(1, 4) }, (_, index) => index + 1))(
    'finds the services and creators that plain SQL finds, also after changes: %d',
    (seed) =>
      inWorld(async (world) => {
        const scene = await addScene(world, seed);
        let found = 0;
        for (const search of draw(searches, rounds(5, 10), seed))
          found += await compare(world, scene, search);
        await change(world, scene, seed + 100);
        for (const search of draw(searches, rounds(5, 10), seed + 1))
          found += await compare(world, scene, search);
        expect(await compare(world, scene, {})).toBeGreaterThan(0);
        expect(found).toBeGreaterThan(10);
      }),
  );

  it.each(['name', 'rating', 'fastest', 'newest'])(
    'finds nobody with a rating that is not a number, by %s',
    (sort) =>
      inWorld(async (world) => {
        await addScene(world, 5);
        for (const min_rating of ['NaN', 'Infinity'])
          expect(await searchCreators(world, { min_rating, sort })).toMatchObject({
            ...{ items: [], total: 0 },
          });
        const everyone = await searchCreators(world, { min_rating: '-Infinity', sort });
        expect(everyone.items).toHaveLength(everyone.total);
        expect(everyone.total).toBeGreaterThan(0);
      }),
  );
});
