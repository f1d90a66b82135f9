import { describe, expect, it } from 'vitest';
import { addAdmin, call } from '../admin/admins.ts';
import { searchProjects } from '../search/queries.ts';
import { captureError, inWorld } from '../support/world.ts';
import type { Caller, World } from '../support/world.ts';
import { addProjects, setVisibility } from './scene.ts';

const titles = ({ items }: { items: { title: string }[] }) =>
  items.map(({ title }) => title).toSorted();

describe('only a public project', () => {
  it.each(['Quokka', 'Quokka a project', 'qu'])('is found and counted by the search "%s"', (q) =>
    inWorld(async (world) => {
      await world.sql`delete from public.projects`;
      const { creator } = await addProjects(world);
      await world.sql`update public.projects set tagline = 'A project'`;
      for (const caller of ['visitor', creator] as const) {
        const found = await searchProjects(world, { caller, q });
        expect(titles(found)).toEqual(['Quokka public']);
        expect([found.total, found.facets['types']?.['Web']]).toEqual([1, 1]);
      }
    }),
  );

  it('is in the list of all, also with filters', () =>
    inWorld(async (world) => {
      await world.sql`delete from public.projects`;
      const { creator } = await addProjects(world);
      const found = await searchProjects(world, { caller: creator, types: ['Web'] });
      expect([titles(found), found.total]).toEqual([['Quokka public'], 1]);
    }));

  it('can be featured, and is in the number of those', () =>
    inWorld(async (world) => {
      const { ids } = await addProjects(world);
      const admin = await addAdmin(world);
      const feature = (project_id: string) =>
        call(world, admin, { name: 'admin_feature', project_id, reason: 'Good work' });
      const count = async () => (await overview(world, admin)).featured;
      const before = await count();
      for (const id of [ids.unlisted, ids.draft]) {
        expect((await captureError(feature(id))).code).toBe('PT409');
      }
      await feature(ids.public);
      expect(await count()).toBe(before + 1);
    }));
});

type Totals = { projects: number; featured: number };
const overview = async (world: World, admin: Caller) => {
  const { totals } =
    (await call<{ totals: Totals }>(world, admin, { name: 'admin_overview' })) ?? {};
  if (!totals) throw new Error('The function returned nothing.');
  return totals;
};

describe('admins', () => {
  type Item = { title: string; visibility: string; is_public: boolean };
  const list = (world: World, admin: Caller, q: string) =>
    call<{ items: Item[]; total: number }>(world, admin, { name: 'admin_list_projects', q });

  it.each(['Quokka', 'Qu', ''])('list unlisted projects as such, and no drafts: "%s"', (q) =>
    inWorld(async (world) => {
      await world.sql`delete from public.projects`;
      await addProjects(world);
      const found = await list(world, await addAdmin(world), q);
      expect(
        found?.items.map(({ visibility, is_public }) => [visibility, is_public]).toSorted(),
      ).toEqual([
        ['public', true],
        ['unlisted', false],
      ]);
      expect(found?.total).toBe(2);
    }),
  );

  it('see a hidden project again when it is no longer a draft', () =>
    inWorld(async (world) => {
      const { creator, ids } = await addProjects(world);
      const admin = await addAdmin(world);
      await world.hide('project', ids.public);
      await setVisibility(world, creator, { id: ids.public, to: 'draft' });
      expect((await list(world, admin, ids.public))?.items).toEqual([]);
      await setVisibility(world, creator, { id: ids.public, to: 'public' });
      expect((await list(world, admin, ids.public))?.items).toMatchObject([{ is_public: false }]);
    }));

  it('count no drafts', () =>
    inWorld(async (world) => {
      const admin = await addAdmin(world);
      const today = async () => {
        const days = await call<{ projects: number }[]>(world, admin, { name: 'admin_metrics' });
        return days?.at(-1)?.projects ?? Number.NaN;
      };
      const before = [(await overview(world, admin)).projects, await today()];
      const { creator } = await addProjects(world);
      const after = [(await overview(world, admin)).projects, await today()];
      expect(after.map((count, index) => count - (before[index] ?? 0))).toEqual([2, 2]);
      const people = await call<{ items: { project_count: number }[] }>(world, admin, {
        name: 'admin_list_creators',
        q: creator.id,
      });
      expect(people?.items).toMatchObject([{ project_count: 2 }]);
    }));
});
