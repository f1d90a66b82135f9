import { describe, expect, it } from 'vitest';
import { addRequest } from '../../support/hiring.ts';
import { captureError, inWorld } from '../../support/world.ts';
import type { World } from '../../support/world.ts';
import { addScene } from '../actions.ts';
import { addAdmin, report } from '../admins.ts';
import { list } from './pages.ts';
import type { Arguments, Page } from './pages.ts';

const LISTS = [
  'admin_list_requests',
  'admin_list_services',
  'admin_list_reviews',
  'admin_list_subscribers',
];

describe.each(LISTS)('%s', (name) => {
  it('is only allowed for admins who are not suspended', () =>
    inWorld(async (world) => {
      const { creator } = await addScene(world);
      const suspended = await addAdmin(world);
      await world.suspend(suspended);
      expect((await captureError(list(world, 'visitor', name))).code).toBe('42501');
      for (const caller of [creator, suspended])
        expect((await captureError(list(world, caller, name))).code).toBe('PT403');
    }));

  it('has every row once, latest first', () =>
    inWorld(async (world) => {
      const admin = await addAdmin(world);
      await world.sql`
        insert into private.newsletter_subscribers (email)
        select n || '@quokka.example' from generate_series(1, 6) n`;
      const whole = await list(world, admin, name, { page_size: 1000 });
      expect(whole.items.length).toBeGreaterThan(5);
      expect(whole.total).toBe(whole.items.length);
      const ids: string[] = [];
      let cursor: string | null = null;
      do {
        const page: Page = await list(world, admin, name, { page_size: 5, cursor });
        expect(page.items.length).toBeLessThanOrEqual(5);
        expect(page.total).toBe(whole.total);
        ids.push(...page.items.map(({ id }) => id));
        cursor = page.next_cursor;
      } while (cursor !== null);
      expect(ids).toEqual(whole.items.map(({ id }) => id));
      expect((await list(world, admin, name, { page_size: -5 })).items).toHaveLength(1);
      const usual = await list(world, admin, name, {});
      expect(await list(world, admin, name, { page_size: null })).toEqual(usual);
      const times = whole.items.map((item) => String(item['created_at']));
      expect(times).toEqual(times.toSorted().toReversed());
    }));

  it('accepts only its statuses and cursors', () =>
    inWorld(async (world) => {
      const admin = await addAdmin(world);
      const wrong: Arguments[] = [
        { status: 'odd' },
        { status: null },
        { cursor: "x'; drop table users" },
      ];
      for (const args of wrong)
        expect((await captureError(list(world, admin, name, args))).code).toBe('PT400');
    }));
});

/** Whether the list of an admin has the row. */
async function has(world: World, admin: { id: string }, [name, id, args]: Look) {
  const { items } = await list(world, admin, name, { page_size: 1000, ...args });
  return items.some((item) => item.id === id);
}
type Look = readonly [name: string, id: string, args: Arguments];

describe.each(['service', 'review'] as const)('the list of %ss', (kind) => {
  const name = `admin_list_${kind}s`;

  it('shows what is public, hidden and reported', () =>
    inWorld(async (world) => {
      const scene = await addScene(world);
      const { admin, creator } = scene;
      const id = scene[kind];
      const open = kind === 'service' ? 'public' : 'visible';
      const find = (status: string) => has(world, admin, [name, id, { status }]);
      expect(await Promise.all([find('all'), find(open)])).toEqual([true, true]);
      expect(await find('hidden')).toBe(false);
      expect(await find('reported')).toBe(false);
      const stranger = await world.addPerson();
      await report(world, stranger, { kind, target: id });
      expect(await find('reported')).toBe(true);
      const [entry] = (await list(world, admin, name, { q: id })).items;
      expect(entry).toMatchObject({ open_reports: 1, hidden: null });
      await world.hide(kind, id);
      await world.sql`update public.reviews set hidden_at = now() where id = ${id}`;
      await world.sql`
        update public.reports set status = 'dismissed', decision = 'dismiss', decision_note = 'x', decided_at = now()
        where target_id = ${id}`;
      expect([await find('hidden'), await find(open), await find('reported')]).toEqual([
        true,
        false,
        false,
      ]);
      const [hidden] = (await list(world, admin, name, { q: id })).items;
      expect(hidden).toMatchObject({ open_reports: 0, hidden: { reason: 'spam' } });
      expect(await has(world, admin, [name, id, { q: creator.id.toUpperCase() }])).toBe(true);
    }));

  it('tells no admin of a report about themselves', () =>
    inWorld(async (world) => {
      const scene = await addScene(world);
      const id = scene[kind];
      const reported = kind === 'service' ? scene.creator : scene.client;
      await world.grantAdmin(reported);
      await report(world, await world.addPerson(), { kind, target: id });
      for (const [admin, count] of [
        [scene.admin, 1],
        [reported, 0],
      ] as const) {
        const [entry] = (await list(world, admin, name, { q: id })).items;
        expect(entry).toMatchObject({ open_reports: count });
        expect(await has(world, admin, [name, id, { status: 'reported' }])).toBe(count === 1);
      }
    }));

  it('is searched by text, id and @username, literally', () =>
    inWorld(async (world) => {
      const scene = await addScene(world);
      const { admin, creator } = scene;
      await world.sql`update public.users set username = 'ada-of-records' where id = ${creator.id}`;
      await world.sql`update public.services set title = 'Quokka 5%' where id = ${scene.service}`;
      await world.sql`update public.reviews set comment = 'Quokka 5%' where id = ${scene.review}`;
      for (const q of [' quokka', 'A 5%', '@Ada-of-rec', scene[kind]]) {
        const { items, total } = await list(world, admin, name, { q });
        expect([items.map(({ id }) => id), total]).toEqual([[scene[kind]], 1]);
      }
      for (const q of ['quo_ka', '%%%', '@da-of', "' or true --", admin.id])
        expect(await list(world, admin, name, { q })).toMatchObject({ items: [], total: 0 });
    }));
});

it('the list of services tells active ones from others', () =>
  inWorld(async (world) => {
    const { admin, creator, service } = await addScene(world);
    const get = async () =>
      (await list(world, admin, 'admin_list_services', { q: service })).items[0];
    expect(await get()).toMatchObject({
      title: 'A review of your code',
      is_active: true,
      is_public: true,
      owner: { id: creator.id, name: 'Ada Stone', is_dev: true },
    });
    const args = { status: 'inactive' };
    expect(await has(world, admin, ['admin_list_services', service, args])).toBe(false);
    await world.sql`update public.services set is_active = false where id = ${service}`;
    expect(await get()).toMatchObject({ is_active: false, is_public: false });
    expect(await has(world, admin, ['admin_list_services', service, args])).toBe(true);
  }));

it('the list of reviews cuts comments, and names author and creator', () =>
  inWorld(async (world) => {
    const { admin, client, creator, review } = await addScene(world);
    await world.sql`update public.reviews set comment = ${'x'.repeat(300)} where id = ${review}`;
    expect((await list(world, admin, 'admin_list_reviews', { q: review })).items).toEqual([
      expect.objectContaining({
        rating: 1,
        comment: 'x'.repeat(150),
        author: { id: client.id, name: 'Noah Bennett', is_dev: false },
        target: { id: creator.id, name: 'Ada Stone', is_dev: true },
      }),
    ]);
  }));

it('the list of requests has statuses and parties, and none of the texts', () =>
  inWorld(async (world) => {
    const admin = await addAdmin(world);
    const hire = await addRequest(world);
    const { client, creator, id: request } = hire;
    const find = (status: string) =>
      has(world, admin, ['admin_list_requests', request, { status }]);
    const all = ['all', 'waiting', 'pending', 'accepted', 'completed', 'rejected'];
    const found = async () => {
      const matches: string[] = [];
      for (const status of all) if (await find(status)) matches.push(status);
      return matches;
    };
    expect(await found()).toEqual(['all', 'waiting', 'pending']);
    await world.sql`
      with added as (
        insert into public.offers (hire_request_id, number, kind, side, title, scope, price, valid_until, offer_key)
        values (${request}, 1, 'offer', 'creator', 'x', 'x', 5, now() + interval '7 days', gen_random_uuid())
        returning id)
      update public.hire_requests set open_offer_id = (select id from added) where id = ${request}`;
    expect(await found()).toEqual(['all', 'pending']);
    for (const q of [request, client.id, creator.id]) {
      const { items } = await list(world, admin, 'admin_list_requests', { q });
      expect(items.map((item) => Object.keys(item).toSorted())).toEqual([
        [
          ...['client', 'created_at', 'creator', 'delivered_at', 'id', 'price', 'resolution'],
          ...['status', 'title'],
        ],
      ]);
      expect(items[0]).toMatchObject({ client: { id: client.id }, creator: { id: creator.id } });
    }
  }));
