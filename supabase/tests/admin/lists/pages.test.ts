import { describe, expect, it } from 'vitest';
import { inWorld, captureError } from '../../support/world.ts';
import { addScene } from '../actions.ts';
import { addAdmin, call } from '../admins.ts';
import { list } from './pages.ts';
import type { Page } from './pages.ts';

const lists = [
  'admin_list_creators',
  'admin_list_clients',
  'admin_list_projects',
  'admin_list_reports',
  'admin_list_audit',
  'admin_list_hidden',
];
const reads = [...lists, 'admin_overview', 'admin_metrics', 'admin_list_jobs'];

describe.each(reads)('%s', (name) => {
  it('is only allowed for admins who are not suspended', () =>
    inWorld(async (world) => {
      const { creator } = await addScene(world);
      const suspended = await addAdmin(world);
      await world.suspend(suspended);
      for (const caller of ['visitor', creator, suspended] as const)
        expect((await captureError(call(world, caller, { name }))).code).toBe(
          caller === 'visitor' ? '42501' : 'PT403',
        );
    }));
});

describe.each(lists)('the pages of %s', (name) => {
  it('contain every row once, latest first', () =>
    inWorld(async (world) => {
      const { admin, creator } = await addScene(world);
      // What tests over HTTP have left may be more than a page.
      await world.sql`alter table private.audit_log disable trigger user`;
      await world.sql`delete from private.audit_log`;
      await world.sql`alter table private.audit_log enable trigger user`;
      await world.sql`
        insert into private.audit_log (action, target_kind, target_id, reason)
        select 'hide', 'user', gen_random_uuid(), 'x' from generate_series(1, 7)`;
      await world.sql`
        insert into public.reports (kind, target_id, reason)
        select 'user', gen_random_uuid(), 'spam' from generate_series(1, 7)`;
      await world.sql`
        insert into private.hidden_items (kind, item_id, reason)
        select 'user', id, 'x' from public.users order by created_at desc limit 7
        on conflict do nothing`;
      for (let count = 0; count < 3; count += 1)
        await world.hide('project', await world.addProject(creator));
      const whole = await list(world, admin, name, { page_size: 100 });
      expect(whole.items.length).toBeGreaterThan(4);
      expect(whole.total).toBe(whole.items.length);
      const ids: string[] = [];
      let cursor: string | null = null;
      do {
        const page: Page = await list(world, admin, name, { page_size: 4, cursor });
        expect(page.total).toBe(whole.total);
        ids.push(...page.items.map(({ id }) => id));
        cursor = page.next_cursor;
      } while (cursor !== null);
      expect(ids).toEqual(whole.items.map(({ id }) => id));
      const times = whole.items.map((item) => String(item['created_at'] ?? item['at']));
      expect(times).toEqual(times.toSorted().toReversed());
    }));

  it('reject an invalid cursor', () =>
    inWorld(async (world) => {
      const { admin } = await addScene(world);
      const attempt = list(world, admin, name, { cursor: "x'; drop table users" });
      expect((await captureError(attempt)).code).toBe('PT400');
    }));

  it('can be empty, and treat % and _ literally', () =>
    inWorld(async (world) => {
      const { admin } = await addScene(world);
      for (const q of ['no such thing', '%%%', 'h_rbor'])
        expect(await list(world, admin, name, { q })).toMatchObject({ items: [], total: 0 });
    }));
});

it.each(lists.slice(0, 4))('%s accepts only its statuses', (name) =>
  inWorld(async (world) => {
    const { admin } = await addScene(world);
    const { code, message } = await captureError(list(world, admin, name, { status: 'odd' }));
    expect(code).toBe('PT400');
    expect(message).toMatch(/^Choose one of these statuses: all, /);
  }),
);
