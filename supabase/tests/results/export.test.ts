import { expect, it } from 'vitest';
import { addScene, decide } from '../admin/actions.ts';
import { call } from '../admin/admins.ts';
import { addMatrixRows } from '../access/matrix-rows.ts';
import { inWorld } from '../support/world.ts';
import type { Caller, World } from '../support/world.ts';
import { listKeys } from './keys.ts';

type Rows = Record<string, unknown>[];
const exportData = (world: World, caller: Caller) =>
  call<Record<string, unknown>>(world, caller, { name: 'export_my_data' });

/** Columns that the export omits, and why no one misses them: others' data, or technical details. */
const leftOut: Record<string, string[]> = {
  cases: ['case_key'],
  hire_requests: ['request_digest'],
  messages: ['client_key'],
  offers: ['offer_key'],
  refunds: ['refund_key', 'reminders'],
  projects: ['client_key'],
  project_media: ['client_key'],
  project_code_samples: ['client_key'],
  services: ['client_key'],
  reports: ['target_user_id', 'decided_by', 'decision_note'],
};

it('contains the id, email address and times of the account, but no password', () =>
  inWorld(async (world) => {
    const person = await world.addPerson();
    await world.sql`
      update auth.users set encrypted_password = 'a hash' where id = ${person.id}`;
    const data = await exportData(world, person);
    expect(Object.keys(data?.['account'] as object).toSorted()).toEqual([
      'created_at',
      'email',
      'id',
      'last_seen_at',
      'last_sign_in_at',
    ]);
    expect(JSON.stringify(data)).not.toContain('a hash');
  }));

it('contains exactly the columns of the tables, except the omitted ones', () =>
  inWorld(async (world) => {
    const { ids } = await addMatrixRows(world);
    const data = (await exportData(world, { id: ids.owner })) ?? {};
    const columns = await world.sql<{ table: string; name: string }[]>`
      select table_name as table, column_name as name from information_schema.columns
      where table_schema = 'public'`;
    let count = 0;
    for (const table of new Set(columns.map((column) => column.table))) {
      const [row] = [data[table]].flat() as Rows;
      if (!row) continue;
      count += 1;
      const all = columns.filter((column) => column.table === table).map(({ name }) => name);
      const exportedColumns = all.filter((name) => !(leftOut[table] ?? []).includes(name));
      expect({ table, keys: Object.keys(row).toSorted() }).toEqual({
        table,
        keys: exportedColumns.toSorted(),
      });
    }
    expect(count).toBeGreaterThan(12);
  }));

it('contains the outcome of a report for its reporter, but no notes of admins', () =>
  inWorld(async (world) => {
    const scene = await addScene(world);
    await decide(world, scene, 'warn');
    const data = await exportData(world, scene.client);
    expect(data?.['reports']).toMatchObject([{ status: 'upheld', decision: 'warn' }]);
    expect(listKeys(data?.['reports'])).toEqual(
      [
        ...['id', 'reporter_id', 'kind', 'target_id', 'target_title', 'reason', 'details'],
        ...['status', 'decision', 'decided_at', 'created_at'],
      ].toSorted(),
    );
    expect(JSON.stringify(data)).not.toContain('We looked at it');
    expect(JSON.stringify(data)).not.toContain(scene.admin.id);
  }));

it('contains former usernames and restrictions', () =>
  inWorld(async (world) => {
    const scene = await addScene(world);
    await world.sql`update public.users set username = 'mira-holt' where id = ${scene.creator.id}`;
    await world.sql`update public.users set username = 'mira-hale' where id = ${scene.creator.id}`;
    const reason = 'Copied from elsewhere';
    const hide = { name: 'admin_hide', kind: 'project', item_id: scene.project, reason };
    await call(world, scene.admin, hide);
    const suspend = { name: 'admin_suspend', user_id: scene.creator.id, reason: 'Spam' };
    await call(world, scene.admin, suspend);
    const data = await exportData(world, scene.creator);
    expect(listKeys(data?.['former_usernames'])).toEqual(['reserved_until', 'username']);
    expect(listKeys(data?.['restrictions'])).toEqual([
      'hidden',
      'hidden.at',
      'hidden.id',
      'hidden.kind',
      'hidden.reason',
      'suspended',
      'suspended.appeal',
      'suspended.at',
      'suspended.reason',
    ]);
  }));
