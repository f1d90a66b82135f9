import { expect, it } from 'vitest';
import { searchProjects } from '../search/queries.ts';
import type { Page, ProjectItem } from '../search/queries.ts';
import { inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';

/** 60 projects by as many creators, an hour ago and earlier. */
async function addOthers(world: World) {
  await world.sql`delete from public.projects`;
  for (const minutes of Array.from({ length: 60 }, (_, index) => 60 + index)) {
    const creator = await world.addPerson({ isDev: true });
    await world.addProject(creator, {
      created_at: new Date(Date.now() - minutes * 60_000).toISOString(),
    });
  }
}

const publish = (world: World, person: { id: string }, count: number) =>
  world.as(
    person,
    (sql) => sql`
      insert into public.projects (title, description, tags)
      select 'Project ' || n, repeat('many words ', 6), '{Web}' from generate_series(1, ${count}) n`,
  );

async function pages(world: World, size: number) {
  const all: ProjectItem[][] = [];
  let cursor: string | null = null;
  do {
    const page: Page<ProjectItem> = await searchProjects(world, { size, cursor });
    all.push(page.items);
    cursor = page.next_cursor;
  } while (cursor !== null);
  return all;
}

const countByName = (page: readonly ProjectItem[] | undefined, name: string) =>
  page?.filter(({ owner }) => owner.name === name).length;

it('shows at most three projects by one creator on a page, and each project once', () =>
  inWorld(async (world) => {
    await addOthers(world);
    const floodingCreator = await world.addPerson({ isDev: true, name: 'Flood' });
    await publish(world, floodingCreator, 30);
    const all = await pages(world, 24);
    expect(all.map((page) => countByName(page, 'Flood')).slice(0, 2)).toEqual([3, 3]);
    expect(countByName(all[1]?.slice(0, 3), 'Flood')).toBe(3);
    const ids = all.flat().map(({ id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([90, 90]);
  }));

it('shows the next project by another creator first', () =>
  inWorld(async (world) => {
    await addOthers(world);
    const [floodingCreator, other] = [
      await world.addPerson({ isDev: true, name: 'Flood' }),
      await world.addPerson({ isDev: true, name: 'Other' }),
    ];
    await publish(world, floodingCreator, 30);
    await world.sql`update public.projects set listed_at = listed_at - interval '1 minute'`;
    await publish(world, other, 1);
    const [first] = await pages(world, 24);
    expect(first?.[0]?.owner.name).toBe('Other');
    expect(countByName(first, 'Flood')).toBe(3);
  }));

it('counts neither hidden projects nor projects further down', () =>
  inWorld(async (world) => {
    await addOthers(world);
    const creator = await world.addPerson({ isDev: true, name: 'Ada' });
    for (const days of [1, 2, 3, 4]) {
      const created_at = new Date(Date.now() - days * 86_400_000).toISOString();
      await world.addProject(creator, { created_at });
    }
    await publish(world, creator, 3);
    const hidden = await world.sql<{ id: string }[]>`
      update public.projects set title = 'Hidden'
      where user_id = ${creator.id} and title like 'Project %' returning id`;
    for (const { id } of hidden) await world.hide('project', id);
    await publish(world, creator, 1);
    expect((await pages(world, 24))[0]?.[0]?.title).toBe('Project 1');
  }));

it('lists projects added by the service role by their date', () =>
  inWorld(async (world) => {
    const creator = await world.addPerson({ isDev: true });
    const id = await world.addProject(creator, { created_at: '2020-01-01T00:00:00.123Z' });
    const [row] = await world.sql`
      select listed_at = created_at as is_same from public.projects where id = ${id}`;
    expect(row?.is_same).toBe(true);
  }));
