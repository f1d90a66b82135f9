import { describe, expect, it } from 'vitest';
import { inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { suggest } from './queries.ts';

async function addSamples(world: World) {
  const zed = await world.addPerson({ isDev: true, name: 'Zedekiah Quillon' });
  const client = await world.addPerson({ isDev: false, name: 'Zedekiah Quillan' });
  await world.addProject(zed, { title: 'Zebrafish Atlas', tags: ['Marimbaphone'] });
  await world.addProject(client, { title: 'Zebrafush Sekret', tags: ['AI'] });
  return zed;
}

describe('correcting a search', () => {
  it.each([
    ['zebrafsh', 'zebrafish'],
    ['zebarfish', 'zebrafish'],
    ['Zebrafish Marimbafone', 'zebrafish marimbaphone'],
    ['marimbafone', 'marimbaphone'],
    ['the zebrafhish', 'the zebrafish'],
  ])('corrects each misspelt word of %j: %j', (q, expected) =>
    inWorld(async (world) => {
      await addSamples(world);
      const [best] = await suggest(world, 'project', q);
      expect(best).toBe(expected);
    }),
  );

  it.each(['zebrafish', 'zebra', 'react', 'nodejs', 'xylophonist zzzz', 'ze', '', '  ', '12345'])(
    'corrects nothing in %j',
    (q) =>
      inWorld(async (world) => {
        await addSamples(world);
        expect(await suggest(world, 'project', q)).toEqual([]);
      }),
  );

  it('suggests names of creators, and of no one else', () =>
    inWorld(async (world) => {
      await addSamples(world);
      expect(await suggest(world, 'creator', 'zedekiha quilon')).toEqual(['zedekiah quillon']);
      expect(await suggest(world, 'project', 'zedekiha quilon')).toEqual([]);
    }));

  it('suggests nothing that is not public, or not public any more', () =>
    inWorld(async (world) => {
      const zed = await addSamples(world);
      expect(await suggest(world, 'project', 'sekrat')).toEqual([]);
      const project = await world.addProject(zed, { title: 'Wombatolith' });
      expect(await suggest(world, 'project', 'wombatolit')).toEqual([]);
      expect(await suggest(world, 'project', 'wombatolihth')).toEqual(['wombatolith']);
      await world.hide('project', project);
      expect(await suggest(world, 'project', 'wombatolihth')).toEqual([]);
      await world.suspend(zed);
      expect(await suggest(world, 'creator', 'zedekiha')).toEqual([]);
    }));

  it('suggests at most three, the closest and then the most frequent first', () =>
    inWorld(async (world) => {
      const zed = await world.addPerson({ isDev: true });
      for (const title of ['Quagga', 'Quaggb', 'Quaggb', 'Quaggc', 'Quaggddx', 'Quagge'])
        await world.addProject(zed, { title });
      expect(await suggest(world, 'project', 'quaggx')).toEqual(['quaggb', 'quagga', 'quaggc']);
    }));

  it('knows words of 3 to 40 letters that begin with a letter, and corrects nothing to one with a digit', () =>
    inWorld(async (world) => {
      const zed = await world.addPerson({ isDev: true });
      const words = ['qx', 'qxz', 'q'.repeat(40), 'q'.repeat(41), '3quillwort', 'quillwort3x'];
      await world.addProject(zed, { title: 'Wombat', tagline: words.join(' ') });
      const rows = await world.sql<{ word: string }[]>`
        select word from private.search_words where word like '%q%' and word = any (${words}) order by word`;
      expect(rows.map(({ word }) => word)).toEqual(['q'.repeat(40), 'quillwort3x', 'qxz']);
      expect(await suggest(world, 'project', 'quillwortxx')).toEqual([]);
    }));

  it('knows a word of one kind although it is known of another', () =>
    inWorld(async (world) => {
      const zed = await world.addPerson({ isDev: true, name: 'Marimbaphone' });
      await world.addProject(zed, { title: 'Marimbaphone' });
      for (const kind of ['creator', 'project'] as const)
        expect(await suggest(world, kind, 'marimbafone')).toEqual(['marimbaphone']);
    }));

  it('is not distracted by closer words of other kinds', () =>
    inWorld(async (world) => {
      const zed = await world.addPerson({ isDev: true, name: 'Zed' });
      for (const letter of 'abcdefghijklm')
        await world.addPerson({ isDev: true, name: `Marimbaphon${letter}` });
      await world.addProject(zed, { title: 'Marimbaphyne' });
      expect(await suggest(world, 'project', 'marimbaphonz')).toEqual(['marimbaphyne']);
    }));

  it('forgets words that nothing contains any more', () =>
    inWorld(async (world) => {
      const zed = await addSamples(world);
      await world.addProject(zed, { title: 'Wombatolith' });
      await world.sql`delete from public.projects where title = 'Zebrafish Atlas'`;
      const count = async (word: string) => {
        const [row] = await world.sql`
          select count(*)::int as words from private.search_words where word = ${word}`;
        return row?.words as number;
      };
      await world.sql`
        update private.search_words set checked_at = '2020-01-01'
        where word in ('marimbaphone', 'wombatolith', 'zedekiah')`;
      expect(await count('marimbaphone')).toBe(1);
      await world.sql`select private.prune()`;
      expect(await count('marimbaphone')).toBe(0);
      expect([await count('wombatolith'), await count('zedekiah')]).toEqual([1, 1]);
      const [row] = await world.sql`
        select count(*)::int as old from private.search_words where checked_at < '2021-01-01'`;
      expect(row?.old).toBe(0);
    }));
});
