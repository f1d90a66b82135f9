import { expect, it } from 'vitest';
import { inWorld } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { addAdmin, audit, call } from './admins.ts';

const list = (world: World, admin: { id: string }, args: Record<string, unknown> = {}) =>
  call<{ items: unknown[] }>(world, admin, { name: 'admin_list_requests', ...args });
const searchesOf = async (world: World, { id }: { id: string }) =>
  (await audit(world))
    .filter(({ action, actor_id }) => action === 'list_requests' && actor_id === id)
    .map(({ target_kind, target_id, reason }) => [target_kind, target_id === id, reason]);

it('the list of requests is in the audit log: each search of an admin, once an hour', () =>
  inWorld(async (world) => {
    const [admin, other] = [await addAdmin(world), await addAdmin(world)];
    for (const args of [{}, { q: ' ' }, { status: 'accepted' }, { q: ' Map ' }, { q: 'Map' }])
      await list(world, admin, args);
    await list(world, admin, { q: 'M_p' });
    await list(world, other, { q: 'Map' });
    const map = ['user', true, 'Searched for “Map”'];
    expect((await searchesOf(world, admin)).map(([, , reason]) => reason).sort()).toEqual([
      'All requests',
      'Searched for “M_p”',
      'Searched for “Map”',
    ]);
    expect(await searchesOf(world, other)).toEqual([map]);
    await world.sql`set local session_replication_role = replica`;
    await world.sql`
      update private.audit_log set at = at - interval '61 minutes' where actor_id = ${admin.id}`;
    await world.sql`set local session_replication_role = origin`;
    await list(world, admin, { q: 'Map' });
    expect(await searchesOf(world, admin)).toHaveLength(4);
  }));

it('the log has no address, and the first 200 characters of a long search', () =>
  inWorld(async (world) => {
    const admin = await addAdmin(world);
    await list(world, admin, { q: 'ada@example.com and @ada-stone' });
    await list(world, admin, { q: 'x'.repeat(300) });
    expect((await searchesOf(world, admin)).map(([, , reason]) => reason).sort()).toEqual(
      [`Searched for “${'x'.repeat(200)}”`, 'Searched for “… and @ada-stone”'].sort(),
    );
  }));

it('another entry about or by an admin is no search of theirs', () =>
  inWorld(async (world) => {
    const [admin, other] = [await addAdmin(world), await addAdmin(world)];
    for (const [actor, action, target] of [
      [admin.id, 'find_by_email', admin.id],
      [null, 'list_requests', admin.id],
      [admin.id, 'list_requests', other.id],
    ])
      await world.sql`
        insert into private.audit_log (actor_id, action, target_kind, target_id, reason)
        values (${actor ?? null}, ${action ?? ''}, 'user', ${target ?? ''}, 'All requests')`;
    await list(world, admin);
    const found = await searchesOf(world, admin);
    expect(found.filter(([, isOwn]) => isOwn)).toHaveLength(1);
  }));
