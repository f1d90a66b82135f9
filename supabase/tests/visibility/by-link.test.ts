import { describe, expect, it } from 'vitest';
import { call, report } from '../admin/admins.ts';
import { listKeys } from '../results/keys.ts';
import { captureError, inWorld } from '../support/world.ts';
import type { Caller, World } from '../support/world.ts';
import { addProjects, openLink, setVisibility, VISIBILITIES } from './scene.ts';

/** The rows of a creator's projects and their content that a caller can list. */
function listRows(world: World, caller: Caller, { id }: { id: string }) {
  return world.as(caller, async (sql) => {
    const [rows] = await sql<{ projects: string[]; media: number; code: number }[]>`
      select
        (select array_agg(visibility order by visibility) from public.projects where user_id = ${id}) as projects,
        (select count(*)::int from public.project_media where caption = 'A picture') as media,
        (select count(*)::int from public.project_code_samples where title = 'Sync') as code`;
    return rows;
  });
}

describe('as rows', () => {
  it('everyone lists public projects only, and the owner all of theirs', () =>
    inWorld(async (world) => {
      const { creator } = await addProjects(world);
      await world.sql`delete from public.project_media where caption <> 'A picture'`;
      await world.sql`delete from public.project_code_samples where code <> 'select 1;'`;
      const stranger = await world.addPerson({ isDev: true });
      const listed = { projects: ['public'], media: 1, code: 1 };
      expect(await listRows(world, 'visitor', creator)).toEqual(listed);
      expect(await listRows(world, stranger, creator)).toEqual(listed);
      expect(await listRows(world, creator, creator)).toEqual({
        projects: ['draft', 'public', 'unlisted'],
        media: 3,
        code: 3,
      });
    }));

  it('only the owner changes the visibility, to one of three values', () =>
    inWorld(async (world) => {
      const { creator, ids } = await addProjects(world);
      const stranger = await world.addPerson({ isDev: true });
      const change = { id: ids.unlisted, to: 'public' } as const;
      expect(await setVisibility(world, stranger, change)).toHaveLength(0);
      expect(await setVisibility(world, creator, change)).toHaveLength(1);
      const attempt = setVisibility(world, creator, { id: ids.draft, to: 'secret' as 'draft' });
      expect((await captureError(attempt)).code).toBe('23514');
    }));
});

describe('by its link', () => {
  it('everyone opens a public or unlisted project with its content', () =>
    inWorld(async (world) => {
      const { creator, ids } = await addProjects(world);
      await world.addService(creator, { price: 300, duration: '5 days' });
      await world.addService(creator, { price: 200, duration: '2 days' });
      const stranger = await world.addPerson();
      for (const caller of ['visitor', stranger, creator] as const) {
        for (const id of [ids.public, ids.unlisted]) {
          const linked = await openLink(world, caller, id);
          expect(linked?.project.id).toBe(id);
          expect(linked?.owner).toMatchObject({
            id: creator.id,
            name: 'Wilma Quill',
            offers: [{ price: 200, duration: '2 days' }],
          });
          expect(linked?.media).toMatchObject([{ kind: 'image', caption: 'A picture' }]);
          expect(linked?.code_samples).toMatchObject([{ title: 'Sync', code: 'select 1;' }]);
        }
      }
    }));

  it('has the columns of a page, and no others', () =>
    inWorld(async (world) => {
      const { creator, ids } = await addProjects(world);
      await world.addService(creator);
      const columns = await world.sql<{ name: string }[]>`
        select column_name as name from information_schema.columns
        where table_schema = 'public' and table_name = 'projects'
          and column_name not in ('client_key', 'filter_tags', 'listed_at', 'is_featured')`;
      expect(listKeys(await openLink(world, 'visitor', ids.unlisted))).toEqual(
        [
          ...['project', 'owner', 'media', 'code_samples'],
          ...columns.map(({ name }) => `project.${name}`),
          ...['id', 'name', 'username', 'avatar', 'bio', 'location', 'availability'].map(
            (name) => `owner.${name}`,
          ),
          ...['owner.rating_avg', 'owner.rating_count'],
          ...['owner.offers', 'owner.offers.price', 'owner.offers.duration'],
          ...['id', 'kind', 'url', 'caption'].map((name) => `media.${name}`),
          ...['id', 'title', 'language', 'code'].map((name) => `code_samples.${name}`),
        ].toSorted(),
      );
    }));

  it('has its content in the owner’s order, and empty lists without any', () =>
    inWorld(async (world) => {
      const creator = await world.addPerson({ isDev: true });
      const id = await world.addProject(creator, { visibility: 'unlisted' });
      expect(await openLink(world, 'visitor', id)).toMatchObject({
        owner: { offers: [] },
        media: [],
        code_samples: [],
      });
      await world.sql`
        insert into public.project_media (project_id, kind, url, caption, position)
        select ${id}, 'image', 'https://a.example/b.png', n::text, 3 - n from generate_series(1, 3) n`;
      await world.sql`
        insert into public.project_code_samples (project_id, title, language, code, position)
        select ${id}, n::text, 'SQL', 'x', 3 - n from generate_series(1, 3) n`;
      const linked = await openLink(world, 'visitor', id);
      expect(linked?.media.map(({ caption }) => caption)).toEqual(['3', '2', '1']);
      expect(linked?.code_samples.map(({ title }) => title)).toEqual(['3', '2', '1']);
    }));

  it('no one opens a draft, and its owner only as a row', () =>
    inWorld(async (world) => {
      const { creator, ids } = await addProjects(world);
      for (const caller of ['visitor', await world.addPerson(), creator] as const) {
        expect(await openLink(world, caller, ids.draft)).toBeNull();
      }
      const rows = await world.as(
        creator,
        (sql) => sql`select from public.projects where id = ${ids.draft}`,
      );
      expect(rows).toHaveLength(1);
    }));

  it.each([
    ['is hidden', (world: World, id: string) => world.hide('project', id)],
    [
      'belongs to a suspended creator',
      (world: World, _: string, owner: string) => world.suspend({ id: owner, email: '' }),
    ],
    [
      'belongs to a client',
      (world: World, _: string, owner: string) =>
        world.sql`update public.users set is_dev = false where id = ${owner}`,
    ],
  ])('no one opens an unlisted project that %s', (_, change) =>
    inWorld(async (world) => {
      const { creator, ids } = await addProjects(world);
      await change(world, ids.unlisted, creator.id);
      expect(await openLink(world, 'visitor', ids.unlisted)).toBeNull();
    }),
  );
});

describe('its status', () => {
  const status = (world: World, id: string) =>
    call(world, 'visitor', { name: 'item_status', kind: 'project', id });

  it('of a draft is that of an unknown project, also if it is hidden', () =>
    inWorld(async (world) => {
      const { ids } = await addProjects(world);
      expect(await Promise.all(VISIBILITIES.map((name) => status(world, ids[name])))).toEqual([
        'public',
        'public',
        'unknown',
      ]);
      for (const id of Object.values(ids)) await world.hide('project', id);
      expect(await Promise.all(VISIBILITIES.map((name) => status(world, ids[name])))).toEqual([
        'hidden',
        'hidden',
        'unknown',
      ]);
    }));

  it('lets people report an unlisted project, but no draft', () =>
    inWorld(async (world) => {
      const { ids } = await addProjects(world);
      const person = await world.addPerson();
      expect(await report(world, person, { kind: 'project', target: ids.unlisted })).toBeTruthy();
      const attempt = report(world, person, { kind: 'project', target: ids.draft });
      expect((await captureError(attempt)).code).toBe('PT404');
    }));
});
