import { expect, it } from 'vitest';
import { call } from '../admin/admins.ts';
import { captureError, inWorld, type World } from '../support/world.ts';

type Entry = { id: string; username?: string | null; updated_at: string };
const entries = (world: World, kind: string, part = 1) =>
  call<Entry[]>(world, 'visitor', { name: 'sitemap_entries', kind, part });
const counts = (world: World) =>
  call<{ projects: number; creators: number }>(world, 'visitor', { name: 'sitemap_counts' });
const ids = (list: Entry[] | undefined) => list?.map(({ id }) => id);

it('lists a creator with the username of their page', () =>
  inWorld(async (world) => {
    const creator = await world.addPerson({ isDev: true });
    const [row] = await world.sql<{ username: string | null; updated_at: string }[]>`
      update public.users set username = 'wilma-quill' where id = ${creator.id}
      returning username, to_jsonb(updated_at) #>> '{}' as updated_at`;
    const found = await entries(world, 'creators');
    expect(found?.find(({ id }) => id === creator.id)).toEqual({ id: creator.id, ...row });
  }));

it('has 10,000 in each part, the oldest first', () =>
  inWorld(async (world) => {
    await world.sql`delete from public.projects`;
    const creator = await world.addPerson({ isDev: true });
    await world.sql`alter table public.projects disable trigger user`;
    await world.sql`
      insert into public.projects (user_id, title, description, bolt_url, tags, created_at)
      select ${creator.id}, 'Project ' || i, repeat('Long enough ', 10), 'https://bolt.new/a', '{React}',
        now() - make_interval(mins => i)
      from generate_series(1, 10001) as i`;
    const first = await entries(world, 'projects');
    const second = await entries(world, 'projects', 2);
    expect([first?.length, second?.length]).toEqual([10_000, 1]);
    const [newest] = await world.sql<Entry[]>`
      select id from public.projects order by created_at desc limit 1`;
    expect(ids(second)).toEqual([newest?.id]);
    for (const part of [3, 2_147_483_647]) {
      expect(await entries(world, 'projects', part)).toEqual([]);
    }
    expect(ids(await entries(world, 'projects', -1))).toEqual(ids(first));
    expect(await counts(world)).toMatchObject({ projects: 10_001 });
  }));

it('rejects another kind', () =>
  inWorld(async (world) => {
    expect((await captureError(entries(world, 'services'))).message).toBe(
      'Choose one of these: projects, creators',
    );
  }));
