import { describe, expect, it } from 'vitest';
import { inWorld, captureError } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { exactItems, searchProjects } from './queries.ts';
import type { Page, ProjectItem } from './queries.ts';

async function addProjects(world: World) {
  const owner = await world.addPerson({ isDev: true, name: 'Zed' });
  const add = (title: string, tags: string[], days: number) =>
    world.addProject(owner, {
      title,
      tags,
      created_at: new Date(Date.UTC(2020, 0, days)).toISOString(),
    });
  await add('Zebrafish Atlas', ['Web', 'React', 'AI'], 1);
  await add('Zebrafish Pocket', ['Mobile', 'React', 'Healthcare'], 2);
  await add('Zebrafish Core', ['API', 'Node.js', 'AI'], 3);
  await add('Something else', ['Web', 'Vue', 'zebrafish 100%_sure\\'], 4);
  return owner;
}

const titles = (page: Page<ProjectItem>) => page.items.map(({ title }) => title);

describe('searching projects', () => {
  it('finds parts of titles, descriptions and tags in any case, titles first', () =>
    inWorld(async (world) => {
      await addProjects(world);
      const page = await searchProjects(world, { q: ' zEBRAf ' });
      expect(titles(page)).toEqual([
        'Zebrafish Core',
        'Zebrafish Pocket',
        'Zebrafish Atlas',
        'Something else',
      ]);
      expect(page.total).toBe(4);
      expect(page.total_is_capped).toBe(false);
      expect(page.items[0]?.owner).toMatchObject({ name: 'Zed', username: null });
    }));

  it.each([
    ['shared', 1],
    ['brave boats', 1],
    ['a shared and quiet', 1],
    ['notes for crews', 1],
    ['snake_case', 1],
    ['hunting', 1],
    ['*', 0],
    ['_quiet_', 0],
  ])('finds %j as the page shows it, without markup', (q, expected) =>
    inWorld(async (world) => {
      await world.sql`delete from public.projects`;
      const owner = await world.addPerson({ isDev: true });
      const text =
        '_Brave_ boats. A **sh**ared and _quiet_ *notes* for crews, with snake_case for s*hunt*ing.';
      await world.addProject(owner, { title: 'Harbour', description: text, tags: ['Web'] });
      expect(exactItems(await searchProjects(world, { q }))).toHaveLength(expected);
    }),
  );

  it.each([
    ['100%_', 1],
    ['%', 1],
    ['sure\\', 1],
    ['zebra%core', 0],
    ['zebrafish_core', 0],
    ["'); drop table users; --", 0],
    ['zebrafish pocket\nzebra', 0],
  ])('treats %j literally', (q, expected) =>
    inWorld(async (world) => {
      await world.sql`delete from public.projects`;
      await addProjects(world);
      expect(exactItems(await searchProjects(world, { q }))).toHaveLength(expected);
    }),
  );

  it('ignores everything after 200 characters of the query', () =>
    inWorld(async (world) => {
      const owner = await world.addPerson({ isDev: true });
      await world.addProject(owner, { description: 'q'.repeat(200) });
      expect((await searchProjects(world, { q: 'q'.repeat(201) })).total).toBe(1);
    }));

  it.each([
    [{ types: ['Web', 'API'] }, ['Zebrafish Core', 'Zebrafish Atlas', 'Something else']],
    [{ types: ['Web'], technologies: ['React', 'Vue'] }, ['Zebrafish Atlas', 'Something else']],
    [{ technologies: ['React'], industries: ['AI'] }, ['Zebrafish Atlas']],
    [{ types: ['web'] }, []],
    [{ types: ['We'] }, []],
  ])('filters by %j', (filters, expected) =>
    inWorld(async (world) => {
      await addProjects(world);
      expect(titles(await searchProjects(world, { q: 'zebrafish', ...filters }))).toEqual(expected);
    }),
  );

  it('counts a facet within the other groups and the search, but not within its own group', () =>
    inWorld(async (world) => {
      await addProjects(world);
      const { facets } = await searchProjects(world, {
        q: 'zebrafish',
        types: ['Web'],
        industries: ['AI'],
      });
      expect(facets['types']).toMatchObject({ Web: 1, API: 1, Mobile: 0, Desktop: 0, Plugin: 0 });
      expect(facets['technologies']).toMatchObject({ React: 1, Vue: 0, 'Node.js': 0 });
      expect(facets['industries']).toMatchObject({ AI: 1, Healthcare: 0 });
      const all = await searchProjects(world, { q: 'zebrafish' });
      expect(all.facets['technologies']).toMatchObject({ React: 2, Vue: 1 });
    }));

  it('pages through everything once, even if times are equal', () =>
    inWorld(async (world) => {
      const owner = await world.addPerson({ isDev: true });
      for (const title of ['a', 'b', 'c', 'd', 'e']) {
        await world.addProject(owner, {
          title: `Quokka ${title}`,
          created_at: '2020-01-01T00:00:00.123Z',
        });
      }
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const page: Page<ProjectItem> = await searchProjects(world, {
          q: 'quokka',
          size: 2,
          cursor,
        });
        expect(page.total).toBe(5);
        seen.push(...titles(page));
        cursor = page.next_cursor;
      } while (cursor !== null);
      expect(seen.toSorted()).toEqual(['Quokka a', 'Quokka b', 'Quokka c', 'Quokka d', 'Quokka e']);
    }));

  it.each([
    [0, 1],
    [-5, 1],
    [1000, 60],
  ])('limits the page size %d to %d', (size, expected) =>
    inWorld(async (world) => {
      const page = await searchProjects(world, { size });
      expect(page.items.length).toBe(Math.min(expected, page.total));
    }),
  );

  it.each([
    '',
    'nowhere',
    '1',
    "x' or true",
    '2020-01-01T00:00:00',
    crypto.randomUUID(),
    `${crypto.randomUUID()}_2020-99-99T00:00:00`,
    `${crypto.randomUUID()}_2020-01-01T00:00:00 Nowhere/Zone`,
  ])('rejects the cursor %j', (cursor) =>
    inWorld(async (world) => {
      expect(await captureError(searchProjects(world, { cursor }))).toEqual({
        code: 'PT400',
        message: 'This list cursor is invalid',
      });
    }),
  );

  it('only shows what is public, even to its owner and to admins', () =>
    inWorld(async (world) => {
      const owner = await addProjects(world);
      const [hidden] = (await searchProjects(world, { q: 'zebrafish atlas' })).items;
      await world.hide('project', hidden?.id ?? '');
      expect((await searchProjects(world, { q: 'zebrafish' })).total).toBe(3);
      expect((await searchProjects(world, { q: 'zebrafish', caller: owner })).total).toBe(3);
      await world.suspend(owner);
      const page = await searchProjects(world, { q: 'zebrafish' });
      expect([page.total, page.items, page.facets['types']?.['Web']]).toEqual([0, [], 0]);
    }));

  it('only shows what is public for two letters', () =>
    inWorld(async (world) => {
      const owner = await world.addPerson({ isDev: true });
      await world.addProject(owner, { title: 'Zq' });
      await world.hide('project', await world.addProject(owner, { title: 'Zq' }));
      expect((await searchProjects(world, { q: 'zq' })).total).toBe(1);
    }));

  it('works without arguments and with nulls', () =>
    inWorld(async (world) => {
      const [row] = await world.sql`
        select public.search_projects() || public.count_projects() as plain,
          public.search_projects(null, null, null, null, null, null)
            || public.count_projects(null, null, null, null) as nulls`;
      expect(row?.plain).toHaveProperty('items.0.id');
      expect(row?.nulls).toEqual(row?.plain);
    }));

  it('reads 200 characters of the query', () =>
    inWorld(async (world) => {
      const owner = await world.addPerson({ isDev: true });
      await world.addProject(owner, { description: 'z'.repeat(200) });
      const { total } = await searchProjects(world, { q: `${'z'.repeat(200)}y` });
      const { total: shorter } = await searchProjects(world, { q: `${'z'.repeat(199)}y` });
      expect([total, shorter]).toEqual([1, 0]);
    }));

  it('has an index that only finds words side by side', () =>
    inWorld(async (world) => {
      const owner = await world.addPerson({ isDev: true });
      await world.addProject(owner, { description: 'zebra quokka '.repeat(5) });
      await world.addProject(owner, { description: 'quokka and zebra and '.repeat(4) });
      await world.sql`set local enable_seqscan = off`;
      const [row] = await world.sql`
        explain (analyze, format json) select from private.project_words w
        where w.text like private.joined('%zebra quokka%')`;
      const plan = JSON.stringify(row);
      expect(plan).toContain('project_words_text');
      expect(plan).toMatch(/"Actual Rows":1(\.0+)?,.*"Rows Removed by Index Recheck":0/);
    }));
});
