import { expect, it } from 'vitest';
import { inWorld } from '../../support/world.ts';
import { addScene } from '../actions.ts';
import { call } from '../admins.ts';
import { list } from './pages.ts';
import type { Arguments } from './pages.ts';

const audit = 'admin_list_audit';

it('lists the audit log with names', () =>
  inWorld(async (world) => {
    const { admin, client } = await addScene(world);
    await call(world, admin, { name: 'admin_suspend', user_id: client.id, reason: 'Odd spam' });
    for (const q of ['odd', client.id, admin.id]) {
      const { items, total } = await list(world, admin, audit, { q });
      expect(total).toBe(items.length);
      expect(items[0]).toMatchObject({
        actor: { id: admin.id, name: 'Iris Novak' },
        action: 'suspend',
        target_kind: 'user',
        target_id: client.id,
        target_title: 'Noah Bennett',
        reason: 'Odd spam',
      });
    }
  }));

it('filters the audit log by action and by day, both ends included', () =>
  inWorld(async (world) => {
    const { admin } = await addScene(world);
    await world.sql`
      insert into private.audit_log (action, target_kind, target_id, reason, at) values
        ('hide', 'user', gen_random_uuid(), 'windmill one', '2026-03-01T00:00:00Z'),
        ('unhide', 'user', gen_random_uuid(), 'windmill two', '2026-03-02T23:59:59Z'),
        ('hide', 'user', gen_random_uuid(), 'windmill three', '2026-03-03T00:00:00Z')`;
    const find = async (args: Arguments) => {
      const { items, total } = await list(world, admin, audit, { q: 'windmill', ...args });
      expect(total).toBe(items.length);
      return items.map(({ reason }) => reason);
    };
    expect(await find({})).toEqual(['windmill three', 'windmill two', 'windmill one']);
    expect(await find({ action: 'hide' })).toEqual(['windmill three', 'windmill one']);
    expect(await find({ since: '2026-03-02', until: '2026-03-02' })).toEqual(['windmill two']);
    expect(await find({ since: '2026-03-03' })).toEqual(['windmill three']);
    expect(await find({ until: '2026-03-02' })).toEqual(['windmill two', 'windmill one']);
  }));

it('returns up to a thousand rows at once, for an export', () =>
  inWorld(async (world) => {
    const { admin } = await addScene(world);
    await world.sql`
      insert into private.audit_log (action, target_kind, target_id, reason)
      select 'hide', 'user', gen_random_uuid(), 'many' from generate_series(1, 1002)`;
    const page = await list(world, admin, audit, { q: 'many', page_size: 5000 });
    expect(page.items).toHaveLength(1000);
    expect(page.total).toBe(1002);
  }));

it('names the service role and deleted accounts', () =>
  inWorld(async (world) => {
    const { admin } = await addScene(world);
    await world.sql`
      insert into private.audit_log (actor_id, action, target_kind, target_id, reason) values
        (null, 'hide', 'user', gen_random_uuid(), 'windmill service'),
        (gen_random_uuid(), 'hide', 'user', gen_random_uuid(), 'windmill gone')`;
    const findActor = async (q: string) =>
      (await list(world, admin, audit, { q })).items[0]?.['actor'];
    expect(await findActor('windmill service')).toMatchObject({ name: 'Service role' });
    expect(await findActor('windmill gone')).toMatchObject({ name: 'Former user' });
  }));
