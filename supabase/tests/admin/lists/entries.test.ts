import { describe, expect, it } from 'vitest';
import { createRequest } from '../../support/hiring.ts';
import { inWorld } from '../../support/world.ts';
import { addScene } from '../actions.ts';
import { call, report } from '../admins.ts';
import { list } from './pages.ts';
import type { Arguments } from './pages.ts';

describe('the lists of users', () => {
  it('search by name or id, and separate creators and clients', () =>
    inWorld(async (world) => {
      const { admin, creator, client } = await addScene(world);
      const find = async (name: string, q: string) =>
        (await list(world, admin, name, { q })).items
          .map(({ id }) => id)
          .filter((id) => [creator.id, client.id].includes(id));
      expect(await find('admin_list_creators', 'aDA sto')).toEqual([creator.id]);
      expect(await find('admin_list_creators', 'ad')).toEqual([creator.id]);
      expect(await find('admin_list_creators', creator.id)).toEqual([creator.id]);
      expect(await find('admin_list_clients', 'bennett')).toEqual([client.id]);
      expect(await find('admin_list_clients', client.id)).toEqual([client.id]);
      expect(await find('admin_list_clients', 'Ada Stone')).toEqual([]);
    }));

  it('show who is suspended or hidden and why, who is an admin and who is reported', () =>
    inWorld(async (world) => {
      const { admin, creator, client, service } = await addScene(world);
      await world.addProject(creator);
      await world.addService(creator);
      for (const target of [service, creator.id])
        await report(world, client, { kind: target === service ? 'service' : 'user', target });
      for (const title of ['One', 'Two'])
        await world.as(client, (sql) =>
          createRequest(sql, { creator_id: creator.id, title, budget: 5 }),
        );
      await call(world, admin, { name: 'admin_suspend', user_id: creator.id, reason: 'Spam' });
      await call(world, admin, {
        name: 'admin_hide',
        kind: 'user',
        item_id: creator.id,
        reason: 'Rude',
      });
      const [row] = (await list(world, admin, 'admin_list_creators', { q: creator.id })).items;
      expect(row).toMatchObject({
        suspended: { reason: 'Spam', by: 'Iris Novak' },
        hidden: { reason: 'Rude', by: 'Iris Novak' },
        is_admin: false,
        open_reports: 3,
        project_count: 2,
        service_count: 2,
        request_count: 2,
      });
      expect(Object.keys(row ?? {})).not.toContain('email');
      const has = async (name: string, status: string, { id }: { id: string }) =>
        (await list(world, admin, name, { status, page_size: 100 })).items.some(
          (item) => item.id === id,
        );
      const creators = 'admin_list_creators';
      for (const status of ['suspended', 'hidden', 'reported'])
        expect(await has(creators, status, creator)).toBe(true);
      for (const status of ['active', 'admin'])
        expect(await has(creators, status, creator)).toBe(false);
      const clients = 'admin_list_clients';
      expect(await has(clients, 'admin', admin)).toBe(true);
      expect(await has(clients, 'active', client)).toBe(true);
      for (const status of ['suspended', 'hidden', 'reported', 'admin'])
        expect(await has(clients, status, client)).toBe(false);
    }));
});

it('lists projects by text, id, owner and status', () =>
  inWorld(async (world) => {
    const { admin, creator, project } = await addScene(world);
    const has = async (args: Arguments) =>
      (await list(world, admin, 'admin_list_projects', { page_size: 100, ...args })).items.some(
        ({ id }) => id === project,
      );
    for (const q of [project, creator.id, 'harbor pan', 'ha']) expect(await has({ q })).toBe(true);
    for (const status of ['all', 'public', 'reported']) expect(await has({ status })).toBe(true);
    for (const status of ['featured', 'hidden']) expect(await has({ status })).toBe(false);
    await report(world, admin, { kind: 'project', target: project });
    await call(world, admin, { name: 'admin_feature', project_id: project, reason: 'Fine' });
    expect(await has({ status: 'featured' })).toBe(true);
    await call(world, admin, {
      name: 'admin_hide',
      kind: 'project',
      item_id: project,
      reason: 'Copied',
    });
    expect(await has({ status: 'hidden' })).toBe(true);
    for (const status of ['featured', 'public']) expect(await has({ status })).toBe(false);
    const [row] = (await list(world, admin, 'admin_list_projects', { q: project })).items;
    expect(row).toMatchObject({
      title: 'Harbor Pantry',
      owner: { id: creator.id, name: 'Ada Stone' },
      hidden: { reason: 'Copied', by: 'Iris Novak' },
      is_public: false,
      is_featured: false,
      owner_is_suspended: false,
      open_reports: 2,
    });
  }));
