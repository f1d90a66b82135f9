import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { call } from '../admin/admins.ts';
import { searchProjects } from '../search/queries.ts';
import { inWorld } from '../support/world.ts';
import type { Caller, World } from '../support/world.ts';
import { addCreator, letPass, prove } from './checks.ts';

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
