import { beforeAll, describe, expect, it } from 'vitest';
import { searchProjects } from '../src/projects/search-projects.ts';
import type { Page } from '../src/query/page.ts';
import { joinPages } from '../src/query/search/search-sections.ts';
import { suggestSearch } from '../src/query/search/suggest-search.ts';
import { countFoundServices, searchServices } from '../src/services/search-services.ts';
import { countFoundCreators, searchCreators } from '../src/users/search-creators.ts';
import type { CreatorFilters } from '../src/users/user.ts';
import { openBrowser, sql } from './backend.ts';
import { createWorld } from './world.ts';

const visitor = openBrowser();
let world: Awaited<ReturnType<typeof createWorld>>;

beforeAll(async () => {
  world = await createWorld();
  await sql`
    update public.users
    set skills = '{Vue}', location = 'Lisbon, Portugal', availability = 'part-time', languages = '{Dutch}'
    where id = ${world.creator.id}`;
});

/** Filters that the creator of the world and the services pass or not. */
const filters: [CreatorFilters, creators: number, prices: number[]][] = [
  [{}, 1, [200, 100]],
  [{ min_price: 150 }, 1, [200]],
  [{ min_price: 101, max_price: 199 }, 0, []],
  [{ max_days: 7 }, 1, [200, 100]],
  [{ max_days: 3 }, 0, []],
  [{ models: ['fixed'] }, 1, [200, 100]],
  [{ models: ['packages'] }, 0, []],
  [{ availability: ['part-time', 'full-time'] }, 1, [200, 100]],
  [{ availability: ['full-time'] }, 0, []],
  [{ languages: ['dutch'] }, 1, [200, 100]],
  [{ languages: ['Danish'] }, 0, []],
  [{ min_rating: 4 }, 1, [200, 100]],
  [{ min_rating: 4.5 }, 0, []],
  [{ locations: ['lisbon'] }, 1, [200, 100]],
  [{ locations: ['Oslo'] }, 0, []],
  [{ skills: ['Vue'], max_price: 100 }, 1, [100]],
];

/** Without what only comes nearest. */
const foundItems = <T>({ items, groups }: Page<T>) =>
  items.slice(0, groups?.correctedAt ?? groups?.nearestAt ?? items.length);

describe('a search with filters', () => {
  it.each(filters)('%o finds %i creators, and services for %o', async (input, creators, prices) => {
    const named = { q: `zoe ${world.runId}`, ...input };
    const found = foundItems(await searchCreators(visitor, named));
    const { total } = await countFoundCreators(visitor, named);

    expect([found.length, total]).toEqual([creators, creators]);

    const services = foundItems(await searchServices(visitor, { ...named, pageSize: 60 }));
    const counted = await countFoundServices(visitor, named);

    expect(services.map(({ price }) => price)).toEqual(prices);
    expect(counted.total).toBe(prices.length);
  });

  it('finds services with their creator', async () => {
    const { items } = await searchServices(visitor, { q: world.runId, sort: 'price' });

    expect(items.map(({ price }) => price)).toEqual([100, 200]);
    expect(items[0]).toMatchObject({
      title: 'For 100',
      duration: '3-5 days',
      pricing_model: 'fixed',
      image_url: null,
      creator: { id: world.creator.id, username: world.username, rating_count: 3 },
    });
  });

  it('counts services for each skill and location', async () => {
    const { facets } = await countFoundServices(visitor, { q: world.runId });

    expect(facets.skills.counts).toMatchObject({ Vue: 2, React: 0 });
    expect(facets.locations.counts).toMatchObject({ 'Berlin Germany': 0 });
  });

  it('rejects a price that no service can have', async () => {
    const attempt = searchServices(visitor, { min_price: -1 });

    await expect(attempt).rejects.toMatchObject({ kind: 'invalid' });
  });
});

describe('an order', () => {
  const listAll = async <T>(
    read: (cursor: string | null) => Promise<{ items: T[]; next: string | null }>,
  ) => {
    const items: T[] = [];
    let cursor: string | null = null;
    do {
      const page: { items: T[]; next: string | null } = await read(cursor);
      items.push(...page.items);
      cursor = page.next;
    } while (cursor !== null);
    return items;
  };

  it.each(['name', 'rating', 'fastest', 'newest'] as const)(
    'of creators by %s has everyone once, on any page size',
    async (sort) => {
      const read = (pageSize: number) =>
        listAll((cursor) => searchCreators(visitor, { sort, cursor, pageSize }));
      const ids = (await read(7)).map(({ id }) => id);

      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toEqual((await read(60)).map(({ id }) => id));
    },
  );

  it.each(['newest', 'price', 'rating'] as const)(
    'of services by %s has each once, on any page size',
    async (sort) => {
      const read = (pageSize: number) =>
        listAll((cursor) => searchServices(visitor, { sort, cursor, pageSize }));
      const ids = (await read(7)).map(({ id }) => id);

      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toEqual((await read(60)).map(({ id }) => id));
    },
  );

  it('of creators by rating begins with the best of those with three reviews', async () => {
    const creators = await listAll((cursor) =>
      searchCreators(visitor, { sort: 'rating', cursor, pageSize: 60 }),
    );
    const rated = creators.filter(({ rating_count }) => rating_count >= 3);

    expect(creators.slice(0, rated.length)).toEqual(rated);
    expect(rated.map(({ rating_avg }) => rating_avg)).toEqual(
      rated.map(({ rating_avg }) => rating_avg).toSorted((a, b) => b - a),
    );
  });

  it('of services by price begins with the cheapest', async () => {
    const { items } = await searchServices(visitor, { sort: 'price', pageSize: 60 });
    const prices = items.map(({ price }) => price);

    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  it('of projects begins with the most liked of this month', async () => {
    const last = world.projectIds.at(0) ?? '';
    await sql`insert into public.project_likes (project_id, user_id) values (${last}, ${world.client.id})`;
    const page = await searchProjects(visitor, { q: `Quill ${world.runId}`, sort: 'liked' });
    const { foundCount, items } = joinPages([page]);

    expect(items.slice(0, foundCount).map(({ id }) => id)).toEqual([
      last,
      ...world.projectIds.slice(1).reverse(),
    ]);
  });
});

it('corrects the words of services', async () => {
  await sql`
    insert into public.services (user_id, title, description, price, duration, is_active)
    values (${world.creator.id}, 'Zeppelin engraving', ${'A long enough text. '.repeat(4)}, 50, '3 days', true)`;

  expect(await suggestSearch(visitor, { kind: 'service', q: 'zepplein' })).toContain('zeppelin');
});
