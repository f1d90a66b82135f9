import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEndpoints } from '../../../tooling/serve/src/open/endpoints.ts';
import { api } from '../support/backend/backend.ts';
import { addProject } from '../support/rows.ts';
import { addPerson, become, sql } from '../support/world.ts';

const origin = 'https://showcase.test';
const endpoints = createEndpoints({
  source: {
    ...{ api: api.url, key: api.key, origin },
    // The first read of a busy machine may take longer than a visitor would wait.
    fetch: (url, { headers = {} }) => fetch(url, { headers }),
  },
});

type Item = { id: string; title: string; date_modified: string };
type Person = Awaited<ReturnType<typeof addPerson>>;
let ada: Person;
let bea: Person;
let client: Person;

beforeAll(async () => {
  await sql.begin(async (transaction) => {
    ada = await addPerson(transaction, { name: 'Ada Stone', isDev: true });
    bea = await addPerson(transaction, { name: 'Bea Reed', isDev: true });
    client = await addPerson(transaction, {});
    await transaction`update public.users set username = 'ada-of-feeds' where id = ${ada.id}`;
  });
});

afterAll(() => sql`delete from auth.users where id in ${sql([ada.id, bea.id, client.id])}`);

const add = (columns: Record<string, unknown>, owner = ada) =>
  sql.begin((transaction) => addProject(transaction, owner, columns));

async function read(path: string) {
  const response = await endpoints.request(path);
  const { items } = (await response.json()) as { items: Item[] };
  return items;
}

const titlesOf = async (path: string) => (await read(path)).map(({ title }) => title);

it('an item is changed by its creator alone', async () => {
  const id = await add({ title: 'Tide tables' });
  const find = async () =>
    (await read(`/feeds/creators/${ada.id}.json`)).find((item) => item.id.endsWith(id));
  const before = await find();
  await sql`insert into public.project_likes (project_id, user_id) values (${id}, ${client.id})`;
  await sql`insert into public.project_saves (project_id, user_id) values (${id}, ${client.id})`;
  await sql`update public.projects set view_count = view_count + 1, is_featured = true where id = ${id}`;
  await sql`update public.users set rating_avg = 5, rating_count = 1 where id = ${ada.id}`;
  expect(await find()).toEqual(before);
  await sql`update public.projects set title = 'Tide charts' where id = ${id}`;
  const after = await find();
  expect(after).toMatchObject({ id: before?.id, title: 'Tide charts' });
  expect(Date.parse(after?.date_modified ?? '')).toBeGreaterThan(
    Date.parse(before?.date_modified ?? ''),
  );
});

it('a draft is new when it is published', async () => {
  const tags = ['Feeds of drafts'];
  const created_at = '2026-01-01T00:00:00Z';
  const draft = await add({ title: 'An old draft', tags, visibility: 'draft', created_at }, bea);
  await add({ title: 'A newer project', tags }, bea);
  const path = `/feeds/tags/${encodeURIComponent('Feeds of drafts')}.json`;
  expect(await titlesOf(path)).toEqual(['A newer project']);
  await sql.begin(async (transaction) => {
    await become(transaction, bea);
    await transaction`update public.projects set visibility = 'public' where id = ${draft}`;
  });
  expect(await titlesOf(path)).toEqual(['An old draft', 'A newer project']);
});

it.each(['C++ / "C"', 'a,b(c).d', 'back\\slash', '{}', '100%', 'null'])(
  'the feed of the tag %j has its projects alone',
  async (tag) => {
    const title = `Tagged ${tag}`;
    await add({ title, tags: [tag] });
    expect(await titlesOf(`/feeds/tags/${encodeURIComponent(tag)}.json`)).toEqual([title]);
  },
);

it('a search has what the list of projects finds, the newest first', async () => {
  await add({ title: 'Zyxwv one', tags: ['Vue'] });
  await add({ title: 'Zyxwv two', tags: ['React'] });
  expect(await titlesOf('/feeds/search.json?q=zyxwv')).toEqual(['Zyxwv two', 'Zyxwv one']);
  expect(await titlesOf('/feeds/search.json?q=zyxwv&technologies=Vue')).toEqual(['Zyxwv one']);
  expect(await titlesOf('/feeds/search.json?q=zyxwv%00&sale=any')).toEqual([]);
});

it('a former username leads to the feed of its creator', async () => {
  await sql`update public.users set username = 'ada-moved' where id = ${ada.id}`;
  const response = await endpoints.request('/feeds/creators/ada-of-feeds.atom');
  expect(response.status).toBe(308);
  expect(response.headers.get('location')).toBe('/feeds/creators/ada-moved.atom');
  expect(response.headers.get('cache-control')).toBe('no-store');
});
