import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { inWorld, refusal } from '../world/world.ts';

const nobody = randomUUID();
const entry = { action: 'hide', target_kind: 'project', target_id: nobody, reason: 'spam' };

/** What no role writes, functions do: the tables hold their rules all the same. */
const broken: [constraint: string, table: string, row: Record<string, string>][] = [
  ['admins_reason_check', 'admins', { reason: '\u00a0' }],
  ['admins_reason_check', 'admins', { reason: 'x'.repeat(501) }],
  ['admins_user_id_fkey', 'admins', { user_id: nobody, reason: 'trusted' }],
  ['admins_granted_by_fkey', 'admins', { reason: 'trusted', granted_by: nobody }],
  ['suspensions_reason_check', 'suspensions', { reason: '\t' }],
  ['suspensions_user_id_fkey', 'suspensions', { user_id: nobody, reason: 'spam' }],
  ['suspensions_suspended_by_fkey', 'suspensions', { reason: 'spam', suspended_by: nobody }],
  ['hidden_items_kind_check', 'hidden_items', { kind: 'file', item_id: nobody, reason: 'spam' }],
  ['hidden_items_reason_check', 'hidden_items', { kind: 'user', item_id: nobody, reason: ' ' }],
  [
    'hidden_items_hidden_by_fkey',
    'hidden_items',
    { kind: 'user', item_id: nobody, reason: 'spam', hidden_by: nobody },
  ],
  ['last_seen_user_id_fkey', 'last_seen', { user_id: nobody }],
  ['rate_hits_user_id_fkey', 'rate_hits', { user_id: nobody, action: 'report', hits: '{}' }],
  ['audit_log_action_check', 'audit_log', { ...entry, action: 'x'.repeat(41) }],
  ['audit_log_target_kind_check', 'audit_log', { ...entry, target_kind: 'file' }],
  ['audit_log_target_title_check', 'audit_log', { ...entry, target_title: 'x'.repeat(201) }],
  ['audit_log_reason_check', 'audit_log', { ...entry, reason: '' }],
];

it.each(broken)('%s refuses a row of %s: %j', (constraint, table, row) =>
  inWorld(async (world) => {
    const { id } = await world.addPerson();
    const whole = ['admins', 'suspensions'].includes(table) ? { user_id: id, ...row } : row;
    const attempt = world.sql.savepoint(
      (sql) => sql`insert into private.${sql(table)} ${sql(whole)}`,
    );
    expect((await refusal(attempt)).message).toContain(`"${constraint}"`);
  }),
);
