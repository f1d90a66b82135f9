import { describe, expect, it } from 'vitest';
import { inWorld, captureError } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { addScene, decide, type Scene } from './actions.ts';
import { bell, call, report } from './admins.ts';
import { list } from './lists/pages.ts';

const hiddenItems = (world: World, { admin }: Scene, q: string) =>
  list(world, admin, 'admin_list_hidden', { q });

const isVisible = async (world: World, review: string) =>
  (await world.as('visitor', (sql) => sql`select id from public.reviews where id = ${review}`))
    .length === 1;

describe('an item hidden by admins', () => {
  it('is listed, including a review hidden after a report, and can be shown again', () =>
    inWorld(async (world) => {
      const scene = await addScene(world);
      const { admin, client, creator, review } = scene;
      const reported = await report(world, creator, { kind: 'review', target: review });
      await decide(world, { ...scene, reported }, 'hide');
      expect(await isVisible(world, review)).toBe(false);
      const { items } = await hiddenItems(world, scene, review);
      expect(items).toEqual([
        {
          id: review,
          kind: 'review',
          title: 'Awful',
          created_at: expect.any(String) as string,
          hidden: expect.objectContaining({
            reason: 'We looked at it',
            by: 'Iris Novak',
          }) as object,
          owner: { id: client.id, name: 'Noah Bennett', is_dev: false },
        },
      ]);

      const args = { name: 'admin_unhide', kind: 'review', item_id: review, reason: 'Fair words' };
      expect(await call(world, admin, args)).toBe(true);

      expect(await isVisible(world, review)).toBe(true);
      expect((await hiddenItems(world, scene, review)).items).toEqual([]);
    }));

  it.each(['project', 'service', 'review', 'user'] as const)(
    'is reported to its owner, and again when it is visible: %s',
    (kind) =>
      inWorld(async (world) => {
        const scene = await addScene(world);
        const [owner, item_id, title] = {
          project: [scene.creator, scene.project, 'Harbor Pantry'] as const,
          service: [scene.creator, scene.service, 'A review of your code'] as const,
          review: [scene.client, scene.review, 'Awful'] as const,
          user: [scene.creator, scene.creator.id, 'Ada Stone'] as const,
        }[kind];
        for (const name of ['admin_hide', 'admin_unhide'])
          await call(world, scene.admin, { name, kind, item_id, reason: 'Rude' });
        const sent = (await bell(world, owner)).filter((line) => line.kind.endsWith('hidden'));
        const line = { params: { title, reason: 'Rude' }, needs_action: false };
        expect(sent).toHaveLength(2);
        expect(sent).toContainEqual({ kind: `${kind}_hidden`, ...line });
        expect(sent).toContainEqual({ kind: `${kind}_unhidden`, ...line });
      }),
  );

  it.each(['project', 'service', 'review'] as const)('is listed for every kind: %s', (kind) =>
    inWorld(async (world) => {
      const scene = await addScene(world);
      const item = scene[kind];
      await call(world, scene.admin, { name: 'admin_hide', kind, item_id: item, reason: 'Copied' });
      await world.hide('user', scene.admin.id);
      const owner = kind === 'review' ? scene.client : scene.creator;
      const title = { project: 'bor PANTRY', service: 'review of', review: 'awful' }[kind];
      for (const q of [item.toUpperCase(), owner.id, title]) {
        const { items } = await hiddenItems(world, scene, q);
        expect(items.map(({ id }) => id)).toEqual([item]);
      }
    }),
  );

  it('is not listed after it was deleted', () =>
    inWorld(async (world) => {
      const scene = await addScene(world);
      await world.hide('project', scene.project);
      await world.sql`delete from public.projects where id = ${scene.project}`;
      expect((await hiddenItems(world, scene, scene.project)).items).toEqual([]);
    }));

  it('is identified by kind and id, even if a project has the id of a review', () =>
    inWorld(async (world) => {
      const { admin, creator, review } = await addScene(world);
      await world.addProject(creator, { id: review, title: 'The twin' });
      const act = (name: string, kind: string) =>
        call(world, admin, { name, kind, item_id: review, reason: 'x' });
      await act('admin_hide', 'project');
      expect(await isVisible(world, review)).toBe(true);
      await act('admin_hide', 'review');
      await act('admin_unhide', 'project');
      expect(await isVisible(world, review)).toBe(false);
    }));
});

describe('my restrictions', () => {
  type Restrictions = { suspended: { reason: string } | null; hidden: { id: string }[] };
  const read = (world: World, person: { id: string }) =>
    call<Restrictions>(world, person, { name: 'my_restrictions' });

  it('tell a user the reason, and no one else', () =>
    inWorld(async (world) => {
      const { admin, creator, client, project, service, review } = await addScene(world);
      const because = { reason: 'Copied from elsewhere' };
      for (const [kind, item_id] of Object.entries({ project, service, review, user: creator.id }))
        await call(world, admin, { name: 'admin_hide', kind, item_id, ...because });
      await call(world, admin, { name: 'admin_suspend', user_id: creator.id, ...because });

      const mine = await read(world, creator);
      expect(mine?.suspended).toEqual({
        ...because,
        at: expect.any(String) as string,
        appeal: null,
      });
      expect(mine?.hidden.map(({ id }) => id).toSorted()).toEqual(
        [project, service, creator.id].toSorted(),
      );
      expect(mine?.hidden[0]).not.toHaveProperty('by');
      expect(await read(world, client)).toEqual({
        suspended: null,
        hidden: [expect.objectContaining({ kind: 'review', id: review, ...because })],
      });
      expect(await read(world, await world.addPerson())).toEqual({ suspended: null, hidden: [] });
    }));

  it('are not allowed for visitors', () =>
    inWorld(async (world) => {
      const attempt = call(world, 'visitor', { name: 'my_restrictions' });
      expect((await captureError(attempt)).code).toBe('42501');
    }));
});
