import { describe, expect, it } from 'vitest';
import { inWorld, captureError, sql as database } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { searchCreators } from './queries.ts';
import type { CreatorItem, Page } from './queries.ts';

async function addCreators(world: World) {
  const add = async (name: string, columns: Record<string, string | string[] | null>) => {
    const person = await world.addPerson({ isDev: true, name });
    await world.sql`update public.users set ${world.sql(columns)} where id = ${person.id}`;
    return person;
  };
  await add('Wim', {
    bio: 'Builds wombat trackers',
    skills: ['react', 'Vue'],
    location: 'London UK',
  });
  await add('ada', { bio: null, skills: ['Wombat', 'React'], location: 'Berlin Germany' });
  await add('Bob wombat', { bio: 'x', skills: ['Svelte'], location: 'London UK' });
  await add('Cleo', { bio: 'x', skills: [], location: 'Wombat Hill' });
}

const names = (page: Page<CreatorItem>) => page.items.map(({ name }) => name);

describe('searching creators', () => {
  it('finds parts of names, bios, skills and locations in any case, names first, then skills', () =>
    inWorld(async (world) => {
      await addCreators(world);
      expect(names(await searchCreators(world, { q: 'WOMBAT' }))).toEqual([
        'Bob wombat',
        'ada',
        'Cleo',
        'Wim',
      ]);
    }));

  it.each([
    [{ skills: ['React'] }, ['ada', 'Wim']],
    [{ skills: ['SVELTE', 'vue'] }, ['Bob wombat', 'Wim']],
    [{ locations: ['London UK'] }, ['Bob wombat', 'Wim']],
    [{ locations: ['london uk'] }, ['Bob wombat', 'Wim']],
    [{ skills: ['React'], locations: ['Berlin Germany', 'Toronto Canada'] }, ['ada']],
  ])('filters by %j', (filters, expected) =>
    inWorld(async (world) => {
      await addCreators(world);
      expect(names(await searchCreators(world, { q: 'wombat', ...filters }))).toEqual(expected);
    }),
  );

  it('counts a facet within the other group and the search, but not within its own group', () =>
    inWorld(async (world) => {
      await addCreators(world);
      const { facets } = await searchCreators(world, {
        q: 'wombat',
        skills: ['React'],
        locations: ['London UK'],
      });
      expect(facets['skills']).toMatchObject({ React: 1, Vue: 1, Svelte: 1, Angular: 0 });
      expect(facets['locations']).toMatchObject({
        'London UK': 1,
        'Berlin Germany': 1,
        'Toronto Canada': 0,
      });
    }));

  it('pages through everything once', () =>
    inWorld(async (world) => {
      await addCreators(world);
      const first = await searchCreators(world, { q: 'wombat', size: 3 });
      const second = await searchCreators(world, {
        q: 'wombat',
        size: 3,
        cursor: first.next_cursor,
      });
      expect([...names(first), ...names(second)]).toEqual(['Bob wombat', 'ada', 'Cleo', 'Wim']);
      expect(second.next_cursor).toBeNull();
    }));

  it('does not find clients by two letters either', () =>
    inWorld(async (world) => {
      await world.addPerson({ isDev: true, name: 'Zq Dev' });
      await world.addPerson({ name: 'Zq Client' });
      expect(names(await searchCreators(world, { q: 'zq' }))).toEqual(['Zq Dev']);
    }));

  it('does not find clients, and only counts public projects', () =>
    inWorld(async (world) => {
      const creator = await world.addPerson({ isDev: true, name: 'Wombat Dev' });
      await world.addPerson({ name: 'Wombat Client' });
      const hidden = await world.addProject(creator);
      for (const title of ['One', 'Two']) await world.addProject(creator, { title });
      await world.hide('project', hidden);
      const { items } = await searchCreators(world, { q: 'wombat' });
      expect(items).toMatchObject([{ name: 'Wombat Dev', project_count: 2 }]);
      expect(Object.keys(items[0] ?? {})).not.toContain('email');
    }));

  it('rejects an invalid cursor', () =>
    inWorld(async (world) => {
      expect((await captureError(searchCreators(world, { cursor: 'x' }))).code).toBe('PT400');
    }));
});

describe('one or two letters', () => {
  it('return results, too', async () => {
    const [row] =
      await database`select public.count_projects(q => 'ai')->>'total' as total, public.count_creators(q => 'a')->>'total' as creators`;
    expect(Number(row?.total)).toBeGreaterThan(0);
    expect(Number(row?.creators)).toBeGreaterThan(0);
  });
});
