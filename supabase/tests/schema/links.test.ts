import { expect, it } from 'vitest';
import { addMatrixRows } from '../access/matrix-rows.ts';
import { addFactor } from '../second-factor/factors.ts';
import { inWorld, captureError, sql } from '../support/world.ts';

const links: Record<string, string[]> = {
  'private.admins': ['granted_by', 'user_id'],
  'private.app_setups': ['factor_id'],
  'private.blocks': ['blocked_id', 'blocker_id'],
  'private.case_decisions': ['admin_id', 'case_id'],
  'private.closed_accounts': ['user_id'],
  'private.creator_ranks': ['user_id'],
  'private.creator_words': ['user_id'],
  'private.digest_items': ['mail_id'],
  'private.ended_suspensions': ['user_id'],
  'private.first_publications': ['user_id'],
  'private.former_suspensions': ['user_id'],
  'private.former_usernames': ['user_id'],
  'private.confirmed_taxes': ['hire_request_id'],
  'private.health_reports': ['project_id'],
  'private.health_sharing': ['project_id'],
  'private.hidden_items': ['faker_id', 'hidden_by'],
  'private.hidden_presence': ['user_id'],
  'private.hire_steps': ['step'],
  'private.invoice_payments': ['invoice_id'],
  'private.invoice_numbers': ['creator_id'],
  'private.last_seen': ['user_id'],
  'private.mail_outbox': ['newsletter_id', 'subscriber_id', 'user_id'],
  'private.month_likes': ['project_id'],
  'private.muted_conversations': ['conversation_id', 'user_id'],
  'private.notification_settings': ['user_id'],
  'private.project_proofs': ['project_id', 'user_id'],
  'private.project_words': ['project_id'],
  'private.publications': ['user_id'],
  'private.rate_hits': ['user_id'],
  'private.recovered_sessions': ['session_id'],
  'private.recovery_codes': ['factor_id', 'user_id'],
  'private.removed_hidden_items': ['user_id'],
  'private.report_lines': ['report_id'],
  'private.search_matches': ['search_id'],
  'private.search_progress': ['search_id'],
  'private.service_offers': ['service_id', 'user_id'],
  'private.service_words': ['service_id'],
  'private.site_checks': ['user_id'],
  'private.suspension_appeals': ['decided_by', 'user_id'],
  'private.suspensions': ['suspended_by', 'user_id'],
  'private.withheld_messages': ['message_id', 'user_id'],
  'private.withheld_notes': ['hire_request_id'],
  'private.withheld_requests': ['hire_request_id', 'user_id'],
  'public.agreements': ['hire_request_id'],
  'public.attachments': ['message_id'],
  'public.billing_details': ['user_id'],
  'public.case_steps': ['case_id'],
  'public.cases': ['hire_request_id'],
  'public.conversation_reads': ['conversation_id', 'user_id'],
  'public.conversations': ['first_user_id', 'second_user_id'],
  'public.creator_contacts': ['user_id'],
  'public.hire_request_events': ['action', 'actor_id', 'hire_request_id', 'invoice_id', 'offer_id'],
  'public.hire_requests': [
    ...['agreed_offer_id', 'client_id', 'creator_id', 'open_offer_id', 'project_id', 'service_id'],
  ],
  'public.invoices': ['client_id', 'corrects', 'creator_id', 'credits', 'hire_request_id'],
  'public.messages': ['conversation_id', 'hire_request_id', 'sender_id'],
  'public.milestones': ['hire_request_id'],
  'public.notifications': ['user_id'],
  'public.offer_templates': ['user_id'],
  'public.offers': ['hire_request_id'],
  'public.profile_views': ['creator_id', 'user_id'],
  'public.project_check_days': ['project_id'],
  'public.project_checks': ['project_id'],
  'public.project_code_samples': ['project_id'],
  'public.project_likes': ['project_id', 'user_id'],
  'public.project_media': ['project_id'],
  'public.project_saves': ['project_id', 'user_id'],
  'public.project_views': ['project_id', 'user_id'],
  'public.projects': ['user_id'],
  'public.refunds': ['case_id', 'credit_note_id', 'hire_request_id', 'invoice_id'],
  'public.reports': ['reporter_id', 'target_user_id'],
  'public.reviews': ['hire_request_id', 'project_id', 'target_user_id', 'user_id'],
  'public.saved_creators': ['creator_id', 'user_id'],
  'public.saved_searches': ['user_id'],
  'public.services': ['user_id'],
  'public.transactions': ['client_id', 'creator_id', 'hire_request_id'],
  'public.user_private': ['user_id'],
  'public.users': ['id'],
};
const between = Object.entries(links).flatMap(([table, columns]) =>
  columns.map((column) => [table, column] as const),
);
// So many rows reference a user that their own id cannot change at all.
const movable = between.filter(([table]) => table !== 'public.users');
// A pair of users is ordered by id, so the unknown id for the first one must be the smallest.
const strangers: Record<string, string> = { first_user_id: '00000000-0000-4000-8000-000000000000' };
const stranger = 'ffffffff-ffff-4fff-bfff-ffffffffffff';

it('covers every foreign key', async () => {
  const found = await sql<{ table: string; columns: string[] }[]>`
    select conrelid::regclass::text as table,
      array_agg(distinct a.attname::text order by a.attname::text) as columns
    from (select *, conkey[1] as first from pg_constraint where contype = 'f') c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.first
    where c.connamespace in ('public'::regnamespace, 'private'::regnamespace)
    group by 1`;
  const named = found.map(({ table, columns }) => [
    table.includes('.') ? table : `public.${table}`,
    columns,
  ]);
  expect(Object.fromEntries(named)).toEqual(links);
});

it('finds a primary key on every table', async () => {
  const tables = await sql`
    select relname from pg_class
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'p')
      and not exists (
        select from pg_constraint c where c.conrelid = pg_class.oid and c.contype = 'p'
      )`;
  expect(tables).toEqual([]);
});

it('references an existing row in every column', () =>
  inWorld(async (world) => {
    const { ids } = await addMatrixRows(world);
    await world.sql`insert into private.search_matches (search_id, item_id) select id, id from public.saved_searches`;
    await world.sql`insert into private.last_seen (user_id) values (${ids.owner})`;
    await world.sql`insert into private.suspensions (user_id, reason) values (${ids.outsider}, 'spam')`;
    await world.sql`
      insert into private.suspension_appeals (user_id, suspended_at, reason, text)
      values (${ids.outsider}, now(), 'spam', 'A mistake')`;
    await world.sql`
      insert into private.report_lines (report_id, number, side, is_reported, text, files, sent_at)
      select id, 1, 'reported', true, 'x', '{}', now() from public.reports limit 1`;
    await world.sql`
      insert into private.confirmed_taxes (hire_request_id, tax, sides)
      select id, '{"case": "exempt"}', '{}' from public.hire_requests limit 1`;
    await world.sql`insert into private.closed_accounts (user_id, closed_until) values (${ids.owner}, 'infinity')`;
    await world.sql`insert into private.ended_suspensions (user_id, started_at) values (${ids.owner}, now())`;
    await world.sql`insert into private.former_usernames (username, user_id) values ('former', ${ids.owner})`;
    await world.sql`insert into private.hidden_items (kind, item_id, reason) values ('user', ${ids.outsider}, 'spam')`;
    await world.sql`
      insert into private.former_suspensions (user_id, reason, suspended_at, left_at)
      values (${ids.owner}, 'spam', now(), now())`;
    await world.sql`
      insert into private.removed_hidden_items (item_id, kind, user_id, title, reason, hidden_at)
      values (${ids.project}, 'project', ${ids.owner}, 'A project', 'spam', now())`;
    await world.sql`
      insert into private.muted_conversations (conversation_id, user_id)
      values (${ids.conversation}, ${ids.owner})`;
    await world.sql`
      insert into private.blocks (blocker_id, blocked_id) values (${ids.owner}, ${ids.outsider})`;
    await world.sql`insert into private.hidden_presence (user_id) values (${ids.owner})`;
    await world.sql`insert into private.recovered_sessions (session_id) values (${ids.owner})`;
    await world.sql`
      insert into private.recovery_codes (user_id, factor_id, code)
      values (${ids.owner}, ${await addFactor(world, { id: ids.owner })}, 'x')`;
    await world.sql`
      insert into private.withheld_notes (hire_request_id, version) values (${ids.request}, 1)`;
    await world.sql`
      insert into private.withheld_requests (hire_request_id, user_id) values (${ids.request}, ${ids.owner})`;
    await world.sql`
      insert into private.withheld_messages (message_id, conversation_id, user_id)
      select id, conversation_id, ${ids.owner} from public.messages limit 1`;
    await world.sql`
      insert into private.case_decisions (case_id, number, admin_id) values (${ids.case}, 1, ${ids.owner})`;
    await world.sql`insert into private.notification_settings (user_id) values (${ids.owner})`;
    await world.sql`
      insert into private.digest_items (mail_id, kind, params)
      select id, kind, params from private.mail_outbox limit 1`;
    // A mail has one recipient; this one is all of them.
    await world.sql`alter table private.mail_outbox drop constraint one_recipient`;
    await world.sql`
      with subscriber as (
        insert into private.newsletter_subscribers (email) values ('reader@example.com') returning id
      )
      update private.mail_outbox set user_id = ${ids.owner}, newsletter_id = null,
        subscriber_id = (select id from subscriber)`;
    // Of an invoice both are null, and of a credit note only one of them.
    await world.sql`alter table public.invoices drop constraint kind_fits`;
    // The only request is completed, which has no open offer.
    await world.sql`alter table public.hire_requests drop constraint open_offer_fits`;
    for (const [table, column] of movable) {
      const attempt = world.dryRun(async () => {
        // Columns that triggers derive or reject are not tested here.
        await world.sql`alter table ${world.sql(table)} disable trigger user`;
        return world.sql.savepoint(
          (sql) => sql`
            update ${sql(table)} set ${sql(column)} = ${strangers[column] ?? stranger}
            where ctid = (select ctid from ${sql(table)} order by ${sql(column)} is null, age(xmin), ctid desc limit 1)`,
        );
      });
      const { code } = await captureError(attempt);
      expect({ table, column, code }).toEqual({ table, column, code: '23503' });
    }
  }));
