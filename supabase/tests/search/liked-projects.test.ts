import { describe, expect, it } from 'vitest';
import { inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { readAll, searchProjects } from './queries.ts';

async function addLiked(world: World) {
  await world.sql`delete from public.projects`;
  const owner = await world.addPerson({ isDev: true });
  const fans = [await world.addPerson(), await world.addPerson(), await world.addPerson()];
  const add = async (title: string, day: number, likes: number, daysAgo = 1) => {
    const id = await world.addProject(owner, {
      title,
      description: `${title} is about ${title.includes(' w') ? 'wombats and quokkas' : 'quokka wombats'}, in a text that is long enough.`,
      created_at: new Date(Date.UTC(2020, 0, day)).toISOString(),
    });
    for (const fan of fans.slice(0, likes))
      await world.sql`
        insert into public.project_likes (project_id, user_id, created_at)
        values (${id}, ${fan.id}, now() - ${daysAgo} * interval '1 day')`;
    return id;
  };
  await add('one old', 1, 1);
  await add('two w', 2, 2);
  await add('none', 3, 0);
  await add('one new', 4, 1);
  await add('long ago w', 5, 3, 31);
  await add('three w', 6, 3);
  return { owner, fans };
}

const titlesOf = (world: World, search: { q?: string; types?: string[] } = {}) =>
  readAll(
    (cursor) => searchProjects(world, { ...search, cursor, size: 2, sort: 'liked' }),
    ({ title }) => title,
  );

describe('the most liked projects', () => {
  const order = ['three w', 'two w', 'one new', 'one old', 'long ago w', 'none'];

  it('are those with the most likes of the last 30 days, and then the newest', () =>
    inWorld(async (world) => {
      await addLiked(world);
      expect(await titlesOf(world)).toEqual(order);
      expect(await titlesOf(world, { types: ['Mobile'] })).toEqual([]);
      expect(await titlesOf(world, { q: 'qu' })).toEqual(order);
    }));

  it('are sorted within each of the two groups', () =>
    inWorld(async (world) => {
      await addLiked(world);
      expect(await titlesOf(world, { q: 'quokka wombats' })).toEqual([
        ...['one new', 'one old', 'none'],
        ...['three w', 'two w', 'long ago w'],
      ]);
    }));

  it('follow likes that are taken back, deleted accounts and deleted projects', () =>
    inWorld(async (world) => {
      const { fans } = await addLiked(world);
      await world.sql`
        delete from public.project_likes l using public.projects p
        where p.id = l.project_id and p.title = 'three w' and l.user_id <> ${fans[0]?.id ?? ''}`;
      expect((await titlesOf(world)).slice(0, 3)).toEqual(['two w', 'three w', 'one new']);
      await world.sql`delete from auth.users where id = ${fans[1]?.id ?? ''}`;
      expect((await titlesOf(world)).slice(0, 2)).toEqual(['three w', 'one new']);
      await world.sql`delete from public.projects where title = 'three w'`;
      expect((await titlesOf(world))[0]).toBe('one new');
    }));

  it('are counted again by the hourly job', () =>
    inWorld(async (world) => {
      await addLiked(world);
      await world.sql`alter table public.project_likes disable trigger user`;
      await world.sql`
        update public.project_likes l set created_at = now() - interval '30 days 1 second'
        from public.projects p where p.id = l.project_id and p.title = 'three w'`;
      await world.sql`update private.month_likes set recount_at = now() - interval '1 second' where likes = 3`;
      expect((await titlesOf(world))[0]).toBe('three w');
      await world.sql`select private.prune()`;
      expect((await titlesOf(world))[0]).toBe('two w');
      const [row] = await world.sql`
        select count(*)::integer as total from private.month_likes where recount_at <= now()`;
      expect(row).toEqual({ total: 0 });
    }));

  it('are only those that are public', () =>
    inWorld(async (world) => {
      const { owner } = await addLiked(world);
      await world.sql`update public.projects set visibility = 'unlisted' where title = 'three w'`;
      expect((await titlesOf(world))[0]).toBe('two w');
      await world.suspend(owner);
      expect(await titlesOf(world)).toEqual([]);
    }));

  it('include a project from when it first becomes public', () =>
    inWorld(async (world) => {
      const { owner } = await addLiked(world);
      await world.addProject(owner, { title: 'Draft', visibility: 'draft' });
      await world.sql`update public.projects set visibility = 'public' where title = 'Draft'`;
      expect((await titlesOf(world)).toSorted()).toEqual([...order, 'Draft'].toSorted());
    }));
});
