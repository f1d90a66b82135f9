import { call, callSearch } from '../search/queries.ts';
import type { Counts, CreatorSearch, Page, PageOptions } from '../search/queries.ts';
import type { World } from '../support/world.ts';

export type ServiceItem = {
  id: string;
  title: string;
  price: number;
  pricing_model: string;
  creator: { id: string; name: string; rating_count: number };
};

/** A page of services together with its counts. */
export async function searchServices(
  world: World,
  { cursor, size, sort, ...search }: CreatorSearch & PageOptions = {},
) {
  return world.as('visitor', async (sql) => {
    const page = { ...search, cursor, page_size: size, sort };
    return {
      ...(await callSearch<ServiceItem>(sql, 'search_services', page)),
      ...(await call<Counts>(sql, 'count_services', search)),
    };
  });
}

export const titles = ({ items }: { items: { title: string }[] }) =>
  items.map(({ title }) => title);

/** All titles of a search, page by page. */
export async function readAll(world: World, search: CreatorSearch & PageOptions) {
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Page<ServiceItem> = await searchServices(world, { ...search, cursor });
    seen.push(...titles(page));
    cursor = page.next_cursor;
  } while (cursor !== null && seen.length < 1000);
  return seen;
}

export const fixed = (price: number, duration: string) => ({ price, duration });
export const hourly = (rate: number, hours: number, duration: string) => ({
  duration,
  metadata: { pricing_model: 'hourly', hourly_rate: rate, estimated_hours: hours },
});
export const packages = (...offers: [price: number, delivery: string][]) => ({
  metadata: {
    pricing_model: 'packages',
    packages: offers.map(([price, delivery], index) => ({
      name: `Package ${index + 1}`,
      price,
      delivery,
      features: ['All of it'],
    })),
  },
});

/** Four creators with a service each, and one with two; the only services of this world. */
export async function addServices(world: World) {
  await world.sql`delete from public.services`;
  const addCreator = async (name: string, columns: Record<string, unknown>) => {
    const person = await world.addPerson({ isDev: true, name });
    await world.sql`update public.users set ${world.sql(columns)} where id = ${person.id}`;
    return person;
  };
  const ada = await addCreator('Ada', {
    location: 'Lisbon, Portugal',
    skills: ['React', 'node'],
    languages: ['English', 'Portuguese'],
    availability: 'full-time',
    rating_avg: 4.5,
    rating_count: 4,
  });
  const bob = await addCreator('Bob', {
    location: 'Berlin Germany',
    skills: ['Vue'],
    languages: ['German'],
    availability: 'part-time',
    rating_avg: 5,
    rating_count: 2,
  });
  const cleo = await addCreator('Cleo', {
    location: 'Évora',
    skills: ['React'],
    languages: ['english'],
    rating_avg: 4.5,
    rating_count: 9,
  });
  const dan = await addCreator('Dan', { location: null, skills: [], languages: ['French'] });
  const add = (owner: { id: string; email: string }, title: string, day: number, columns: object) =>
    world.addService(owner, {
      title,
      ...columns,
      created_at: new Date(Date.UTC(2020, 0, day)).toISOString(),
    });
  const ids = {
    Fixed: await add(ada, 'Fixed', 1, fixed(500, '3-5 days')),
    Hourly: await add(bob, 'Hourly', 2, hourly(50, 4, '2 weeks')),
    Packages: await add(cleo, 'Packages', 3, packages([100, '4 weeks'], [900, '2 days'])),
    Vague: await add(dan, 'Vague', 4, fixed(50, 'when it is done')),
    Late: await add(ada, 'Late', 5, fixed(2000, '2 months')),
  };
  return { ada, bob, cleo, dan, ids };
}
