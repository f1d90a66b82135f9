import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { addService } from '../world/rows.ts';
import { inWorld, refusal } from '../world/world.ts';

const nobody = randomUUID();
const report = { kind: 'user', target_id: nobody, reason: 'spam' };
const review = { user_id: nobody, target_user_id: randomUUID(), rating: '5', comment: 'A' };
const entry = { action: 'hide', target_kind: 'project', target_id: nobody, reason: 'spam' };

/** What no role writes, functions do: the tables hold their rules all the same. */
const broken: [constraint: string, table: string, row: Record<string, string>][] = [
  ['admins_reason_check', 'private.admins', { reason: '\u00a0' }],
  ['admins_reason_check', 'private.admins', { reason: 'x'.repeat(501) }],
  ['admins_user_id_fkey', 'private.admins', { user_id: nobody, reason: 'trusted' }],
  ['admins_granted_by_fkey', 'private.admins', { reason: 'trusted', granted_by: nobody }],
  ['suspensions_reason_check', 'private.suspensions', { reason: '\t' }],
  ['suspensions_user_id_fkey', 'private.suspensions', { user_id: nobody, reason: 'spam' }],
  [
    'suspensions_suspended_by_fkey',
    'private.suspensions',
    { reason: 'spam', suspended_by: nobody },
  ],
  [
    'hidden_items_kind_check',
    'private.hidden_items',
    { kind: 'file', item_id: nobody, reason: 'spam' },
  ],
  [
    'hidden_items_reason_check',
    'private.hidden_items',
    { kind: 'user', item_id: nobody, reason: ' ' },
  ],
  [
    'hidden_items_hidden_by_fkey',
    'private.hidden_items',
    { kind: 'user', item_id: nobody, reason: 'spam', hidden_by: nobody },
  ],
  ['last_seen_user_id_fkey', 'private.last_seen', { user_id: nobody }],
  [
    'rate_hits_user_id_fkey',
    'private.rate_hits',
    { user_id: nobody, action: 'report', hits: '{}' },
  ],
  ['audit_log_action_check', 'private.audit_log', { ...entry, action: 'x'.repeat(41) }],
  ['audit_log_target_kind_check', 'private.audit_log', { ...entry, target_kind: 'file' }],
  [
    'audit_log_target_title_check',
    'private.audit_log',
    { ...entry, target_title: 'x'.repeat(201) },
  ],
  ['audit_log_reason_check', 'private.audit_log', { ...entry, reason: '' }],
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
  ['reports_target_title_check', 'public.reports', { ...report, target_title: 'x'.repeat(201) }],
  ['reviews_author_initial_check', 'public.reviews', { ...review, author_initial: 'AB' }],
  ['reviews_rating_check', 'public.reviews', { ...review, rating: '6' }],
  ['reviews_rating_check', 'public.reviews', { ...review, rating: '0' }],
  ['reviews_reply_check', 'public.reviews', { ...review, reply: ' ' }],
  ['reviews_reply_check', 'public.reviews', { ...review, reply: 'x'.repeat(2001) }],
  [
    'ordered_pair',
    'public.conversations',
    {
      first_user_id: 'ffffffff-ffff-4fff-bfff-ffffffffffff',
      second_user_id: '00000000-0000-4000-8000-000000000000',
    },
  ],
];

it.each(broken)('%s refuses a row of %s: %j', (constraint, table, row) =>
  inWorld(async (world) => {
    const { id } = await world.addPerson();
    const isOfPerson = ['private.admins', 'private.suspensions'].includes(table);
    const whole = isOfPerson ? { user_id: id, ...row } : row;
    await world.sql`alter table ${world.sql(table)} disable trigger user`;
    const attempt = world.sql.savepoint((sql) => sql`insert into ${sql(table)} ${sql(whole)}`);
    expect((await refusal(attempt)).message).toContain(`"${constraint}"`);
  }),
);

it('services keep metadata of 32 KiB at most, whatever it says', () =>
  inWorld(async (world) => {
    const creator = await world.addPerson({ isDev: true });
    await world.sql`alter table public.services disable trigger user`;
    const save = (length: number) =>
      world.sql.savepoint((sql) =>
        addService(sql, creator, { metadata: { note: 'x'.repeat(length) } }),
      );
    await save(32_000);
    expect((await refusal(save(33_000))).message).toContain('"services_metadata_check"');
  }));

it.each([
  ['users', 'rating_avg', -1],
  ['users', 'rating_avg', 6],
  ['users', 'rating_count', -1],
  ['projects', 'like_count', -1],
  ['projects', 'save_count', -1],
  ['projects', 'view_count', -1],
  ['user_private', 'view_count', -1],
])('%s.%s is never %d', (table, column, value) =>
  inWorld(async (world) => {
    await world.addProject(await world.addPerson({ isDev: true }));
    await world.sql`alter table public.${world.sql(table)} disable trigger user`;
    const attempt = world.sql.savepoint(
      (sql) => sql`update public.${sql(table)} set ${sql(column)} = ${value}`,
    );
    expect((await refusal(attempt)).code).toBe('23514');
  }),
);
