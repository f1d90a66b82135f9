import { describe, expect, it } from 'vitest';
import { listMatching } from '../search/queries.ts';
import { captureError } from '../support/world.ts';
import { shareWorld } from '../support/shared-world.ts';
import { addServices, searchServices, titles } from './services.ts';

const inScene = shareWorld(addServices);

describe('filtering services', () => {
  it.each([
    [{}, ['Late', 'Vague', 'Packages', 'Hourly', 'Fixed']],
    [{ min_price: 500 }, ['Late', 'Packages', 'Fixed']],
    [{ max_price: 100 }, ['Vague', 'Packages']],
    [{ min_price: 200, max_price: 500 }, ['Hourly', 'Fixed']],
    [{ min_price: 101, max_price: 199 }, []],
    [{ max_days: 5 }, ['Packages', 'Fixed']],
    [{ max_days: 1 }, []],
    [{ max_days: 60 }, ['Late', 'Packages', 'Hourly', 'Fixed']],
    [{ max_price: 899, max_days: 5 }, ['Fixed']],
    [{ models: ['packages'] }, ['Packages']],
    [{ models: ['fixed', 'hourly'] }, ['Late', 'Vague', 'Hourly', 'Fixed']],
    [{ models: ['Fixed'] }, []],
    [{ availability: ['part-time', 'not-available'] }, ['Hourly']],
    [{ languages: ['ENGLISH'] }, ['Late', 'Packages', 'Fixed']],
    [{ languages: ['german', 'French'] }, ['Vague', 'Hourly']],
    [{ min_rating: 4.5 }, ['Late', 'Packages', 'Fixed']],
    [{ min_rating: 4.6 }, []],
    [{ skills: ['Node.js'] }, ['Late', 'Fixed']],
    [{ skills: ['react'], locations: ['evora'] }, ['Packages']],
    [{ locations: ['lisbon'] }, ['Late', 'Fixed']],
    [{ locations: ['Lisbon Portugal', 'BERLIN'] }, ['Late', 'Hourly', 'Fixed']],
    [{ locations: ['Berlin Germany'] }, ['Hourly']],
    [{ locations: ['nowhere'] }, []],
    [{ min_rating: 4, languages: ['portuguese'], max_days: 7 }, ['Fixed']],
  ])('by %j finds %j', (filters, expected) =>
    inScene(async (world, { ids }) => {
      const page = await searchServices(world, filters);
      expect(titles(page)).toEqual(expected);
      expect(page).toMatchObject({ total: expected.length, total_is_capped: false });
      const matching = await listMatching(world, 'services', filters, Object.values(ids));
      const names = Object.entries(ids).flatMap(([name, id]) =>
        matching.includes(id) ? name : [],
      );
      expect(names.toSorted()).toEqual(expected.toSorted());
    }),
  );

  it('takes null and an empty list for no filter', () =>
    inScene(async (world) => {
      const nothing = { q: null, min_price: null, max_days: null, min_rating: null, sort: null };
      const lists = {
        skills: null,
        locations: [],
        models: null,
        availability: [],
        languages: null,
      };
      const page = await searchServices(world, { ...nothing, ...lists, size: null });
      expect(titles(page)).toHaveLength(5);
      expect(page.total).toBe(5);
    }));

  it.each([
    { min_price: 0.99 },
    { min_price: -1 },
    { max_price: 1_000_001 },
    { max_price: 'NaN' },
    { min_price: 'Infinity' },
    { sort: 'name' },
    { sort: '' },
    { sort: "price'; select" },
  ])('rejects %j with a sentence', (options) =>
    inScene(async (world) => {
      const { code, message } = await captureError(searchServices(world, options));
      expect(code).toBe('PT400');
      expect(message).toMatch(/^[A-Z].* /);
    }),
  );

  it.each(['min_price', 'max_price'])('rejects a count with a wrong %s, too', (key) =>
    inScene(async (world) => {
      await expect(
        world.as('visitor', (sql) => sql.unsafe(`select public.count_services(${key} => 0)`)),
      ).rejects.toThrow('Prices');
    }),
  );
});

describe('the counts of services', () => {
  it('count a facet within the other group and the filters, but not within its own group', () =>
    inScene(async (world) => {
      const everything = await searchServices(world);
      expect(everything.facets['skills']).toMatchObject({
        React: 3,
        Vue: 1,
        'Node.js': 2,
        Svelte: 0,
      });
      expect(everything.facets['locations']).toMatchObject({ 'Berlin Germany': 1, 'London UK': 0 });

      const { facets, total } = await searchServices(world, {
        skills: ['React'],
        locations: ['lisbon'],
        max_price: 1000,
      });
      expect(total).toBe(1);
      expect(facets['skills']).toMatchObject({ React: 1, 'Node.js': 1, Vue: 0 });
      expect(facets['locations']).toMatchObject({ lisbon: 1, 'Berlin Germany': 0 });
    }));

  it('count a skill once that a creator has twice, under two names', () =>
    inScene(async (world, { ada }) => {
      await world.sql`update public.users set skills = '{node,Node.js,NodeJS}' where id = ${ada.id}`;
      const { facets } = await searchServices(world);
      expect(facets['skills']).toMatchObject({ 'Node.js': 2 });
    }));

  it('stop at 5,000', () =>
    inScene(async (world) => {
      const owner = await world.addPerson({ isDev: true });
      // Without triggers, because only the number matters.
      await world.sql`set local session_replication_role = replica`;
      await world.sql`delete from public.services`;
      await world.sql`
        insert into public.services (user_id, title, description, price, duration)
        select ${owner.id}, 'Copy', repeat('words ', 12), 100, '3 days' from generate_series(1, 5001)`;
      await world.sql`set local session_replication_role = origin`;
      expect(await searchServices(world)).toMatchObject({ total: 5000, total_is_capped: true });
      await world.sql`
        delete from public.services where id in (select id from public.services limit 1)`;
      expect(await searchServices(world)).toMatchObject({ total: 5000, total_is_capped: false });
    }));
});
