import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { inWorld, captureError } from '../support/world.ts';

const unknownId = randomUUID();
const report = { kind: 'user', target_id: unknownId, reason: 'spam' };
const review = { user_id: unknownId, target_user_id: randomUUID(), rating: '5', comment: 'A' };
const entry = { action: 'hide', target_kind: 'project', target_id: unknownId, reason: 'spam' };

/** Rows that only functions write: the tables check them all the same. */
const broken: [constraint: string, table: string, row: Record<string, string>][] = [
  ['admins_reason_check', 'private.admins', { reason: '\u00a0' }],
  ['admins_user_id_fkey', 'private.admins', { user_id: unknownId, reason: 'trusted' }],
  ['admins_granted_by_fkey', 'private.admins', { reason: 'trusted', granted_by: unknownId }],
  ['suspensions_reason_check', 'private.suspensions', { reason: '\t' }],
  ['suspensions_user_id_fkey', 'private.suspensions', { user_id: unknownId, reason: 'spam' }],
  [
    'suspensions_suspended_by_fkey',
    'private.suspensions',
    { reason: 'spam', suspended_by: unknownId },
  ],
  [
    'hidden_items_kind_check',
    'private.hidden_items',
    { kind: 'file', item_id: unknownId, reason: 'spam' },
  ],
  [
    'hidden_items_reason_check',
    'private.hidden_items',
    { kind: 'user', item_id: unknownId, reason: ' ' },
  ],
  [
    'hidden_items_hidden_by_fkey',
    'private.hidden_items',
    { kind: 'user', item_id: unknownId, reason: 'spam', hidden_by: unknownId },
  ],
  ['last_seen_user_id_fkey', 'private.last_seen', { user_id: unknownId }],
  [
    'rate_hits_user_id_fkey',
    'private.rate_hits',
    { user_id: unknownId, action: 'report', hits: '{}' },
  ],
  ['audit_log_action_check', 'private.audit_log', { ...entry, action: ' ' }],
  ['audit_log_target_kind_check', 'private.audit_log', { ...entry, target_kind: 'file' }],
  ['audit_log_reason_check', 'private.audit_log', { ...entry, reason: '' }],
  [
    'outcome_with_a_note',
    'private.suspension_appeals',
    { user_id: unknownId, suspended_at: '2026-01-01', reason: 'spam', text: 'x', outcome: 'lift' },
  ],
  ['reports_kind_check', 'public.reports', { ...report, kind: 'file' }],
  ['decided_with_a_note', 'public.reports', { ...report, decision: 'dismiss' }],
  ['decided_with_a_note', 'public.reports', { ...report, decision_note: 'Nothing wrong' }],
  ['decided_with_a_note', 'public.reports', { ...report, decided_at: '2026-01-01' }],
  ['decided_with_a_note', 'public.reports', { ...report, status: 'upheld' }],
  [
    'decided_with_a_note',
    'public.reports',
    { ...report, status: 'upheld', decision: 'warn', decided_at: '2026-01-01' },
  ],
  ['reviews_reply_check', 'public.reviews', { ...review, reply: ' ' }],
  [
    'ordered_pair',
    'public.conversations',
    {
      first_user_id: 'ffffffff-ffff-4fff-bfff-ffffffffffff',
      second_user_id: '00000000-0000-4000-8000-000000000000',
    },
  ],
];

it.each(broken)('%s rejects a row of %s: %j', (constraint, table, row) =>
  inWorld(async (world) => {
    const { id } = await world.addPerson();
    const hasUserId = ['private.admins', 'private.suspensions'].includes(table);
    const fullRow = hasUserId ? { user_id: id, ...row } : row;
    await world.sql`alter table ${world.sql(table)} disable trigger user`;
    const attempt = world.sql.savepoint((sql) => sql`insert into ${sql(table)} ${sql(fullRow)}`);
    expect((await captureError(attempt)).message).toContain(`"${constraint}"`);
  }),
);
