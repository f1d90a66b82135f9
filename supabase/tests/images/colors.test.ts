import { describe, expect, it } from 'vitest';
import { searchCreators, searchProjects } from '../search/queries.ts';
import { patch } from '../support/rows.ts';
import { inWorld, captureError } from '../support/world.ts';

const image_url = 'https://a.example/cover.png';
const image_color = '#e0774f';

describe('the color of an image', () => {
  it.each(['#000000', '#ffffff', '#09af9a', null])('can be %s', (color) =>
    inWorld(async (world) => {
      const person = await world.addPerson({ isDev: true });
      const project = await world.addProject(person, { image_url });
      const change = { image_color: color };
      expect(await world.as(person, (sql) => patch(sql, 'projects', project, change))).toBe(1);
    }),
  );

  it.each([
    ...['', ' ', '#', 'red', 'e0774f', '#e07', '#e0774', '#e0774f0', '#e0774fff', '#E0774F'],
    ...['#e0774g', '#e0774:', '#e0774`', '#e0774/', ' #e0774f', '#e0774f ', '#e0774f\n'],
    ...['x#e0774f', '#e0774f"/><script>', '#e0774f;x:y', 'url(#a)', 'var(--a)', '#٠٠٠٠٠٠'],
  ])('cannot be %j', (color) =>
    inWorld(async (world) => {
      const person = await world.addPerson({ isDev: true });
      const attempt = world.addProject(person, { image_url, image_color: color });
      expect((await captureError(attempt)).code).toBe('23514');
    }),
  );

  it('is only stored with an image', () =>
    inWorld(async (world) => {
      const person = await world.addPerson({ isDev: true });
      const project = await world.addProject(person, { image_url, image_color });
      const save = (changes: Record<string, unknown>) =>
        world.as(person, (sql) => patch(sql, 'projects', project, changes));
      expect((await captureError(save({ image_url: null }))).code).toBe('23514');
      expect(await save({ image_url: null, image_color: null })).toBe(1);
      expect((await captureError(save({ image_color }))).code).toBe('23514');
      expect(await save({ image_url, image_color })).toBe(1);
    }));

  it('is changed by the owner only', () =>
    inWorld(async (world) => {
      const person = await world.addPerson({ isDev: true });
      const other = await world.addPerson({ isDev: true });
      const project = await world.addProject(person, { image_url });
      const change = { image_color };
      expect(await world.as(other, (sql) => patch(sql, 'projects', project, change))).toBe(0);
      const attempt = world.as('visitor', (sql) => patch(sql, 'projects', project, change));
      expect((await captureError(attempt)).code).toBe('42501');
    }));

  it('is found with the project and its creator: three public covers, most liked first', () =>
    inWorld(async (world) => {
      const person = await world.addPerson({ isDev: true, name: 'Quokka Wim' });
      const add = (likes: number, columns: Record<string, unknown> = {}) =>
        world.addProject(person, {
          ...{ title: `Quokka ${likes}`, like_count: likes, image_url: `${image_url}?${likes}` },
          ...columns,
        });
      await add(9, { image_url: null });
      await world.hide('project', await add(8));
      for (const likes of [3, 5, 7]) await add(likes);
      await add(6, { image_color });
      await world.addPerson({ isDev: true, name: 'Quokka Zoe' });
      const { items: creators } = await searchCreators(world, { q: 'quokka' });
      expect(creators.map(({ covers }) => covers)).toEqual([
        [
          { image_url: `${image_url}?7`, image_color: null },
          { image_url: `${image_url}?6`, image_color },
          { image_url: `${image_url}?5`, image_color: null },
        ],
        [],
      ]);
      const { items: projects } = await searchProjects(world, { q: 'quokka 6' });
      expect(projects).toMatchObject([{ image_color }]);
    }));
});
