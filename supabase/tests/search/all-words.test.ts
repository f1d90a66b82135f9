import { describe, expect, it } from 'vitest';
import { shareWorld } from '../support/shared-world.ts';
import type { World } from '../support/world.ts';
import { exactItems, listMatching, searchCreators, searchProjects } from './queries.ts';
import type { Page, ProjectItem } from './queries.ts';

async function addProjects(world: World) {
  const owner = await world.addPerson({ isDev: true, name: 'Zed' });
  const add = (title: string, columns: Record<string, unknown>, days: number) =>
    world.addProject(owner, {
      title,
      description: 'A text about nothing in particular, which is long enough to be stored.',
      ...columns,
      created_at: new Date(Date.UTC(2020, 0, days)).toISOString(),
    });
  await world.sql`delete from public.projects`;
  await add('Both tags', { tags: ['React', 'Supabase'] }, 1);
  await add(
    'Exact',
    { tags: ['Web'], tagline: 'Other', description: `${'React Supabase '.repeat(5)}.` },
    2,
  );
  await add('Newer tags', { tags: ['Supabase', 'AI', 'React'] }, 3);
  await add('One tag', { tags: ['React'] }, 4);
  await add('Shop', { tags: ['Web'], tagline: 'A café reservation system' }, 5);
  await add('Server', { tags: ['node'] }, 6);
  return owner;
}

const inScene = shareWorld(addProjects);

const titles = (items: { title: string }[]) => items.map(({ title }) => title);

describe('a search for several words', () => {
  it('finds the text first, and then what contains all of its words, each group newest first', () =>
    inScene(async (world) => {
      const page = await searchProjects(world, { q: 'react supabase' });
      expect(titles(page.items)).toEqual(['Exact', 'Newer tags', 'Both tags']);
      expect(page).toMatchObject({ all_words_at: 1, total: 3, next_cursor: null });
      expect(page.facets['technologies']).toMatchObject({ React: 2, Supabase: 2 });
      expect(page.facets['industries']).toMatchObject({ AI: 1 });
    }));

  it.each([1, 2, 3])('continues from the first group into the second, %d at a time', (size) =>
    inScene(async (world) => {
      const seen: string[] = [];
      const starts: (number | null)[] = [];
      let cursor: string | null = null;
      do {
        const page: Page<ProjectItem> = await searchProjects(world, {
          q: 'supabase react',
          size,
          cursor,
        });
        seen.push(...titles(page.items));
        starts.push(page.all_words_at);
        cursor = page.next_cursor;
      } while (cursor !== null);
      expect(seen).toEqual(['Exact', 'Newer tags', 'Both tags']);
      expect(starts).toEqual([[null, 0, 0], [1, 0], [1]][size - 1]);
    }),
  );

  it.each([
    [{ q: 'react supabase', industries: ['AI'] }, ['Newer tags']],
    [{ q: 'cafe booking' }, ['Shop']],
    [{ q: 'appointments' }, ['Shop']],
    [{ q: 'Node.js' }, ['Server']],
    [{ q: 'nodejs' }, ['Server']],
    [{ q: 'NODE JS server' }, ['Server']],
    [{ q: '', technologies: ['Node.js'] }, ['Server']],
    [{ q: 'tagged' }, ['Newer tags', 'Both tags', 'One tag']],
    [{ q: 'react angular' }, []],
    [{ q: 'the' }, []],
    [{ q: 'the of and' }, []],
  ])('finds %j', (search, expected) =>
    inScene(async (world) => {
      const page = await searchProjects(world, search);
      expect(titles(page.items).toSorted()).toEqual(expected.toSorted());
      expect(page.total).toBe(expected.length);
    }),
  );

  it('follows every change of a row', () =>
    inScene(async (world, owner) => {
      const find = async (q: string) => titles((await searchProjects(world, { q })).items);
      await world.sql`update public.projects set tagline = 'Zebra in the fish' where title = 'Shop'`;
      expect(await find('fish zebra')).toEqual(['Shop']);
      expect(await find('reservation cafe')).toEqual([]);
      await world.suspend(owner);
      expect(await find('fish zebra')).toEqual([]);
    }));

  it('finds creators by all fields and by the usual names of their skills', () =>
    inScene(async (world) => {
      const zoe = await world.addPerson({ isDev: true, name: 'Zoë Wombat' });
      const columns = {
        bio: 'Builds trackers',
        skills: ['node', 'Tailwind'],
        location: 'London UK',
        specialization: 'Quokka Care',
      };
      await world.sql`update public.users set ${world.sql(columns)} where id = ${zoe.id}`;
      const find = async (search: { q?: string; skills?: string[] }) => {
        const page = await searchCreators(world, search);
        return [page.total, page.all_words_at, page.items[0]?.name];
      };
      const found = [1, 0, 'Zoë Wombat'];
      expect(await find({ q: 'zoe tracker' })).toEqual(found);
      expect(await find({ q: 'quokka london' })).toEqual(found);
      expect(await find({ q: 'wombat node.js' })).toEqual(found);
      expect(await find({ q: 'wombat', skills: ['Node.js'] })).toEqual([1, null, 'Zoë Wombat']);
      expect(await find({ q: 'quokka', skills: ['Tailwind CSS'] })).toEqual(found);
      expect(await find({ q: 'quokka', skills: ['Vue'] })).toEqual([0, null, undefined]);
      const { facets } = await searchCreators(world, { q: 'quokka wombat' });
      expect(facets['skills']).toMatchObject({ 'Node.js': 1, 'Tailwind CSS': 1, Vue: 0 });
      expect(facets['locations']).toMatchObject({ 'London UK': 1, 'Berlin Germany': 0 });
      const match = () => listMatching(world, 'creators', { q: 'quokka london' }, [zoe.id]);
      expect(await match()).toEqual([zoe.id]);
      await world.suspend(zoe);
      expect(await find({ q: 'quokka london' })).toEqual([0, null, undefined]);
      expect(await match()).toEqual([]);
    }));

  it('does not find who is no creator any more', () =>
    inScene(async (world) => {
      const zoe = await world.addPerson({ isDev: true, name: 'Zoë Wombat' });
      await world.sql`update public.users set bio = 'Builds trackers' where id = ${zoe.id}`;
      expect((await searchCreators(world, { q: 'zoe tracker' })).total).toBe(1);
      await world.sql`update public.users set is_dev = false where id = ${zoe.id}`;
      expect((await searchCreators(world, { q: 'zoe tracker' })).total).toBe(0);
    }));
});

const hostile = [
  'x'.repeat(400),
  'ab '.repeat(133),
  'a & b | !c <-> d:* (e)',
  "react' & 'supabase",
  '"react" -supabase',
  '%',
  '_',
  '\\',
  'a\\',
  '%_%_\\%',
  "'); drop table users; --",
  'the and of',
  'the',
  '👩‍💻🎉',
  'react 👩‍💻',
  'תוכנה بحث',
  '\u202ereact\u202c',
  '\u0301\u200b\ufeff',
  ':*',
  '!!',
  '<->',
  'c++ c# .net',
  'a'.repeat(199) + '👩',
  '日本語 検索',
  'Ǆ ﬁ ẞ İ',
  '1.2.3-4 http://a.b/c?d=e@f',
  '$1 $8 %s %1$s %I',
];

describe('hostile texts', () => {
  it.each(hostile)('%j finds what contains it, and never fails', (q) =>
    inScene(async (world, owner) => {
      const text = [...q.replaceAll(/^ +| +$/g, '')].slice(0, 200).join('');
      const stored = `${text} ${'text '.repeat(10)}`;
      await world.addProject(owner, { title: 'Wanted', description: stored });
      const bio = { bio: `Wanted ${text}` };
      await world.sql`update public.users set ${world.sql(bio)} where id = ${owner.id}`;
      const [row] = await world.sql<{ expected: string[]; has_text: boolean }[]>`
        select private.has_text(private.search_form(${q})) as has_text,
          coalesce(array_agg(p.title), '{}') as expected from public.projects p
        where strpos(private.project_text(p.title, p.description, p.tags), private.search_form(btrim(left(${q}, 200)))) > 0`;
      const page = await searchProjects(world, { q, size: 60 });
      if (row?.has_text)
        expect(titles(exactItems(page)).toSorted()).toEqual(row.expected.toSorted());
      const creators = await searchCreators(world, { q, size: 60 });
      expect(creators.total).toBeGreaterThan(0);
      const suggest = world.sql`select public.suggest_search('project', ${q}) || public.suggest_search('creator', ${q})`;
      await expect(suggest).resolves.toHaveLength(1);
    }),
  );

  it('a null byte is rejected', () =>
    inScene(async (world) => {
      const attempt = world.sql.savepoint(() => searchProjects(world, { q: 'a\0b' }));
      await expect(attempt).rejects.toThrow(/0x00/);
    }));
});
