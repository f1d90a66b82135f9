import { describe, expect, it } from 'vitest';
import { inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { searchServices, titles as titlesOf } from '../service-search/services.ts';
import { searchCreators, searchProjects } from './queries.ts';

const LONG = 'Long enough to be stored as a description, about nothing in particular.';

async function addProjects(world: World) {
  await world.sql`delete from public.projects`;
  await world.sql`delete from private.search_words`;
  const owner = await world.addPerson({ isDev: true, name: 'Zed' });
  const add = (title: string, day: number, columns: object = {}) =>
    world.addProject(owner, {
      title,
      description: LONG,
      tags: ['Web'],
      ...columns,
      created_at: new Date(Date.UTC(2020, 0, day)).toISOString(),
    });
  await add('One', 1, { tagline: 'A podcast with chapters' });
  await add('Two', 2, { tagline: 'A wombat with chapters', tags: ['Mobile'] });
  await add('Three', 3, { tagline: 'A wombat' });
  await add('Four', 4, { tagline: 'Wombat food' });
  await add('Five', 5, { tagline: 'Nothing' });
  return owner;
}

const titles = (items: { title: string }[]) => items.map(({ title }) => title);

describe('a search that finds few', () => {
  it('shows what has most of the words, the rarest ones first, apart from what it finds', () =>
    inWorld(async (world) => {
      await addProjects(world);
      const page = await searchProjects(world, { q: 'wombat podcast' });
      expect(page).toMatchObject({ items: [], total: 0, next_cursor: null, all_words_at: null });
      expect(page.nearest).toMatchObject({ corrected: null, words: ['wombat', 'podcast'] });
      expect(titles(page.nearest.withSome)).toEqual(['One', 'Four', 'Three', 'Two']);
    }));

  it('shows more words before fewer, and nothing twice', () =>
    inWorld(async (world) => {
      await addProjects(world);
      const page = await searchProjects(world, { q: 'wombat chapters' });
      expect(titles(page.items)).toEqual(['Two']);
      expect(titles(page.nearest.withSome)).toEqual(['One', 'Four', 'Three']);
      const { nearest } = await searchProjects(world, { q: 'wombat chapters zebra' });
      expect(titles(nearest.withSome)[0]).toBe('Two');
    }));

  it.each([undefined, 'newest', 'liked'])('keeps the filters, sorted by %s', (sort) =>
    inWorld(async (world) => {
      await addProjects(world);
      const { nearest } = await searchProjects(world, {
        q: 'wombat podcast',
        types: ['Mobile'],
        ...(sort && { sort }),
      });
      expect(titles(nearest.withSome)).toEqual(['Two']);
    }),
  );

  it('shows only what is public', () =>
    inWorld(async (world) => {
      const owner = await addProjects(world);
      const { nearest } = await searchProjects(world, { q: 'wombat podcast' });
      await world.hide('project', nearest.withSome[0]?.id ?? '');
      const without = await searchProjects(world, { q: 'wombat podcast' });
      expect(titles(without.nearest.withSome)).toEqual(['Four', 'Three', 'Two']);
      await world.suspend(owner);
      expect((await searchProjects(world, { q: 'wombat podcast' })).nearest.withSome).toEqual([]);
    }));

  it('is filled up to twelve, on its first page only', () =>
    inWorld(async (world) => {
      const owner = await addProjects(world);
      for (let number = 0; number < 14; number++)
        await world.addProject(owner, { title: `Wombat ${number}`, description: LONG });
      const read = (search: { size?: number; cursor?: string | null; q?: string }) =>
        searchProjects(world, { q: 'wombat podcast', ...search });
      expect((await read({})).nearest.withSome).toHaveLength(12);
      expect((await read({ size: 5 })).nearest.withSome).toHaveLength(5);
      const first = await read({ q: 'wombat', size: 16 });
      const second = await read({ q: 'wombat', size: 16, cursor: first.next_cursor });
      expect([first.items.length, second.items.length]).toEqual([16, 1]);
      expect([...first.nearest.words, ...second.nearest.words]).toEqual([]);
      expect(second.nearest.withSome).toEqual([]);
    }));

  it('ranks what has frequent words after all rare ones', () =>
    inWorld(async (world) => {
      const owner = await addProjects(world);
      await world.sql`
        insert into public.projects (user_id, title, description, tags)
        select ${owner.id}, case when n % 2 = 0 then 'Zebra' else 'Giraffe' end, ${LONG}, '{Web}'
        from generate_series(1, 1010) n`;
      await world.addProject(owner, { title: 'Giraffe and zebra', description: LONG });
      const { nearest } = await searchProjects(world, { q: 'zebra giraffe podcast' });
      expect(titles(nearest.withSome).slice(0, 2)).toEqual(['One', 'Giraffe and zebra']);
      expect(nearest.withSome).toHaveLength(12);
    }));

  it.each(['the podcast', 'podcast', 'podcasts', '', 'xylophone', 'xylophone of the marimba'])(
    'of %j has no further rows',
    (q) =>
      inWorld(async (world) => {
        await addProjects(world);
        const { nearest } = await searchProjects(world, { q });
        expect([nearest.withCorrected, nearest.withSome]).toEqual([[], []]);
      }),
  );
});

describe('a misspelled word', () => {
  it('is corrected together with its results', () =>
    inWorld(async (world) => {
      await addProjects(world);
      const { items, nearest, total } = await searchProjects(world, { q: 'podcsat' });
      expect([items, total]).toEqual([[], 0]);
      expect(nearest).toMatchObject({ corrected: 'podcast', withSome: [], words: [] });
      expect(titles(nearest.withCorrected)).toEqual(['One']);
    }));

  it('is corrected among others', () =>
    inWorld(async (world) => {
      await addProjects(world);
      const { nearest } = await searchProjects(world, { q: 'wombta chapters' });
      expect(nearest).toMatchObject({
        corrected: 'wombat chapters',
        words: ['wombat', 'chapters'],
      });
      expect(titles(nearest.withCorrected)).toEqual(['Two']);
      expect(titles(nearest.withSome)).toEqual(['One', 'Four', 'Three']);
    }));

  it('is no correction if nothing has all words of it', () =>
    inWorld(async (world) => {
      await addProjects(world);
      const { nearest } = await searchProjects(world, { q: 'podcsat food' });
      expect(nearest).toMatchObject({ corrected: null, withCorrected: [] });
      expect(titles(nearest.withSome)).toEqual(['Four', 'One']);
    }));
});

it('creators and services have the same groups', () =>
  inWorld(async (world) => {
    const ada = await world.addPerson({ isDev: true, name: 'Ada' });
    await world.sql`update public.users set bio = 'Keeps a quokka' where id = ${ada.id}`;
    await world.addService(ada, { title: 'A marmoset for your garden' });
    const creators = await searchCreators(world, { q: 'quokka marmoset', sort: 'rating' });
    expect(creators.items).toEqual([]);
    expect(creators.nearest.withSome.map(({ name }) => name)).toEqual(['Ada']);
    const services = await searchServices(world, { q: 'quokka marmoset', sort: 'rating' });
    expect(services.items).toEqual([]);
    expect(titlesOf({ items: services.nearest.withSome })).toEqual(['A marmoset for your garden']);
    const { nearest } = await searchServices(world, { q: 'marmosett' });
    expect(nearest.corrected).toBe('marmoset');
  }));
