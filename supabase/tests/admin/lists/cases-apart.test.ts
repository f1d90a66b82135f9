import { expect, it } from 'vitest';
import { inWorld } from '../../support/world.ts';
import { addScene, decide } from '../actions.ts';
import { list } from './pages.ts';

it('separates cases of another kind, or decided earlier, in counts and search', () =>
  inWorld(async (world) => {
    const scene = await addScene(world);
    const target = scene.project;
    await world.sql`alter table public.reports disable trigger user`;
    await world.sql`
      insert into public.reports ${world.sql([
        { kind: 'service', target_id: target, target_title: 'Copper', reason: 'spam' },
      ])}`;
    await world.sql`
      insert into public.reports ${world.sql([
        {
          kind: 'service',
          target_id: target,
          target_title: 'Walnut',
          reason: 'spam',
          status: 'dismissed',
          decision: 'dismiss',
          decision_note: 'Nothing wrong',
          decided_at: '2026-01-01',
        },
      ])}`;
    await world.sql`
      insert into private.hidden_items (kind, item_id, reason) values ('service', ${target}, 'spam')`;
    const find = async (q: string) => {
      const page = await list(world, scene.admin, 'admin_list_reports', { q, status: 'all' });
      expect(page.total).toBe(page.items.length);
      return page.items;
    };
    expect(await find('copper')).toMatchObject([{ kind: 'service', status: 'open' }]);
    expect(await find('walnut')).toMatchObject([{ kind: 'service', status: 'dismissed' }]);
    const all = await find(target);
    const open = all.filter(({ status }) => status === 'open');
    expect(all).toHaveLength(3);
    expect(open.find(({ kind }) => kind === 'project')).toMatchObject({ hidden: null });
    expect(open.find(({ kind }) => kind === 'service')).toMatchObject({
      hidden: { reason: 'spam' },
    });
    for (const one of all) {
      expect(one).toMatchObject({ report_count: 1, reports: [{ reason: 'spam' }] });
      expect(one['reports']).toHaveLength(1);
    }
  }));

it('decides only the open reports of a case', () =>
  inWorld(async (world) => {
    const scene = await addScene(world);
    const past = { status: 'dismissed', decision: 'dismiss', decided_at: '2026-01-01' };
    const row = { target_id: scene.project, reason: 'spam', created_at: '2025-12-31' };
    await world.sql`alter table public.reports disable trigger user`;
    await world.sql`insert into public.reports ${world.sql({ ...row, kind: 'service' })}`;
    await world.sql`
      insert into public.reports ${world.sql({ ...row, ...past, kind: 'project', decision_note: 'Of old' })}`;
    await decide(world, scene, 'dismiss');
    const rows = await world.sql<{ kind: string; status: string; decision_note: string | null }[]>`
      select kind, status, decision_note from public.reports
      where target_id = ${scene.project} order by kind, decided_at`;
    expect(rows.map(({ kind, status, decision_note }) => [kind, status, decision_note])).toEqual([
      ['project', 'dismissed', 'Of old'],
      ['project', 'dismissed', 'We looked at it'],
      ['service', 'open', null],
    ]);
  }));
