import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApiClient } from '../../../tooling/serve/src/open/api/testing/client.ts';
import { addProject } from '../support/rows.ts';
import { sql } from '../support/world.ts';
import { commitScene, NAMES } from './scene.ts';
import { source } from './surfaces.ts';

const client = createApiClient({ source });

let scene: Awaited<ReturnType<typeof commitScene>>;
const addProjects = (titles: string[], columns = {}) =>
  sql.begin(async (transaction) => {
    for (const title of titles)
      await addProject(
        transaction,
        { id: scene.creator },
        { title, visibility: 'public', ...columns },
      );
  });

beforeAll(async () => {
  scene = await commitScene();
  await addProjects(['Zorilla One', 'Zorilla Two', 'Zorilla Three'], { tags: ['Express'] });
  await sql`
    update public.projects set is_for_sale = true, sale_kind = 'once', sale_price = 40
    where title = 'Zorilla Two'`;
});
afterAll(() => scene.remove());

const titlesOf = (page?: { items: { title: string }[] }) => page?.items.map(({ title }) => title);

it('finds projects, creators and services by their words', async () => {
  const query = { q: 'Zorilla' };
  const projects = await client.GET('/projects', { params: { query } });
  expect(titlesOf(projects.data)?.toSorted()).toEqual([
    NAMES.project,
    'Zorilla One',
    'Zorilla Three',
    'Zorilla Two',
  ]);
  const services = await client.GET('/services', {
    params: { query: { ...query, maxPrice: 100 } },
  });
  expect(titlesOf(services.data)).toEqual([NAMES.service]);
  const cheaper = await client.GET('/services', { params: { query: { ...query, maxPrice: 99 } } });
  expect(titlesOf(cheaper.data)).toEqual([]);
  const creators = await client.GET('/creators', {
    params: { query: { ...query, sort: 'rating' } },
  });
  expect(creators.data?.items).toMatchObject([{ id: scene.creator, rating: null }]);
});

it('filters projects by technology and by what is for sale', async () => {
  const technologies = await client.GET('/projects', {
    params: { query: { q: 'Zorilla', technologies: 'Vue, Express' } },
  });
  expect(titlesOf(technologies.data)?.toSorted()).toEqual([
    'Zorilla One',
    'Zorilla Three',
    'Zorilla Two',
  ]);
  const onSale = await client.GET('/projects', {
    params: { query: { q: 'Zorilla', sale: 'any', sort: 'price' } },
  });
  expect(onSale.data?.items).toMatchObject([
    { title: 'Zorilla Two', sale: { price: 40, kind: 'once', isSold: false } },
  ]);
});

it('opens a creator by id and username, with their projects and services', async () => {
  for (const creator of [scene.creator, scene.username]) {
    const path = { creator };
    const one = await client.GET('/creators/{creator}', { params: { path } });
    expect(one.data).toMatchObject({ id: scene.creator, name: NAMES.creator });
    const projects = await client.GET('/creators/{creator}/projects', { params: { path } });
    expect(projects.data?.items).toHaveLength(4);
    const services = await client.GET('/creators/{creator}/services', { params: { path } });
    expect(titlesOf(services.data)).toEqual([NAMES.service]);
  }
});

it.each([
  ['a search', { q: 'Zorilla', limit: 1 } as const],
  ['a list by date', { limit: 1, sort: 'newest', technologies: 'Express' } as const],
  ['the list of a creator', null],
])('pages through %s while projects are added', async (_, query) => {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const next = cursor === undefined ? {} : { cursor };
    const { data } = query
      ? await client.GET('/projects', { params: { query: { ...query, ...next } } })
      : await client.GET('/creators/{creator}/projects', {
          params: { path: { creator: scene.creator }, query: { limit: 1, ...next } },
        });
    seen.push(...(titlesOf(data) ?? []));
    cursor = data?.next ?? undefined;
    await addProjects([`Zorilla added ${seen.length}`], { tags: ['Express'] });
  } while (cursor !== undefined && seen.length < 20);
  await sql`delete from public.projects where title like 'Zorilla added %'`;
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toEqual(expect.arrayContaining(['Zorilla One', 'Zorilla Two', 'Zorilla Three']));
  expect(seen.filter((title) => title.startsWith('Zorilla added'))).toEqual([]);
});

it('says what is wrong, to a client that only reads JSON', async () => {
  const path = { id: scene.creator };
  const missing = await client.GET('/projects/{id}', { params: { path } });
  expect([missing.response.status, missing.error?.error.code]).toEqual([404, 'not_found']);
  for (const sort of ['best', 'newest', 'price'] as const) {
    const query = { q: 'Zorilla', sort, cursor: 'zzz' };
    const { error, response } = await client.GET('/projects', { params: { query } });
    expect([sort, response.status, error?.error.message]).toEqual([
      sort,
      400,
      expect.stringContaining('"cursor" is not valid'),
    ]);
  }
});
