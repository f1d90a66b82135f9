import { describe, expect, it } from 'vitest';
import { prove } from '../../project-checks/checks.ts';
import { act, createRequest } from '../../support/hiring.ts';
import { inWorld } from '../../support/world.ts';
import type { World } from '../../support/world.ts';
import { addSale } from '../requests/add-sale.ts';

type Sale = Awaited<ReturnType<typeof addSale>>;

const proven = 'Owner proven: harbor.example.com by a tag in the page since Jan 5, 2026';
const runs = 'Runs: harbor.example.com, checked on Feb 3, 2026';

async function addProven(world: World) {
  const sale = await addSale(world, { live_url: 'https://harbor.example.com/' });
  await prove(world, sale.creator, sale.project);
  await world.sql`
    update private.project_proofs set proven_at = '2026-01-05T12:00:00Z' where project_id = ${sale.project}`;
  const other = await world.addProject(sale.creator, { live_url: 'https://other.example.com/' });
  for (const project of [sale.project, other]) await setState(world, { project }, 'runs');
  return sale;
}

const setState = (world: World, { project }: Pick<Sale, 'project'>, state: string) =>
  world.sql`
    update public.project_checks
    set state = ${state}, since = '2026-01-20T12:00:00Z', checked_at = '2026-02-03T12:00:00Z'
    where project_id = ${project}`;

/** The lines of the frozen text that say what was checked. */
async function accept(world: World, { creator }: Sale, id: string) {
  await world.as(creator, (sql) => act(sql, { id, action: 'accept' }));
  return readFacts(world, id);
}

async function readFacts(world: World, id: string) {
  const [row] = await world.sql<{ text: string }[]>`
    select text from public.agreements where hire_request_id = ${id}`;
  return row?.text.split('\n').filter((line) => /^(Owner proven|Runs|Unreachable)/.test(line));
}

const hire = (world: World, { client, creator, project }: Sale) =>
  world.as(client, (sql) =>
    createRequest(sql, {
      ...{ creator_id: creator.id, title: 'A map', budget: 100, from_project_id: project },
    }),
  );

describe('an agreement says what is proven of the project and that it runs', () =>
  it.each(['sale', 'hire'])('at the moment of a %s, and stays as it is', (kind) =>
    inWorld(async (world) => {
      const sale = await addProven(world);
      const { id } = kind === 'sale' ? await sale.buy() : await hire(world, sale);
      expect(await accept(world, sale, id)).toEqual([proven, runs]);
      await world.sql`update private.project_proofs set lost_at = now() where project_id = ${sale.project}`;
      expect(await readFacts(world, id)).toEqual([proven, runs]);
    }),
  ));

it.each([
  ['unreachable', 'Unreachable: harbor.example.com since Jan 20, 2026'],
  ['unseen', undefined],
  ['waiting', undefined],
])('of a project that is %s says: %s', (state, line) =>
  inWorld(async (world) => {
    const sale = await addProven(world);
    await setState(world, sale, state);
    const { id } = await sale.buy();
    expect((await accept(world, sale, id))?.[1]).toBe(line);
  }),
);

it.each([
  ['meta', 'harbor.example.com', 'by a tag in the page'],
  ['record', 'harbor.example.com', 'by a DNS record'],
  ['file', 'harbor.example.com', 'by a file'],
  ['repository', 'github.com/ada/harbor', 'by a file in it'],
])('names the method %s', (method, subject, words) =>
  inWorld(async (world) => {
    const sale = await addProven(world);
    await world.sql`
      update private.project_proofs set method = ${method}, subject = ${subject} where project_id = ${sale.project}`;
    const { id } = await sale.buy();
    expect((await accept(world, sale, id))?.[0]).toBe(
      `Owner proven: ${subject} ${words} since Jan 5, 2026`,
    );
  }),
);

it.each(['unlisted', 'hidden', 'lost'])('says nothing of a project that is %s', (state) =>
  inWorld(async (world) => {
    const sale = await addProven(world);
    const { id } = await hire(world, sale);
    if (state === 'hidden') await world.hide('project', sale.project);
    else if (state === 'unlisted') await sale.change({ visibility: 'unlisted' });
    else
      await world.sql`update private.project_proofs set lost_at = now() where project_id = ${sale.project}`;
    expect(await accept(world, sale, id)).toEqual(state === 'lost' ? [runs] : []);
  }),
);
