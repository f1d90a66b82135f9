import { expect, it } from 'vitest';
import { captureError, inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { searchProjects } from '../search/queries.ts';
import { addProjects, setVisibility } from './scene.ts';

const HOURS = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOURS).toISOString();

async function listedAt(world: World, id: string) {
  const [row] = await world.sql<{ text: string | null; is_now: boolean | null }[]>`
    select listed_at::text as text, listed_at = now()::timestamptz(3) as is_now
    from public.projects where id = ${id}`;
  return row;
}

const publish = (world: World, owner: { id: string }, count: number, visibility = 'draft') =>
  world.as(
    owner,
    (sql) => sql<{ id: string }[]>`
      insert into public.projects (title, description, tags, visibility)
      select 'Draft ' || n, repeat('many words ', 6), '{Web}', ${visibility}
      from generate_series(1, ${count}) n returning id`,
  );

it('lists a project when it first becomes public, not when it was written', () =>
  inWorld(async (world) => {
    await world.sql`delete from public.projects`;
    const other = await world.addPerson({ isDev: true });
    const creator = await world.addPerson({ isDev: true });
    const draft = await world.addProject(creator, { visibility: 'draft', created_at: ago(9) });
    await world.addProject(other, { title: 'Newer', created_at: ago(1) });
    expect((await listedAt(world, draft))?.text).toBeNull();
    await setVisibility(world, creator, { id: draft, to: 'unlisted' });
    expect((await listedAt(world, draft))?.text).toBeNull();
    await setVisibility(world, creator, { id: draft, to: 'public' });
    expect((await listedAt(world, draft))?.is_now).toBe(true);
    const { items } = await searchProjects(world, {});
    expect(items.map(({ id }) => id)[0]).toBe(draft);
  }));

it.each(['draft', 'unlisted'] as const)('does not move up what was %s for a while', (between) =>
  inWorld(async (world) => {
    const { creator, ids } = await addProjects(world);
    await world.sql`
      update public.projects set listed_at = listed_at - interval '2 days' where id = ${ids.public}`;
    const before = await listedAt(world, ids.public);
    await setVisibility(world, creator, { id: ids.public, to: between });
    expect(await listedAt(world, ids.public)).toEqual(before);
    await setVisibility(world, creator, { id: ids.public, to: 'public' });
    expect(await listedAt(world, ids.public)).toEqual(before);
  }),
);

it('spreads drafts that are published at once like new projects', () =>
  inWorld(async (world) => {
    await world.sql`delete from public.projects`;
    for (const hours of Array.from({ length: 30 }, (_, index) => index + 1)) {
      const other = await world.addPerson({ isDev: true });
      await world.addProject(other, { created_at: ago(hours) });
    }
    const creator = await world.addPerson({ isDev: true });
    for (const { id } of await publish(world, creator, 5)) {
      await setVisibility(world, creator, { id, to: 'public' });
    }
    const { items } = await searchProjects(world, {});
    expect(items.filter(({ title }) => title.startsWith('Draft'))).toHaveLength(3);
  }));

it('counts no project that is public no more among the newest of its creator', () =>
  inWorld(async (world) => {
    await world.sql`delete from public.projects`;
    const creator = await world.addPerson({ isDev: true });
    const drafts = await publish(world, creator, 4);
    for (const { id } of drafts.slice(0, 3)) {
      await setVisibility(world, creator, { id, to: 'public' });
      await setVisibility(world, creator, { id, to: 'unlisted' });
    }
    const last = drafts[3]?.id ?? '';
    await setVisibility(world, creator, { id: last, to: 'public' });
    expect((await listedAt(world, last))?.is_now).toBe(true);
  }));

it('counts what is listed against the limit of new projects, once each', () =>
  inWorld(async (world) => {
    const creator = await world.addPerson({ isDev: true });
    const drafts = await publish(world, creator, 15);
    for (const { id } of drafts) await setVisibility(world, creator, { id, to: 'public' });
    const [first] = drafts;
    for (const to of ['draft', 'public'] as const) {
      await setVisibility(world, creator, { id: first?.id ?? '', to });
    }
    const attempt = publish(world, creator, 1);
    expect((await captureError(attempt)).message).toMatch(/"code": "over_limit"/);
    const late = await world.addProject(creator, { visibility: 'draft' });
    const listing = setVisibility(world, creator, { id: late, to: 'public' });
    expect((await captureError(listing)).message).toMatch(/"code": "over_limit"/);
  }));

it('lists what the service role publishes by its date, when it is inserted or changed', () =>
  inWorld(async (world) => {
    const { creator, ids } = await addProjects(world);
    const id = await world.addProject(creator, { created_at: '2020-01-01T00:00:00.123Z' });
    await world.sql`update public.projects set visibility = 'public' where id = ${ids.draft}`;
    const rows = await world.sql`
      select listed_at = created_at as is_same from public.projects where id in (${id}, ${ids.draft})`;
    expect(rows).toEqual([{ is_same: true }, { is_same: true }]);
  }));

it('ignores a position that was written with the row', () =>
  inWorld(async (world) => {
    const creator = await world.addPerson({ isDev: true });
    const columns = { visibility: 'draft', listed_at: '2090-01-01T00:00:00Z' };
    const id = await world.addProject(creator, columns);
    expect((await listedAt(world, id))?.text).toBeNull();
    const attempt = world.as(
      creator,
      (sql) => sql`update public.projects set listed_at = now() where id = ${id}`,
    );
    expect((await captureError(attempt)).code).toBe('42501');
  }));

it('has a position for every public project', () =>
  inWorld(async (world) => {
    const { ids } = await addProjects(world);
    const attempt = world.sql.savepoint(
      (sql) => sql`update public.projects set listed_at = null where id = ${ids.public}`,
    );
    expect((await captureError(attempt)).code).toBe('23514');
  }));
