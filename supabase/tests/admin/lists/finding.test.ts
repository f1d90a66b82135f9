import { describe, expect, it } from 'vitest';
import { addRequest } from '../../support/hiring.ts';
import { makeOffer } from '../../support/offers.ts';
import { inWorld } from '../../support/world.ts';
import { addScene, decide } from '../actions.ts';
import { call } from '../admins.ts';
import { list } from './pages.ts';

describe('the search of admins', () => {
  it('finds users by @username and by an id in upper case', () =>
    inWorld(async (world) => {
      const { admin, creator } = await addScene(world);
      await world.sql`update public.users set username = 'ada-of-finding' where id = ${creator.id}`;
      for (const q of [
        '@ada-of-finding',
        ' @Ada-of-f',
        'ada-of-finding',
        creator.id.toUpperCase(),
      ]) {
        const { items } = await list(world, admin, 'admin_list_creators', { q });
        expect(items.map(({ id }) => id)).toEqual([creator.id]);
      }
    }));

  it('finds projects by the @username of their creator and by an id in upper case', () =>
    inWorld(async (world) => {
      const { admin, creator, project } = await addScene(world);
      await world.sql`update public.users set username = 'ada-of-finding' where id = ${creator.id}`;
      for (const q of ['@ada-of-finding', project.toUpperCase()]) {
        const { items } = await list(world, admin, 'admin_list_projects', { q });
        expect(items.map(({ id }) => id)).toEqual([project]);
      }
    }));

  it('finds decided reports on a user in the log, by id and by name', () =>
    inWorld(async (world) => {
      const scene = await addScene(world);
      await world.sql`update public.users set name = 'Quokka Stone' where id = ${scene.creator.id}`;
      await decide(world, scene, 'warn');
      for (const q of [scene.creator.id, 'quokka stone']) {
        const { items } = await list(world, scene.admin, 'admin_list_audit', { q });
        expect(items).toEqual([
          expect.objectContaining({
            action: 'decide_report_warn',
            target_user: { id: scene.creator.id, name: 'Quokka Stone' },
          }),
        ]);
      }
    }));

  it("finds an admin's actions in the log, by name", () =>
    inWorld(async (world) => {
      const { admin, client } = await addScene(world);
      await world.sql`update public.users set name = 'Zebulon Quick' where id = ${admin.id}`;
      await call(world, admin, { name: 'admin_suspend', user_id: client.id, reason: 'Spam' });
      const { items } = await list(world, admin, 'admin_list_audit', { q: 'zebulon q' });
      expect(items.map(({ action }) => action)).toContain('suspend');
    }));

  it.each(['project', 'service'] as const)('records the owner of a %s', (kind) =>
    inWorld(async (world) => {
      const scene = await addScene(world);
      const args = { kind, item_id: scene[kind], reason: 'Copied' };
      await call(world, scene.admin, { name: 'admin_hide', ...args });
      const { items } = await list(world, scene.admin, 'admin_list_audit', { q: scene.creator.id });
      expect(items[0]).toMatchObject({ action: 'hide', target_id: scene[kind] });
    }),
  );
});

describe('the waiting hire requests', () => {
  it("are those whose turn is the creator's, also without a price", () =>
    inWorld(async (world) => {
      const { id, client, creator } = await addRequest(world, 'pending', {
        service_id: null,
        title: 'A map',
      });
      const admin = await world.addPerson();
      await world.grantAdmin(admin);
      const find = async () => {
        const args = { q: id, status: 'waiting' };
        const waiting = await list(world, admin, 'admin_list_requests', args);
        type Overview = { queues: { pending_requests: { count: number } } };
        const overview = await call<Overview>(world, admin, { name: 'admin_overview' });
        return [waiting.items.map(({ price }) => price), overview?.queues.pending_requests.count];
      };
      const [, count = 0] = await find();
      expect(await find()).toEqual([[null], count]);
      await world.as(creator, (sql) => makeOffer(sql, { id }));
      expect(await find()).toEqual([[], Number(count) - 1]);
      await world.as(client, (sql) => makeOffer(sql, { id, price: 200 }));
      expect(await find()).toEqual([[null], count]);
      await world.sql`select private.move_hire_request(${id}, 'expire', null)`;
      expect(await find()).toEqual([[], Number(count) - 1]);
    }));
});
