import { expect, it } from 'vitest';
import { call } from '../admin/admins.ts';
import { listKeys } from '../results/keys.ts';
import { captureError, inWorld } from '../support/world.ts';
import type { Caller, World } from '../support/world.ts';

type Saved = { id: string; saved_at: string; project: { title: string } | null };
type Page = { items: Saved[]; next_cursor: string | null };
type Input = { q?: string | null; cursor?: string | null; page_size?: number | null };

async function listSaved(world: World, caller: Caller, input: Input = {}): Promise<Page> {
  const page = await call<Page>(world, caller, { name: 'my_saved_projects', ...input });
  if (!page) throw new Error('The function returned nothing.');
  return page;
}

/** Saves a project as someone, a number of minutes after the others. */
async function save(world: World, person: { id: string }, project: string, minute = 0) {
  await world.as(
    person,
    (sql) => sql`insert into public.project_saves (project_id) values (${project})`,
  );
  await world.sql`
    update public.project_saves set created_at = timestamptz '2026-01-01' + ${minute} * interval '1 minute'
    where project_id = ${project} and user_id = ${person.id}`;
}

const titles = ({ items }: Page) => items.map(({ project }) => project?.title ?? null);

async function addScene(world: World) {
  const creator = await world.addPerson({ isDev: true, name: 'Wilma Quill' });
  const client = await world.addPerson();
  const add = async (title: string, minute: number, columns: Record<string, unknown> = {}) => {
    const id = await world.addProject(creator, { title, ...columns });
    await save(world, client, id, minute);
    return id;
  };
  return { creator, client, add };
}

it('lists what the caller saved, latest first, page by page', () =>
  inWorld(async (world) => {
    const { client, creator, add } = await addScene(world);
    for (const [index, title] of ['One', 'Two', 'Three'].entries()) await add(title, index);
    const first = await listSaved(world, client, { page_size: 2 });
    expect(titles(first)).toEqual(['Three', 'Two']);
    const second = await listSaved(world, client, { page_size: 2, cursor: first.next_cursor });
    expect([titles(second), second.next_cursor]).toEqual([['One'], null]);
    expect((await listSaved(world, creator)).items).toEqual([]);
  }));

it('continues after a project that was saved in the same moment', () =>
  inWorld(async (world) => {
    const { client, add } = await addScene(world);
    const ids = [await add('A', 0), await add('B', 0), await add('C', 0)];
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Page = await listSaved(world, client, { page_size: 1, cursor });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.next_cursor;
    } while (cursor);
    expect(seen).toEqual(ids.toSorted().toReversed());
  }));

it('has a removed project in its place again when it is saved with its time, which is not ahead', () =>
  inWorld(async (world) => {
    const { client, add } = await addScene(world);
    const [project] = [await add('One', 0), await add('Two', 1)];
    const [saved] = (await listSaved(world, client)).items.slice(1);
    const saveAt = (time: string) =>
      world.as(
        client,
        (sql) =>
          sql`insert into public.project_saves ${sql({ project_id: project, created_at: time })}`,
      );
    await world.as(
      client,
      (sql) => sql`delete from public.project_saves where project_id = ${project}`,
    );
    expect((await captureError(saveAt('2999-01-01'))).code).toBe('42501');
    await saveAt(saved?.saved_at ?? '');
    expect((await listSaved(world, client)).items.at(1)).toEqual(saved);
  }));

it.each([
  ['tide', ['Tides']],
  ['CALM', ['Tides']],
  ['svelte', ['Stock']],
  ['wilma', ['Stock', 'Tides']],
  ['food bank', ['Stock']],
  ['%', []],
  ['  ', ['Stock', 'Tides']],
  [null, ['Stock', 'Tides']],
])('finds %j in the cards: %j', (q, expected) =>
  inWorld(async (world) => {
    const { client, add } = await addScene(world);
    await add('Tides', 0, { tagline: 'A calm map' });
    await add('Stock', 1, {
      tags: ['Web', 'Svelte'],
      description: 'What a food bank has in stock, sorted by the days that are left.',
    });
    expect(titles(await listSaved(world, client, { q }))).toEqual(expected);
  }),
);

it('keeps an unlisted project open', () =>
  inWorld(async (world) => {
    const { client, add } = await addScene(world);
    const id = await add('Tides', 0);
    await world.sql`update public.projects set visibility = 'unlisted' where id = ${id}`;
    expect(titles(await listSaved(world, client))).toEqual(['Tides']);
  }));

it.each([
  [
    'is a draft',
    (world: World, id: string) =>
      world.sql`update public.projects set visibility = 'draft' where id = ${id}`,
  ],
  ['is hidden', (world: World, id: string) => world.hide('project', id)],
  [
    'belongs to a suspended creator',
    (world: World, _: string, creator: { id: string; email: string }) => world.suspend(creator),
  ],
  [
    'belongs to a client',
    (world: World, _: string, { id }: { id: string }) =>
      world.sql`update public.users set is_dev = false where id = ${id}`,
  ],
])('tells nothing about a project that %s', (_, change) =>
  inWorld(async (world) => {
    const { client, creator, add } = await addScene(world);
    const id = await add('Tides', 0);
    await change(world, id, creator);
    const { items } = await listSaved(world, client);
    expect(items.map((item) => [item.id, item.project])).toEqual([[id, null]]);
    for (const q of ['Tides', 'Wilma', 'Web']) {
      expect((await listSaved(world, client, { q })).items).toEqual([]);
    }
  }),
);

it('forgets a project that was deleted', () =>
  inWorld(async (world) => {
    const { client, add } = await addScene(world);
    const id = await add('Tides', 0);
    await world.sql`delete from public.projects where id = ${id}`;
    expect((await listSaved(world, client)).items).toEqual([]);
  }));

it('returns what a card needs, and 500 characters of the description', () =>
  inWorld(async (world) => {
    const { client, add } = await addScene(world);
    await add('Tides', 0, { description: 'long '.repeat(200) });
    const { items } = await listSaved(world, client);
    const card = [
      'id',
      'title',
      'tagline',
      'description',
      'image_url',
      'image_color',
      'bolt_url',
      'is_proven',
    ];
    const sale = ['is_for_sale', 'sale_price', 'sale_kind', 'sold_at'];
    const owner = ['id', 'name', 'username', 'avatar', 'rating_avg', 'rating_count'];
    expect(listKeys(items)).toEqual(
      [
        ...['id', 'saved_at', 'project'],
        ...[...card, ...sale, 'tags', 'created_at', 'owner'].map((key) => `project.${key}`),
        ...owner.map((key) => `project.owner.${key}`),
      ].toSorted(),
    );
    expect(items).toMatchObject([{ project: { description: 'long '.repeat(100) } }]);
  }));

it.each([
  [100_000, 60],
  [60, 60],
  [null, 24],
  [0, 1],
])('for a page size of %d, a page has %d', (page_size, expected) =>
  inWorld(async (world) => {
    const creator = await world.addPerson({ isDev: true });
    const client = await world.addPerson();
    await world.sql`
      with added as (
        insert into public.projects (user_id, title, description, tags)
        select ${creator.id}, 'Quokka', repeat('many words ', 6), '{Web}' from generate_series(1, 61)
        returning id
      )
      insert into public.project_saves (project_id, user_id) select id, ${client.id} from added`;
    expect((await listSaved(world, client, { page_size })).items).toHaveLength(expected);
  }),
);

it('is for users only, and rejects a cursor of another form', () =>
  inWorld(async (world) => {
    expect((await captureError(listSaved(world, 'visitor'))).code).toBe('42501');
    const attempt = listSaved(world, await world.addPerson(), { cursor: 'x' });
    expect((await captureError(attempt)).code).toBe('PT400');
  }));
