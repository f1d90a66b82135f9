import { describe, expect, it } from 'vitest';
import { inWorld } from '../world/world.ts';
import type { World } from '../world/world.ts';
import { suggest } from './ask.ts';

async function addMarket(world: World) {
  const zed = await world.addPerson({ isDev: true, name: 'Zedekiah Quillon' });
  const client = await world.addPerson({ isDev: false, name: 'Zedekiah Quillan' });
  await world.addProject(zed, { title: 'Zebrafish Atlas', tags: ['Marimbaphone'] });
  await world.addProject(client, { title: 'Zebrafush Secret', tags: ['AI'] });
}

describe('suggesting a search', () => {
  it.each([
    ['zebrafsh', 'Zebrafish'],
    ['Zebrafish Atles', 'Zebrafish Atlas'],
    ['marimbafone', 'Marimbaphone'],
    ['zeb', 'Zebrafish'],
  ])('knows for %s a word of public projects: %s', (q, word) =>
    inWorld(async (world) => {
      await addMarket(world);
      const [likest] = await suggest(world, 'project', q);
      expect(likest).toBe(word);
    }),
  );

  it('knows the names of creators, and of nobody else', () =>
    inWorld(async (world) => {
      await addMarket(world);
      const words = await suggest(world, 'creator', 'zedekia quilon');
      expect(words[0]).toBe('Zedekiah Quillon');
      expect(words).not.toContain('Zedekiah Quillan');
      expect(await suggest(world, 'project', 'zedekia quilon')).toEqual([]);
    }));

  it('keeps projects and creators apart, and leaves out what does not look like it', () =>
    inWorld(async (world) => {
      const twin = await world.addPerson({ isDev: true, name: 'Zebrafish' });
      await world.addProject(twin, { title: 'Zebrafish Atlas', tags: ['Zebrafish Pro'] });
      await world.addProject(twin, { title: 'Quite Another', tags: ['Unlike'] });
      const ofProjects = await suggest(world, 'project', 'zebrafsh');
      expect(ofProjects).toEqual(['Zebrafish', 'Zebrafish Pro', 'Zebrafish Atlas', 'Atlas']);
      expect(await suggest(world, 'creator', 'zebrafsh')).toEqual(['Zebrafish']);
    }));

  it('says nothing of what is not public', () =>
    inWorld(async (world) => {
      await addMarket(world);
      const words = await suggest(world, 'project', 'zebrafush secret');
      expect(words.join(' ')).not.toMatch(/secret|zebrafush/i);
    }));

  it.each(['ze', '', '  ', 'z'.repeat(61), "zebrafsh'; drop table users; --"])(
    'takes %j as it is',
    (q) =>
      inWorld(async (world) => {
        await addMarket(world);
        expect(await suggest(world, 'project', q)).toSatisfy(
          (words: string[]) => words.length === 0 || q.startsWith('zebra'),
        );
        expect(await suggest(world, 'creator', q)).toEqual([]);
      }),
  );

  it.each([
    [60, 1],
    [61, 0],
  ])('answers to %d characters with %d words', (length, count) =>
    inWorld(async (world) => {
      const q = 'Zebrafish Atlas '.repeat(4).slice(0, length);
      const zed = await world.addPerson({ isDev: true });
      await world.addProject(zed, { title: q });
      const words = await suggest(world, 'project', q);
      expect(words.filter((word) => word === q)).toHaveLength(count);
    }),
  );

  it('gives twenty words at most', () =>
    inWorld(async (world) => {
      const zed = await world.addPerson({ isDev: true, name: 'Zed' });
      const tags = Array.from({ length: 10 }, (_, index) => `Zebrafish ${index}`);
      for (const part of ['A', 'B', 'C'])
        await world.addProject(zed, {
          title: `Zebrafish ${part}`,
          tags: tags.map((tag) => `${tag}${part}`),
        });
      expect(await suggest(world, 'project', 'zebrafsh')).toHaveLength(20);
    }));
});
