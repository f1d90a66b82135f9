import { describe, expect, it } from 'vitest';
import { inWorld, captureError } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { actions, addScene } from './actions.ts';
import { addAdmin, call, report } from './admins.ts';

/** All decisions of admins, except the ones that set up the test. */
async function decided(world: World) {
  const [row] = await world.sql`
    select (select count(*)::int from private.suspensions) as suspended,
      (select count(*)::int from private.hidden_items) as hidden,
      (select count(*)::int from private.admins) as admins,
      (select count(*)::int from public.projects where is_featured) as featured,
      (select count(*)::int from public.reviews where hidden_at is null) as reviews,
      (select count(*)::int from public.reports where status = 'open') as reports`;
  return row ?? {};
}

const effects: Record<string, Record<string, number>> = {
  admin_grant_admin: { admins: 1 },
  admin_revoke_admin: { admins: -1 },
  admin_suspend: { suspended: 1 },
  admin_restore: { suspended: -1 },
  admin_hide: { hidden: 1 },
  admin_hide_reviews: { hidden: 1, reviews: -1 },
  admin_unhide: { hidden: -1 },
  admin_feature: { featured: 1 },
  admin_unfeature: { featured: -1 },
  admin_decide_report: { reports: -1 },
};

it.each(actions)('$name only changes its target', ({ name, args, before }) =>
  inWorld(async (world) => {
    const scene = await addScene(world);
    const other = await world.addPerson({ isDev: true });
    await report(world, scene.client, { kind: 'user', target: other.id });
    await world.suspend(other);
    await world.hide('user', other.id);
    await before?.(world, scene);
    const earlier = await decided(world);
    await call(world, scene.admin, { name, ...args(scene) });
    const expected = { ...earlier };
    for (const [kind, by] of Object.entries(effects[name] ?? {}))
      expected[kind] = Number(earlier[kind]) + by;
    expect(await decided(world)).toEqual(expected);
  }),
);

it('hides and shows only one review', () =>
  inWorld(async (world) => {
    const { admin, client, creator, review } = await addScene(world);
    await world.sql`
      insert into public.reviews (user_id, target_user_id, rating, comment, hidden_at)
      values (${client.id}, ${creator.id}, 2, 'Hidden before', now()),
        (${client.id}, ${creator.id}, 3, 'Fine', null)`;
    const visible = async () => {
      const rows = await world.sql<{ comment: string }[]>`
        select comment from public.reviews
        where target_user_id = ${creator.id} and hidden_at is null order by rating`;
      return rows.map(({ comment }) => comment);
    };
    const item = { kind: 'review', item_id: review, reason: 'Insults' };
    await call(world, admin, { name: 'admin_hide', ...item });
    expect(await visible()).toEqual(['Fine']);
    await call(world, admin, { name: 'admin_unhide', ...item });
    expect(await visible()).toEqual(['Awful', 'Fine']);
  }));

it('accepts every item only with its own kind', () =>
  inWorld(async (world) => {
    const { admin, creator, project, service, review } = await addScene(world);
    const items = { project, service, review, user: creator.id };
    for (const [kind, id] of Object.entries(items)) {
      for (const wrong of Object.keys(items).filter((other) => other !== kind)) {
        const attempt = call(world, admin, {
          name: 'admin_hide',
          kind: wrong,
          item_id: id,
          reason: 'Spam',
        });
        expect((await captureError(attempt)).code).toBe('PT404');
      }
    }
    const status = await call(world, 'visitor', {
      name: 'item_status',
      kind: 'review',
      id: review,
    });
    expect(status).toBe('unknown');
  }));

it('a username returns the same about its creator as the id', () =>
  inWorld(async (world) => {
    const { creator } = await addScene(world);
    const client = await world.addPerson();
    const name = `zoe-${crypto.randomUUID().slice(0, 8)}`;
    await world.sql`update public.users set username = ${name} where id = ${creator.id}`;
    await world.sql`update public.users set username = ${`${name}-c`} where id = ${client.id}`;
    const status = (filter: string) =>
      call(world, 'visitor', { name: 'username_status', username: filter });
    expect(await status(name.toUpperCase())).toBe('public');
    await world.hide('user', creator.id);
    await world.hide('user', client.id);
    expect([await status(name), await status(`${name}-c`), await status('nobody-here')]).toEqual([
      'hidden',
      'unknown',
      'unknown',
    ]);
  }));

describe('a report on a review', () => {
  it('can be made by its subject, even if they are no longer a creator', () =>
    inWorld(async (world) => {
      const { creator, review } = await addScene(world);
      await world.sql`update public.users set is_dev = false where id = ${creator.id}`;
      const stranger = await world.addPerson();
      const about = { kind: 'review', target: review };
      expect((await captureError(report(world, stranger, about))).code).toBe('PT404');
      expect(await report(world, creator, about)).not.toBe('');
    }));
});

it.each(['admin_list_creators', 'admin_list_clients', 'admin_list_projects', 'admin_list_reports'])(
  '%s requires a status',
  (name) =>
    inWorld(async (world) => {
      const admin = await addAdmin(world);
      const { code } = await captureError(call(world, admin, { name, status: null }));
      expect(code).toBe('PT400');
    }),
);

it('the overview distinguishes states', () =>
  inWorld(async (world) => {
    const admin = await addAdmin(world);
    type Overview = { totals: Record<string, unknown>; queues: Record<string, { count: number }> };
    const overview = await call<Overview>(world, admin, { name: 'admin_overview' });
    const [row] = await world.sql<
      { totals: Record<string, number>; pending: number; open: number }[]
    >`
      select (
          select jsonb_object_agg(status, total)
          from (select status, count(*) as total from public.hire_requests group by 1) s
        ) as totals,
        (
          select count(*)::int from public.hire_requests h
          where h.status = 'pending' and private.waiting_side(h) = 'creator'
        ) as pending,
        (select count(*)::int from public.reports where status = 'open') as open`;
    expect(overview?.totals['requests']).toEqual(row?.totals);
    expect(overview?.totals['featured']).toBe(6);
    expect(overview?.queues['pending_requests']?.count).toBe(row?.pending);
    expect(overview?.queues['open_reports']?.count).toBe(row?.open);
    expect(Object.keys(row?.totals ?? {})).toHaveLength(4);
    await world.sql`
      insert into public.conversations (first_user_id, second_user_id)
      select least(a.id, b.id), greatest(a.id, b.id)
      from (select ${admin.id}::uuid as id) a, (select id from auth.users where id <> ${admin.id} limit 1) b`;
    const after = await call<Overview>(world, admin, { name: 'admin_overview' });
    expect(after?.totals['conversations']).toBe(overview?.totals['conversations']);
  }));
