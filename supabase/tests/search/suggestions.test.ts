import { describe, expect, it } from 'vitest';
import { inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { suggest } from './queries.ts';

async function addSamples(world: World) {
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
  ])('suggests a word of public projects for %s: %s', (q, expected) =>
    inWorld(async (world) => {
      await addSamples(world);
      const [best] = await suggest(world, 'project', q);
      expect(best).toBe(expected);
    }),
  );

  it('suggests names of creators, and of no one else', () =>
    inWorld(async (world) => {
      await addSamples(world);
      const suggestions = await suggest(world, 'creator', 'zedekia quilon');
      expect(suggestions[0]).toBe('Zedekiah Quillon');
      expect(suggestions).not.toContain('Zedekiah Quillan');
      expect(await suggest(world, 'project', 'zedekia quilon')).toEqual([]);
    }));

  it('separates projects and creators, and omits words that are not similar', () =>
    inWorld(async (world) => {
      const twin = await world.addPerson({ isDev: true, name: 'Zebrafish' });
      await world.addProject(twin, { title: 'Zebrafish Atlas', tags: ['Zebrafish Pro'] });
      await world.addProject(twin, { title: 'Quite Another', tags: ['Unlike'] });
      const projectSuggestions = await suggest(world, 'project', 'zebrafsh');
      expect(projectSuggestions).toEqual([
        'Zebrafish',
        'Zebrafish Pro',
        'Zebrafish Atlas',
        'Atlas',
      ]);
      expect(await suggest(world, 'creator', 'zebrafsh')).toEqual(['Zebrafish']);
    }));

  it('suggests nothing that is not public', () =>
    inWorld(async (world) => {
      await addSamples(world);
      const suggestions = await suggest(world, 'project', 'zebrafush secret');
      expect(suggestions.join(' ')).not.toMatch(/secret|zebrafush/i);
    }));

  it.each(['ze', '', '  ', 'z'.repeat(61), "zebrafsh'; drop table users; --"])(
    'treats %j as plain text',
    (q) =>
      inWorld(async (world) => {
        await addSamples(world);
        expect(await suggest(world, 'project', q)).toSatisfy(
          (suggestions: string[]) => suggestions.length === 0 || q.startsWith('zebra'),
        );
        expect(await suggest(world, 'creator', q)).toEqual([]);
      }),
  );

  it.each([
    [60, 1],
    [61, 0],
  ])('handles %d characters with %d words', (length, count) =>
    inWorld(async (world) => {
      const q = 'Zebrafish Atlas '.repeat(4).slice(0, length);
      const zed = await world.addPerson({ isDev: true });
      await world.addProject(zed, { title: q });
      const suggestions = await suggest(world, 'project', q);
      expect(suggestions.filter((expected) => expected === q)).toHaveLength(count);
    }),
  );

  it('suggests at most twenty words', () =>
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
