import { describe, expect, it } from 'vitest';
import { bell, call, report } from '../admin/admins.ts';
import { list } from '../admin/lists/pages.ts';
import { captureError, inWorld } from '../support/world.ts';
import { addReported, open } from './reported.ts';

const gone = { code: 'PT404', message: 'This report no longer exists' };

describe('what is reported of a person', () => {
  it('is read by admins only, and only of messages', () =>
    inWorld(async (world) => {
      const { admin, client, creator, id } = await addReported(world);
      const ofPerson = await report(world, client, { kind: 'user', target: creator.id });
      for (const caller of [client, creator, 'visitor'] as const)
        expect((await captureError(open(world, caller, id))).code).toBe(
          caller === 'visitor' ? '42501' : 'PT403',
        );
      expect(await captureError(open(world, admin, ofPerson))).toEqual(gone);
      expect(await captureError(open(world, admin, crypto.randomUUID()))).toEqual(gone);
      const direct = world.as(admin, (sql) => sql`select * from private.report_lines`);
      expect((await captureError(direct)).code).toBe('42501');
    }));

  it('is not seen, read or decided by an admin whom it is about', () =>
    inWorld(async (world) => {
      const { admin, client, creator, id } = await addReported(world);
      const project = await world.addProject(creator, { title: 'Quokka shop' });
      await report(world, client, { kind: 'project', target: project });
      await report(world, client, { kind: 'user', target: creator.id });
      await open(world, admin, id);
      type Overview = { queues: { open_reports: { count: number } } };
      const look = async (caller: { id: string }) => ({
        list: (await list(world, caller, 'admin_list_reports', { status: 'all' })).items.length,
        total: (await list(world, caller, 'admin_list_reports', { status: 'all' })).total,
        rows: (await world.as(caller, (sql) => sql`select id from public.reports`)).length,
        log: (await list(world, caller, 'admin_list_audit', { action: 'open_report' })).total,
        open: (await call<Overview>(world, caller, { name: 'admin_overview' }))?.queues.open_reports
          .count,
        reported: (await list(world, caller, 'admin_list_creators', { status: 'reported' })).total,
        creator: (await list(world, caller, 'admin_list_creators', { q: creator.id })).items[0]?.[
          'open_reports'
        ],
        projects: (await list(world, caller, 'admin_list_projects', { status: 'reported' })).total,
        project: (await list(world, caller, 'admin_list_projects', { q: project })).items[0]?.[
          'open_reports'
        ],
      });
      await world.grantAdmin(creator);
      const others = await look(admin);
      const own = await look(creator);
      expect({ ...others, log: 1 }).toMatchObject({ creator: 3, project: 1, log: 1 });
      expect(own).toEqual({
        list: others.list - 3,
        total: Number(others.total) - 3,
        rows: others.rows - 3,
        log: 0,
        open: Number(others.open) - 3,
        reported: Number(others.reported) - 1,
        creator: 0,
        projects: Number(others.projects) - 1,
        project: 0,
      });
      expect(await captureError(open(world, creator, id))).toEqual(gone);
      const decision = { report_id: id, decision: 'dismiss', note: 'Nothing' };
      expect(
        await captureError(call(world, creator, { name: 'admin_decide_report', ...decision })),
      ).toEqual(gone);
      await call(world, admin, { name: 'admin_decide_report', ...decision });
    }));

  it('tells them nothing: not in their notifications, mail or export', () =>
    inWorld(async (world) => {
      const { admin, creator, client, id } = await addReported(world);
      const look = async () => ({
        bell: await bell(world, creator),
        mails: (await world.sql`select id from private.mail_outbox where user_id = ${creator.id}`)
          .length,
        export: {
          ...(await call<object>(world, creator, { name: 'export_my_data' })),
          exported_at: '',
        },
      });
      const before = await look();
      await report(world, client, { kind: 'user', target: creator.id });
      await open(world, admin, id);
      expect(await look()).toEqual(before);
      expect(before.export).toMatchObject({ reports: null, report_lines: null });
      const own = await call<{ report_lines: object[] }>(world, client, { name: 'export_my_data' });
      expect(own?.report_lines).toHaveLength(5);
    }));
});
