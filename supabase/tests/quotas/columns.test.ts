import { expect, it } from 'vitest';
import type { TransactionSql } from 'postgres';
import { addConversation, description, insert } from '../support/rows.ts';
import { inWorld, sql } from '../support/world.ts';
import type { World } from '../support/world.ts';
import { behindTriggers, bounds } from './bounds/bounds.ts';
import { addCheckRows } from './bounds/check-bounds.ts';

class Taken extends Error {}

/** Whether the table accepts the row, which is rolled back; the error code if it does not. */
async function answer(world: World, write: (sql: TransactionSql) => Promise<unknown>) {
  const error: unknown = await world.sql
    .savepoint(async (sql) => {
      await write(sql);
      throw new Taken();
    })
    .catch((reason: unknown) => reason);
  if (error instanceof Taken) return 'taken';
  return error instanceof Error && 'code' in error ? String(error.code) : error;
}

/** A valid row of each table, except for the tested column. */
async function addRows(world: World): Promise<Record<string, Record<string, unknown>>> {
  const creator = await world.addPerson({ isDev: true });
  const { id: user_id } = creator;
  const { id: client_id } = await world.addPerson();
  const project_id = await world.addProject(creator);
  const parties = { client_id, creator_id: user_id };
  const request = { ...parties, title: 'A map', price: 50, message: 'x'.repeat(20) };
  const keyed = { ...request, request_key: crypto.randomUUID(), request_digest: 'x' };
  const [{ id: hire_request_id } = { id: '' }] = await world.sql<{ id: string }[]>`
    insert into public.hire_requests ${world.sql({ ...keyed, request_key: crypto.randomUUID() })}
    returning id`;
  const dispute = {
    ...{ hire_request_id, milestone: 1, kind: 'money_back', outcome: 'all' },
    answer_due_at: '2030-01-01',
  };
  const case_id = await insert(world.sql, 'cases', {
    ...{ ...dispute, answer_due_at: null, status: 'withdrawn', closed_at: '2026-01-01' },
    case_key: crypto.randomUUID(),
  });
  const conversation_id = await addConversation(world.sql, { id: user_id }, { id: client_id });
  const message_id = await insert(world.sql, 'messages', { conversation_id, text: 'x' });
  const service_id = await world.addService(creator);
  await world.sql`delete from private.service_offers where service_id = ${service_id}`;
  const invoice = {
    ...{ ...parties, hire_request_id, milestone: 2, year: 2026, serial: 2, total_cents: 500 },
    ...{ seller: { name: 'x' }, buyer: { name: 'x' }, lines: [{ title: 'x', cents: 500 }] },
  };
  const [{ id: invoice_id } = { id: '' }] = await world.sql<{ id: string }[]>`
    insert into public.invoices ${world.sql({ ...invoice, milestone: 3, serial: 3 })}
    returning id`;
  const reason = 'spam';
  const report_id = await insert(world.sql, 'reports', {
    kind: 'user',
    target_id: user_id,
    reason,
  });
  const decided_at = '2026-01-01';
  return {
    'public.users': { id: user_id },
    'public.user_private': { user_id },
    'public.projects': { user_id, title: 'x', description, tags: ['Web'], project_type: 'client' },
    'public.services': { user_id, title: 'x', description, price: 5, duration: '1 day' },
    'public.project_media': { project_id, kind: 'image', url: 'https://a.example/b.png' },
    'public.project_code_samples': { project_id, title: 'x', language: 'SQL', code: 'x' },
    'public.reviews': { user_id: client_id, target_user_id: user_id, rating: 5, comment: 'x' },
    'public.notifications': { user_id, kind: 'account_suspended', params: {} },
    'public.hire_requests': keyed,
    'public.offers': {
      ...{ hire_request_id, number: 1, kind: 'offer', side: 'client', title: 'x', scope: 'x' },
      ...{ price: 5, valid_until: '2030-01-01', offer_key: crypto.randomUUID() },
    },
    'public.milestones': { hire_request_id, number: 1, title: 'x', price: 5 },
    'public.cases': { ...dispute, case_key: crypto.randomUUID() },
    'public.case_steps': { case_id, number: 5, side: 'client', action: 'accept' },
    'public.offer_templates': {
      ...{ user_id, name: 'x', title: 'x', scope: 'x'.repeat(20), price: 5, days: 3 },
    },
    'public.hire_request_events': { hire_request_id, version: 1, action: 'create' },
    'public.invoices': invoice,
    'public.refunds': {
      ...{ hire_request_id, invoice_id, amount_cents: -5, reason: 'x', status: 'owed' },
      is_credit: false,
    },
    'public.billing_details': { user_id: client_id, name: 'x' },
    'public.transactions': { ...parties, hire_request_id, title: 'x', amount: 5 },
    'public.messages': { conversation_id, sender_id: user_id, text: 'x' },
    'public.attachments': {
      ...{
        id: crypto.randomUUID(),
        owner_id: user_id,
        message_id,
        position: 0,
        name: 'x',
        size: 5,
      },
      ...{ type: 'image/png', width: 5, height: 5, preview_widths: [480], preview_size: 5 },
      stored: {},
    },
    'public.saved_creators': { user_id: client_id, creator_id: user_id },
    'public.saved_searches': { user_id, kind: 'creators', name: 'x', search: { q: 'map' } },
    'public.reports': {
      ...{ kind: 'user', target_id: user_id, reason, status: 'dismissed', decided_at },
      ...{ decision: 'dismiss', decision_note: 'x' },
    },
    'private.suspension_appeals': {
      ...{ user_id, suspended_at: decided_at, reason, text: 'x', outcome: 'lift', note: 'x' },
      decided_at,
    },
    'private.report_lines': {
      ...{ report_id, number: 2, side: 'reporter', is_reported: false, files: [] },
      sent_at: decided_at,
    },
    'private.admins': { user_id, reason },
    'private.suspensions': { user_id, reason },
    'private.hidden_items': { kind: 'user', item_id: user_id, reason },
    'private.suspended_former_users': { address: 'x', reason, suspended_at: decided_at },
    'private.newsletters': { subject: 'x', body: 'x' },
    'private.notification_settings': { user_id },
    'private.search_synonyms': { terms: ['x', 'y'] },
    'private.service_offers': { service_id, number: 2, user_id, model: 'fixed', price: 5 },
    'private.mail_outbox': { key: 'x', kind: 'digest', user_id },
    'private.audit_log': { action: 'hide', target_kind: 'user', target_id: user_id, reason },
    ...(await addCheckRows(world, creator)),
  };
}

const updated = ['public.users', 'public.user_private'];

/** Inserts the row given as JSON, as PostgREST does; the users already exist. */
async function write(sql: TransactionSql, table: string, row: Record<string, unknown>) {
  const columns = sql(Object.keys(row));
  const given = sql`
    select ${columns} from jsonb_populate_record(null::${sql(table)}, ${JSON.stringify(row)}::text::jsonb)`;
  if (!updated.includes(table)) return sql`insert into ${sql(table)} (${columns}) ${given}`;
  const [key = ''] = Object.keys(row);
  return sql`
    update ${sql(table)} set (${columns}) = (${given}) where ${sql(key)} = ${String(row[key])}`;
}

it.each([
  ...Object.entries(bounds).map(([table, columns]) => ({ table, columns, without: '' })),
  ...Object.entries(behindTriggers).map(([table, columns]) => ({
    ...{ table, columns, without: ' without its triggers' },
  })),
])('$table accepts up to its limits$without', ({ table, columns, without }) =>
  inWorld(async (world) => {
    if (without) await world.sql`alter table ${world.sql(table)} disable trigger user`;
    const row = (await addRows(world))[table] ?? {};
    for (const [column, { accepted, rejected }] of Object.entries(columns)) {
      const tryToWrite = async (value: unknown) => {
        const code = await answer(world, (sql) => write(sql, table, { ...row, [column]: value }));
        return `${column} ${JSON.stringify(value).slice(0, 60)}: ${String(code)}`;
      };
      for (const value of accepted) expect(await tryToWrite(value)).toMatch(/: taken$/);
      for (const value of rejected) expect(await tryToWrite(value)).toMatch(/: (23514|PT400)$/);
    }
  }),
);

it('lists every text column with a maximum, in the tables that have bounds', async () => {
  const limited = await sql<{ table: string; column: string }[]>`
    select n.nspname || '.' || c.relname as table, a.attname as column
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
    where k.contype = 'c' and cardinality(k.conkey) = 1
      and pg_get_constraintdef(k.oid) ~ 'private\\.is_text\\('`;
  const isListed = (table: string, column: string) =>
    column in { ...bounds[table], ...behindTriggers[table] };
  const missing = limited.filter(
    ({ table, column }) => table in bounds && !isListed(table, column),
  );
  expect(limited.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});
