import { expect, it } from 'vitest';
import { inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { addCreator, checkAll, letPass, prove, readCheck, readProofs } from './checks.ts';
import { announce, links, readAll, readDates, requestReport } from './health/health.ts';

/** Three creators with one project and one service each, the second between the others in every list. Only the second project can be checked. */
async function addScene(world: World) {
  const owner = await addCreator(world);
  const client = await world.addPerson();
  const projects: string[] = [];
  const ids = new Set<string>();
  for (const number of [1, 2, 3]) {
    const person = number === 2 ? owner : await world.addPerson({ isDev: true });
    const created_at = new Date(Date.now() - number * 60_000);
    await world.sql`
      update public.users set name = ${`Wombat ${number}`}, created_at = ${created_at} where id = ${person.id}`;
    await world.sql`
      update private.creator_ranks set since = ${created_at} where user_id = ${person.id}`;
    const project = await world.addProject(person, {
      ...{ title: 'Wombat', tags: ['Web', 'Wombat'], created_at },
      ...{ is_for_sale: true, sale_kind: 'license', sale_price: number * 10 },
      ...(number === 2 && links),
    });
    await world.sql`
      insert into public.project_saves (project_id, user_id, created_at)
      values (${project}, ${client.id}, ${created_at})`;
    const service = { title: 'Wombat', price: number * 10, created_at };
    ids
      .add(person.id)
      .add(project)
      .add(await world.addService(person, service));
    projects.push(project);
  }
  return { client, owner, project: projects[1] ?? '', ids };
}

type Scene = Awaited<ReturnType<typeof addScene>>;

const searches = (kind: string, sorts: string[]) =>
  ['wombat', ''].flatMap((text) =>
    sorts.map(
      (sort) => `public.search_${kind}('${text}', sort => '${sort}', page_size => 60) -> 'items'`,
    ),
  );

const lists = [
  ...searches('projects', ['best', 'newest', 'liked', 'price']),
  ...searches('creators', ['best', 'name', 'rating', 'fastest', 'newest']),
  ...searches('services', ['best', 'newest', 'price', 'rating']),
  `public.newest_projects_with_tags('{Wombat}')`,
  `public.my_saved_projects() -> 'items'`,
  `public.sitemap_entries('projects', 1)`,
  `public.sitemap_entries('creators', 1)`,
];

/** The order of the scene's rows in each list, and the rows by whose columns all other lists are sorted. */
async function readOrders(world: World, { client, ids }: Scene) {
  const orders: Record<string, string[]> = {};
  for (const list of lists) {
    const [row] = await world.as(client, (sql) =>
      sql.unsafe<{ items: (string | { id: string })[] }[]>(`select ${list} as items`),
    );
    const found = row?.items.map((item) => (typeof item === 'string' ? item : item.id)) ?? [];
    orders[list] = found.filter((id) => ids.has(id));
  }
  const rows = await world.sql`
    select to_jsonb(p) as row from public.projects p union all select to_jsonb(u) from public.users u
    union all select to_jsonb(s) from public.services s order by 1`;
  return { orders, rows };
}

const fails = async (world: World) => {
  await checkAll(world, 'fails');
  await letPass(world, '1 day');
};

it.each<[fact: string, make: (world: World, scene: Scene) => Promise<void>, shown: object]>([
  [
    'a proof',
    (world, { owner, project }) => prove(world, owner, project),
    { proofs: 2, state: 'waiting' },
  ],
  ['that it runs', (world) => checkAll(world, 'runs'), { state: 'runs' }],
  [
    'that it is unreachable',
    async (world) => {
      for (const _day of [1, 2, 3]) await fails(world);
    },
    { state: 'unreachable' },
  ],
  ['that it cannot be checked', (world) => checkAll(world, 'unseen'), { state: 'unseen' }],
  [
    'a report with a warning',
    async (world, { owner, project }) => {
      await prove(world, owner, project);
      await requestReport(world, owner, project);
      await readAll(world);
      await announce(world, owner, project, true);
    },
    { reports: 1 },
  ],
])('%s moves nothing in a list or a search', (_, make, shown) =>
  inWorld(async (world) => {
    const scene = await addScene(world);
    const before = await readOrders(world, scene);
    for (const order of Object.values(before.orders)) {
      expect(order).toHaveLength(3);
    }
    await make(world, scene);
    expect({
      state: (await readCheck(world, scene.project))?.state,
      proofs: (await readProofs(world, scene.project)).length,
      reports: (await readDates(world, [scene.project])).length,
    }).toMatchObject(shown);
    expect(await readOrders(world, scene)).toEqual(before);
  }),
);
