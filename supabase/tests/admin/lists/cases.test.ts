import { expect, it } from 'vitest';
import { inWorld } from '../../support/world.ts';
import type { World } from '../../support/world.ts';
import { addScene, decide } from '../actions.ts';
import type { Scene } from '../actions.ts';
import { bell, call, report } from '../admins.ts';
import { list } from './pages.ts';
import type { Arguments } from './pages.ts';

const cases = async (world: World, { admin }: Scene, args: Arguments = {}) =>
  (await list(world, admin, 'admin_list_reports', { q: 'harbor', ...args })).items;

it('shows a case with everything that an admin needs to decide', () =>
  inWorld(async (world) => {
    const scene = await addScene(world);
    const { admin, client, creator, project, reported } = scene;
    const [open] = await cases(world, scene);
    expect(open).toMatchObject({
      id: reported,
      kind: 'project',
      target_exists: true,
      target_user: { id: creator.id, name: 'Ada Stone', is_dev: true, is_suspended: false },
      status: 'open',
      decision: null,
      hidden: null,
      report_count: 1,
      reports: [{ reporter: { id: client.id, name: 'Noah Bennett' }, reason: 'spam' }],
    });
    await decide(world, scene, 'hide');
    expect(await cases(world, scene)).toEqual([]);
    const [decided] = await cases(world, scene, { status: 'upheld' });
    expect(decided).toMatchObject({
      decision: 'hide',
      decision_note: 'We looked at it',
      decided_by: { id: admin.id },
      hidden: { reason: 'We looked at it', by: 'Iris Novak' },
    });
    for (const q of [project, creator.id])
      expect(await cases(world, scene, { q, status: 'all' })).toHaveLength(1);
  }));

it('groups open reports on one target, and separates decided ones', () =>
  inWorld(async (world) => {
    const scene = await addScene(world);
    const stranger = await world.addPerson({ name: 'Lena Ross' });
    const second = await report(world, stranger, {
      kind: 'project',
      target: scene.project,
      reason: 'copied',
      details: 'Taken from my shop',
    });
    await world.sql`
      update public.reports set created_at = created_at + interval '1 minute' where id = ${second}`;
    const service = await report(world, stranger, { kind: 'service', target: scene.service });
    const [open, ...more] = await cases(world, scene);
    expect(more).toEqual([]);
    expect(open).toMatchObject({
      id: second,
      report_count: 2,
      reports: [{ reason: 'copied', details: 'Taken from my shop' }, { reason: 'spam' }],
    });
    expect(await cases(world, scene, { q: 'from my SHOP' })).toHaveLength(1);

    await decide(world, { ...scene, reported: second }, 'dismiss');
    await report(world, stranger, { kind: 'project', target: scene.project });
    const all = await cases(world, scene, { status: 'all' });
    expect(all.map((item) => [item['status'], item['report_count']])).toEqual(
      expect.arrayContaining([
        ['open', 1],
        ['dismissed', 2],
      ]),
    );
    const ids = (await cases(world, scene, { q: '', page_size: 100 })).map(({ id }) => id);
    expect(ids).toContain(service);
  }));

it('shows the 20 latest reports of a case, and their total number', () =>
  inWorld(async (world) => {
    const scene = await addScene(world);
    await world.sql`
      insert into public.reports (kind, target_id, reason, details, created_at)
      select 'project', ${scene.project}, 'spam', 'Report ' || n, now() + n * interval '1 second'
      from generate_series(1, 20) n`;
    const [shown] = await cases(world, scene);
    expect(shown).toMatchObject({ report_count: 21 });
    const reports = (shown?.['reports'] ?? []) as { details: string }[];
    expect(reports.map(({ details }) => details)).toEqual(
      Array.from({ length: 20 }, (_, index) => `Report ${20 - index}`),
    );
  }));

it('decides a case as a whole: notifies every reporter, and its owner once', () =>
  inWorld(async (world) => {
    const scene = await addScene(world);
    const target = { kind: 'project', target: scene.project };
    const [second, third] = [await world.addPerson(), await world.addPerson()];
    const seen = await report(world, second, target);
    await world.sql`
      update public.reports set created_at = created_at - interval '1 hour'
      where target_id = ${scene.project}`;
    const unseen = await report(world, third, target);
    await call(world, scene.admin, {
      name: 'admin_decide_report',
      report_id: (await latest(world, [scene.reported, seen])) ?? '',
      decision: 'warn',
      note: 'Name your sources',
    });
    for (const reporter of [scene.client, second])
      expect((await bell(world, reporter)).map(({ kind }) => kind)).toContain('report_upheld');
    expect(await bell(world, third)).toEqual([]);
    const lines = await bell(world, scene.creator);
    const warnings = lines.filter(({ kind }) => kind === 'warning_received');
    expect(warnings.map(({ params }) => params)).toEqual([
      { title: 'Harbor Pantry', reason: 'Name your sources' },
    ]);
    const open = await world.sql<{ id: string }[]>`
      select id from public.reports where target_id = ${scene.project} and status = 'open'`;
    expect(open.map(({ id }) => id)).toEqual([unseen]);
  }));

async function latest(world: World, ids: string[]) {
  const [row] = await world.sql<{ id: string }[]>`
    select id from public.reports where id = any (${ids}) order by created_at desc, id desc`;
  return row?.id;
}
