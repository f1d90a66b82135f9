import { describe, expect, it } from 'vitest';
import { shareWorld } from '../support/shared-world.ts';
import { captureError, inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { listMatching, searchCreators, searchProjects } from './queries.ts';
import type { CreatorSearch } from './queries.ts';

const packages = (...prices: [price: number, delivery: string][]) => ({
  duration: 'x',
  metadata: {
    pricing_model: 'packages',
    packages: prices.map(([price, delivery], index) => ({
      ...{ name: `Plan ${index}`, price, delivery, features: ['x'] },
    })),
  },
});

async function addCreators(world: World) {
  const ids: Record<string, string> = {};
  const add = async (
    name: string,
    columns: Record<string, unknown>,
    services: Record<string, unknown>[],
  ) => {
    const person = await world.addPerson({ isDev: true, name });
    await world.sql`update public.users set ${world.sql({ bio: 'quokka', ...columns })} where id = ${person.id}`;
    for (const service of services) await world.addService(person, service);
    ids[name] = person.id;
    return person;
  };
  const lisbon = { location: 'Lisbon, Portugal', languages: ['Portuguese', 'english'] };
  await add('Ana', { ...lisbon, availability: 'full-time', rating_avg: 4.6, rating_count: 3 }, [
    { price: 500, duration: '5 days' },
    { price: 50, duration: '3 weeks' },
  ]);
  await add('Bea', { location: 'Évora  Portugal', availability: 'part-time' }, [
    packages([80, '2 weeks'], [900, '3 days']),
  ]);
  const berlin = { location: 'Berlin Germany', languages: ['German'] };
  await add('Cid', { ...berlin, rating_avg: 5, rating_count: 2 }, [
    {
      ...{ price: 1, duration: '1 month' },
      metadata: { pricing_model: 'hourly', hourly_rate: 50, estimated_hours: 4 },
    },
    { price: 700, duration: '1 day', is_active: false },
  ]);
  await add('Dan', { location: null, rating_avg: 4, rating_count: 30 }, []);
  return ids;
}

const inScene = shareWorld(addCreators);

const rows: [CreatorSearch, string[]][] = [
  [{}, ['Ana', 'Bea', 'Cid', 'Dan']],
  [{ min_price: 500 }, ['Ana', 'Bea']],
  [{ max_price: 50 }, ['Ana']],
  [{ min_price: 100, max_price: 400 }, ['Cid']],
  [{ min_price: 600, max_price: 800 }, []],
  [{ max_days: 5 }, ['Ana', 'Bea']],
  [{ max_days: 5, max_price: 400 }, []],
  [{ max_days: 3, min_price: 900 }, ['Bea']],
  [{ max_days: 14, models: ['packages'], max_price: 80 }, ['Bea']],
  [{ models: ['hourly'] }, ['Cid']],
  [{ models: ['fixed', 'hourly'] }, ['Ana', 'Cid']],
  [{ models: ['fixed'], min_price: 600 }, []],
  [{ models: ['free'] }, []],
  [{ availability: ['full-time', 'part-time'] }, ['Ana', 'Bea']],
  [{ availability: ['Full-time'] }, []],
  [{ languages: ['ENGLISH'] }, ['Ana']],
  [{ languages: ['german', 'portuguese'] }, ['Ana', 'Cid']],
  [{ min_rating: 4.5 }, ['Ana']],
  [{ min_rating: 4.6 }, ['Ana']],
  [{ min_rating: 4 }, ['Ana', 'Dan']],
  [{ min_rating: 5.5 }, []],
  [{ min_rating: 4, languages: ['portuguese'], max_days: 7 }, ['Ana']],
  [{ locations: ['lisbon'] }, ['Ana']],
  [{ locations: ['LISBON PORTUGAL'] }, ['Ana']],
  [{ locations: ['portugal'] }, ['Ana', 'Bea']],
  [{ locations: ['evora', 'Berlin, Germany'] }, ['Bea', 'Cid']],
  [{ locations: ['évora portugal'] }, ['Bea']],
  [{ locations: ['Portugal Lisbon'] }, []],
  [{ locations: ['%'] }, []],
  [{ locations: ['l_sbon'] }, []],
  [{ locations: ['\\'] }, []],
  [{ locations: ["'); drop table users; --"] }, []],
  [{ locations: ['', ' , '] }, ['Ana', 'Bea', 'Cid', 'Dan']],
  [
    { locations: null, models: null, languages: null, availability: null, skills: null },
    [...['Ana', 'Bea', 'Cid', 'Dan']],
  ],
  [{ languages: ["'; drop table users; --", '%s', '%1$s', '{a,"b\\}'] }, []],
  [{ availability: ["'", '%L', '$1'] }, []],
  [{ models: ["fixed' or true --"] }, []],
];

describe('filtering creators', () => {
  it.each(rows)('by %j finds %j, in lists, counts and saved searches', (filters, expected) =>
    inScene(async (world, ids) => {
      const search = { q: 'quokka', ...filters };
      const page = await searchCreators(world, search);
      expect(page.items.map(({ name }) => name)).toEqual(expected);
      expect(page.total).toBe(expected.length);
      const inSecond = await searchCreators(world, { ...filters, q: 'quokkas' });
      expect(inSecond.items.map(({ name }) => name)).toEqual(expected);
      expect([inSecond.total, inSecond.all_words_at]).toEqual([
        expected.length,
        expected.length > 0 ? 0 : null,
      ]);
      const wanted = expected.map((name) => ids[name] ?? '').toSorted();
      expect(await listMatching(world, 'creators', search, Object.values(ids))).toEqual(wanted);
    }),
  );

  it('counts locations as they are filtered, also those that were typed', () =>
    inScene(async (world) => {
      const search = { q: 'quokka', locations: ['lisbon', 'Portugal', 'Berlin Germany'] };
      const page = await searchCreators(world, search);
      expect(page.facets['locations']).toMatchObject({
        ...{ lisbon: 1, Portugal: 2, 'Berlin Germany': 1, 'London UK': 0 },
      });
      const { facets } = await searchCreators(world, { q: 'quokka', max_days: 5 });
      expect(facets['locations']).toMatchObject({ 'Berlin Germany': 0 });
      expect(Object.keys(facets['locations'] ?? {})).toHaveLength(10);
    }));

  it('follows every change of a place and a language', () =>
    inScene(async (world) => {
      await world.sql`update public.users set location = 'São Paulo', languages = '{Klingon}' where name = 'Dan'`;
      const found = await searchCreators(world, {
        locations: ['sao paulo'],
        languages: ['klingon'],
      });
      expect(found.items.map(({ name }) => name)).toEqual(['Dan']);
    }));

  it.each([
    { min_price: 0 },
    { max_price: 0.99 },
    { min_price: -1 },
    { max_price: 1_000_000.01 },
    { min_price: 'NaN' },
    { max_price: 'Infinity' },
    { min_price: 1.001 },
  ])('rejects the price %j', (prices) =>
    inScene(async (world) => {
      expect(await captureError(searchCreators(world, prices))).toEqual({
        code: 'PT400',
        message: 'Prices are between 1 and 1,000,000 dollars',
      });
    }),
  );
});

describe('what matches a saved search', () => {
  it('are the given projects that are public and in either group', () =>
    inWorld(async (world) => {
      const owner = await world.addPerson({ isDev: true });
      const add = (
        tags: string[],
        description = 'A text that says nothing more than what it has to say.',
      ) => world.addProject(owner, { title: 'Wombat', tags, description });
      const text = await add(['Web'], `React Supabase, ${'and nothing else, '.repeat(3)}`);
      const words = await add(['Web', 'Supabase', 'React', 'AI']);
      const other = await add(['React']);
      const hidden = await add(['Supabase', 'React']);
      await world.hide('project', hidden);
      const ids = [text, words, other, hidden];
      const list = (search: object, given = ids) => listMatching(world, 'projects', search, given);
      expect(await list({ q: 'react supabase' })).toEqual([text, words].toSorted());
      expect(await list({ q: 'react supabase', industries: ['AI'] })).toEqual([words]);
      expect(await list({ q: 're' })).toEqual([text, words, other].toSorted());
      expect(await list({})).toEqual([text, words, other].toSorted());
      expect(await list({ q: 'react supabase' }, [other])).toEqual([]);
      expect(
        await list({ q: null, types: null, technologies: 'React', industries: [1, null] }, [other]),
      ).toEqual([other]);
      expect(
        (await searchProjects(world, { q: 'react supabase', sort: null })).total,
      ).toBeGreaterThan(1);
    }));

  it('are creators whatever the search contains', () =>
    inScene(async (world, creators) => {
      const ids = Object.values(creators);
      const odd = { q: 5, skills: {}, min_price: 'x', max_days: 1e12, min_rating: [], models: 'x' };
      expect(await listMatching(world, 'creators', odd, ids)).toHaveLength(3);
      expect(await listMatching(world, 'creators', { q: 'quokka', max_days: -1 }, ids)).toEqual([]);
      await world.sql`update public.users set is_dev = false where name = 'Ana'`;
      expect(await listMatching(world, 'creators', { q: 'quokka' }, ids)).toHaveLength(3);
    }));
});
