import { beforeAll, describe, expect, it } from 'vitest';
import {
  changeAccount,
  changeFeature,
  changeItem,
  decideReport,
} from '../src/admins/admin-actions.ts';
import { adminQueries } from '../src/admins/admin-queries.ts';
import { listAllAuditEntries } from '../src/admins/audit-log.ts';
import { createQueryClient } from '../src/query/query-client.ts';
import { updateUser } from '../src/users/change-user.ts';
import { newAdmin, newcomer, type Person } from './backend.ts';
import { createWorld } from './world.ts';

const NO_SEARCH = { q: '', status: 'all', cursor: null };

let world: Awaited<ReturnType<typeof createWorld>>;
let admin: Person;

beforeAll(async () => {
  world = await createWorld();
  admin = await newAdmin('Imani Cole');
});

const queries = () => adminQueries(admin.client);
const newCache = () => createQueryClient({ logError: () => undefined });
const queryClient = newCache();

describe('an admin', () => {
  it('finds users and suspends them until they are reinstated', async () => {
    const { creator } = world;
    const find = async () =>
      (await queryClient.fetchQuery(queries().people('creators', { ...NO_SEARCH, q: creator.id })))
        .items[0];
    expect(await find()).toMatchObject({ id: creator.id, project_count: 5, suspended: null });

    const suspension = { action: 'suspend', userId: creator.id, reason: 'Spam' } as const;
    expect(await changeAccount(admin.client, suspension)).toBe(true);
    expect(await changeAccount(admin.client, suspension)).toBe(false);
    expect(await find()).toMatchObject({ suspended: { reason: 'Spam', by: 'Imani Cole' } });
    const write = updateUser(creator.client, { id: creator.id, changes: { bio: 'Still here' } });
    await expect(write).rejects.toMatchObject({ kind: 'forbidden' });

    await changeAccount(admin.client, { ...suspension, action: 'restore' });
    const person = await queryClient.fetchQuery(queries().person('creators', creator.id));
    expect(person?.suspended).toBeNull();
    expect(await queryClient.fetchQuery(queries().person('clients', creator.id))).toBeNull();
  });

  it('features and hides projects', async () => {
    const { firstProject } = world;
    const find = async () =>
      (await queryClient.fetchQuery(queries().projects({ ...NO_SEARCH, q: firstProject })))
        .items[0];
    const reason = 'Fine work';
    await changeFeature(admin.client, { action: 'feature', projectId: firstProject, reason });
    expect(await find()).toMatchObject({ is_featured: true, is_public: true });
    await changeItem(admin.client, {
      action: 'hide',
      kind: 'project',
      itemId: firstProject,
      reason,
    });
    expect(await find()).toMatchObject({ is_public: false, hidden: { reason, by: 'Imani Cole' } });
    await changeItem(admin.client, {
      action: 'unhide',
      kind: 'project',
      itemId: firstProject,
      reason,
    });
    await changeFeature(admin.client, { action: 'unfeature', projectId: firstProject, reason });
    expect(await find()).toMatchObject({ is_featured: false, is_public: true, hidden: null });
  });

  it('decides a report case once', async () => {
    const { client, creator, projectIds } = world;
    const [, target = ''] = projectIds;
    for (const { client: browser } of [client, await newcomer('Noah Bennett')])
      await browser
        .from('reports')
        .insert({ kind: 'project', target_id: target, reason: 'copied' });
    const search = { ...NO_SEARCH, q: creator.id };
    const [found, ...more] = (await queryClient.fetchQuery(queries().reports(search))).items;
    expect(more).toEqual([]);
    expect(found).toMatchObject({ report_count: 2, status: 'open', target_id: target });

    const decision = { reportId: found?.id ?? '', decision: 'warn', note: 'Sources' } as const;
    await decideReport(admin.client, decision);
    await expect(decideReport(admin.client, decision)).rejects.toMatchObject({
      kind: 'conflict',
      message: 'This report was already decided. Warned: Sources',
    });
    const [decided] = (await queryClient.fetchQuery(queries().reports(search))).items;
    expect(decided).toMatchObject({ decision: 'warn', decided_by: { id: admin.id } });
  });

  it('reads the audit log, filtered and complete', async () => {
    const filters = { q: admin.id, action: 'all', since: '', until: '' };
    const page = await queryClient.fetchQuery(
      queries().audit({ ...filters, cursor: null, pageSize: 2 }),
    );
    expect(page.items).toHaveLength(2);
    const whole = await listAllAuditEntries(admin.client, filters);
    expect(whole).toHaveLength(page.total);
    const hidden = await listAllAuditEntries(admin.client, { ...filters, action: 'hide' });
    expect(hidden.map(({ action }) => action)).toEqual(['hide']);
    const day = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
    expect(await listAllAuditEntries(admin.client, { ...filters, until: day })).toEqual([]);
  });

  it('reads figures', async () => {
    const overview = await queryClient.fetchQuery(queries().overview());
    expect(overview?.totals.creators).toBeGreaterThan(20);
    expect(overview?.queues.open_reports.count).toBeGreaterThan(0);
    const days = await queryClient.fetchQuery(queries().daily());
    expect(days).toHaveLength(30);
    expect(days.at(-1)?.sign_ups).toBeGreaterThan(0);
  });
});

it('denies everything to users who are not admins', async () => {
  const { client, id } = world.client;
  const queriesAsClient = adminQueries(client);
  const own = newCache();
  const attempts = [
    () => own.fetchQuery(queriesAsClient.overview()),
    () => own.fetchQuery(queriesAsClient.daily()),
    () => own.fetchQuery(queriesAsClient.people('creators', NO_SEARCH)),
    () => own.fetchQuery(queriesAsClient.projects(NO_SEARCH)),
    () => own.fetchQuery(queriesAsClient.reports(NO_SEARCH)),
    () => listAllAuditEntries(client, { q: '', action: 'all', since: '', until: '' }),
    () => changeAccount(client, { action: 'grant_admin', userId: id, reason: 'Me' }),
  ];
  for (const attempt of attempts)
    await expect(attempt()).rejects.toMatchObject({ kind: 'forbidden' });
});
