import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { call } from '../admin/admins.ts';
import { searchCreators, searchProjects } from '../search/queries.ts';
import { inWorld } from '../support/world.ts';
import type { Caller, World } from '../support/world.ts';
import { addCreator, checkAll, letPass, prove, readCheck, readProofs } from './checks.ts';

type Saved = { items: { project: { is_proven: boolean } | null }[] };

/** What each list says about a project that the client has saved; nothing where it is not listed. */
async function readMarks(world: World, client: Caller, owner: Caller) {
  const readRows = async (caller: Caller) =>
    (
      await world.as(
        caller,
        (sql) => sql<{ mark: boolean }[]>`
          select p.is_proven as mark from public.projects p where p.title = 'Quokka'`,
      )
    ).map(({ mark }) => mark);
  const { items: found } = await searchProjects(world, { q: 'quokka' });
  const saved = await call<Saved>(world, client, { name: 'my_saved_projects' });
  return {
    rows: await readRows('visitor'),
    ownRows: await readRows(owner),
    found: found.map((item) => 'is_proven' in item && item.is_proven),
    saved: saved?.items.flatMap(({ project }) => project?.is_proven ?? []),
  };
}

async function addSaved(world: World) {
  const creator = await addCreator(world);
  const client = await world.addPerson();
  const project = await world.addProject(creator, {
    title: 'Quokka',
    live_url: 'https://example.com/',
  });
  await world.as(
    client,
    (sql) => sql`insert into public.project_saves (project_id) values (${project})`,
  );
  return { creator, client, project };
}

it('marks a project in every list from when it is proven until that is lost', () =>
  inWorld(async (world) => {
    const { creator, client, project } = await addSaved(world);
    const read = () => readMarks(world, client, creator);
    const all = (mark: boolean) => ({
      ...{ rows: [mark], ownRows: [mark] },
      ...{ found: [mark], saved: [mark] },
    });
    expect(await read()).toEqual(all(false));
    await prove(world, creator, project);
    expect(await read()).toEqual(all(true));
    for (const _miss of [1, 2, 3]) {
      await letPass(world, '7 days');
      await prove(world, creator, project, 'missing');
    }
    expect(await read()).toEqual(all(false));
  }));

it.each(['unlisted', 'draft', 'hidden'])('marks no project that is %s, for anyone', (state) =>
  inWorld(async (world) => {
    const { creator, client, project } = await addSaved(world);
    await prove(world, creator, project);
    if (state === 'hidden') await world.hide('project', project);
    else await world.sql`update public.projects set visibility = ${state} where id = ${project}`;
    expect(await readMarks(world, client, creator)).toEqual({
      ...{ rows: [], ownRows: [false], found: [] },
      saved: state === 'unlisted' ? [false] : [],
    });
    const [row] = await world.as(
      'visitor',
      (sql) => sql<{ mark: boolean }[]>`
        select public.is_proven(jsonb_populate_record(null::public.projects, ${sql.json({ id: project })})) as mark`,
    );
    expect(row).toEqual({ mark: false });
  }),
);

it.each([
  [100, 1],
  [101, 0],
])('shows what is proven of project number %i of a list: %i', (number, shown) =>
  inWorld(async (world) => {
    const { creator, project } = await addSaved(world);
    await prove(world, creator, project);
    const ids = [...Array.from({ length: number - 1 }, () => randomUUID()), project];
    expect(await world.sql`select from public.project_proofs(${ids}::uuid[])`).toHaveLength(shown);
  }),
);

async function readOrders(world: World) {
  const sorts = ['best', 'newest', 'liked', 'price'];
  const projects = sorts.flatMap((sort) => [
    searchProjects(world, { q: 'quokka', sort }),
    searchProjects(world, { sort, technologies: ['React'] }),
  ]);
  const creators = ['best', 'name', 'rating', 'newest'].map((sort) =>
    searchCreators(world, { q: 'quokka', sort }),
  );
  const pages = await Promise.all([...projects, ...creators]);
  return pages.map(({ items }) => items.map(({ id }) => id));
}

it('orders no list by what is proven or runs', () =>
  inWorld(async (world) => {
    const creators = [await addCreator(world), await addCreator(world), await addCreator(world)];
    const projects: string[] = [];
    for (const [number, creator] of creators.entries()) {
      await world.sql`update public.users set name = 'Quokka' where id = ${creator.id}`;
      projects.push(
        await world.addProject(creator, {
          ...{ title: 'Quokka', tags: ['React'], live_url: `https://${number}.example.com/` },
          ...{ is_for_sale: true, sale_kind: 'once', sale_price: 100 },
        }),
      );
    }
    const before = await readOrders(world);
    for (const order of before) expect(order.length).toBeGreaterThanOrEqual(3);

    // The middle one could move up or down: it is proven and runs, and the others do not.
    const [first = '', middle = '', last = ''] = projects;
    for (const _day of [1, 2, 3]) {
      await checkAll(world, 'fails');
      await letPass(world, '1 day');
    }
    await world.sql`update public.project_checks set state = 'runs' where project_id = ${middle}`;
    const owner = creators[1];
    if (owner) await prove(world, owner, middle);
    expect(await readProofs(world, middle)).toEqual(['1.example.com']);
    expect(await readCheck(world, first)).toMatchObject({ state: 'unreachable' });
    expect(await readCheck(world, last)).toMatchObject({ state: 'unreachable' });
    expect(await readOrders(world)).toEqual(before);
  }));
