import { expect, it } from 'vitest';
import { inWorld, sql } from '../support/world.ts';

type Default = { name: string; type: string; value: string };

it('gives a new row the current time and these default values', () =>
  inWorld(async (world) => {
    const defaults = await world.sql<Default[]>`
      select format('%s.%s', c.relname, a.attname) as name, format_type(a.atttypid, null) as type,
        pg_get_expr(d.adbin, d.adrelid) as value
      from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
      join pg_class c on c.oid = d.adrelid
      where a.attgenerated = '' and a.atttypid <> 'uuid'::regtype
        and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      order by 1`;
    const list = defaults.map(({ value }, index) => `${value} as "${index}"`).join(', ');
    const [row = {}] = await world.sql.unsafe<Record<string, unknown>[]>(
      `select ${list}, clock_timestamp() as now`,
    );
    const isTime = ({ type }: Default) => /^(timestamp|date)/.test(type);
    const seconds = (index: number) =>
      Math.round((Number(row[index]) - Number(row['now'])) / 5000) * 5;
    const times = defaults.flatMap((one, index) =>
      isTime(one) && one.type !== 'date' && seconds(index) !== 0
        ? [[one.name, seconds(index) / 86_400]]
        : [],
    );
    expect(times).toEqual([['former_usernames.reserved_until', 90]]);
    const values = defaults.flatMap((one, index) => {
      const value = row[index];
      return isTime(one) ? [] : [[one.name, Buffer.isBuffer(value) ? value.length : value]];
    });
    expect(Object.fromEntries(values)).toEqual({
      'attachments.preview_size': 0,
      'attachments.preview_widths': [],
      'attachments_to_remove.attempts': 0,
      'cases.status': 'open',
      'checked_hosts.requests': 0,
      'creator_contacts.audience': 'everyone',
      'hire_request_events.links': [],
      'hire_requests.acts': 0,
      'hire_requests.milestone': 1,
      'hire_requests.no_due_date': false,
      'hire_requests.reminders': 0,
      'hire_requests.revisions_used': 0,
      'hire_requests.status': 'pending',
      'hire_requests.time_zone': 'UTC',
      'hire_requests.version': 1,
      'hire_steps.clock_sides': [],
      'hire_steps.is_about_payment': false,
      'hire_steps.is_approval': false,
      'hire_steps.needs_active': [],
      'images_to_remove.attempts': 0,
      'invoice_payments.is_later': false,
      'invoices.kind': 'invoice',
      'mail_outbox.attempts': 0,
      'health_reports.attempts': 0,
      'health_reports.files': 0,
      'health_reports.findings': [],
      'health_reports.is_partial': false,
      'health_sharing.is_announced': false,
      'mail_outbox.params': {},
      'mail_outbox.status': 'pending',
      'messages.attachment_count': 0,
      'milestones.is_trial': false,
      'newsletters.recipients': 0,
      'notification_settings.digest': 'off',
      'notification_settings.email_off': false,
      'notification_settings.not_by_email': [],
      'notification_settings.not_in_app': [],
      'notifications.needs_action': false,
      'offers.milestones': [],
      'offers.status': 'open',
      'project_check_days.failed': 0,
      'project_check_days.ok': 0,
      'project_checks.failures': 0,
      'project_checks.state': 'waiting',
      'project_code_samples.position': 0,
      'project_media.position': 0,
      'project_proofs.misses': 0,
      'projects.includes_documentation': true,
      'projects.includes_source_code': true,
      'projects.includes_support': false,
      'projects.is_featured': false,
      'projects.is_for_sale': false,
      'projects.like_count': 0,
      'projects.project_type': 'personal',
      'projects.save_count': 0,
      'projects.support_duration': 30,
      'projects.third_party_licenses': [],
      'projects.view_count': 0,
      'projects.visibility': 'public',
      'refunds.reminders': 0,
      'reports.status': 'open',
      'reports.target_title': '',
      'reviews.author_initial': '',
      'reviews.is_counted': true,
      'reviews.is_edited_after_reply': false,
      'saved_searches.frequency': 'as_they_come',
      'saved_searches.new_count': 0,
      'salt.is_one': true,
      'salt.value': 32,
      'services.images': [],
      'services.is_active': true,
      'services.metadata': {},
      'site_checks.attempts': 0,
      'transactions.milestone': 1,
      'transactions.reason': 'work',
      'transactions.status': 'pending',
      'user_private.onboarding_chat': [],
      'user_private.preferences': {},
      'user_private.view_count': 0,
      'users.education': [],
      'users.experience': [],
      'users.is_dev': false,
      'users.languages': [],
      'users.rating_avg': 0,
      'users.rating_count': 0,
      'users.skills': [],
    });
  }));

const isEmpty = (value: unknown) =>
  value === '' || value === null || (typeof value === 'object' && Object.keys(value).length === 0);

it('has only these argument defaults', async () => {
  const rows = await sql<{ name: string; value: string }[]>`
    select proname as name, pg_get_expr(proargdefaults, 0) as value from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and pronargdefaults > 0`;
  const given = await Promise.all(
    rows.map(async ({ name, value }) => {
      const [values = []] = await sql.unsafe(`select ${value}`).values();
      return [name, values.filter((one) => !isEmpty(one))] as const;
    }),
  );
  expect(Object.fromEntries(given.filter(([, values]) => values.length > 0))).toEqual({
    act_on_hire_request: [false],
    add_refund: [true],
    admin_decide_appeal: [true],
    admin_list_appeals: ['waiting', 50],
    admin_list_audit: ['all', 50],
    admin_list_cases: ['waiting', 50],
    admin_list_payments: ['all', 50],
    admin_list_clients: ['all', 50],
    admin_list_creators: ['all', 50],
    admin_list_hidden: [50],
    admin_list_mails: ['failed', 50],
    admin_list_newsletters: [50],
    admin_list_projects: ['all', 50],
    admin_list_reports: ['open', 50],
    admin_list_requests: ['all', 50],
    admin_list_reviews: ['all', 50],
    admin_list_services: ['all', 50],
    admin_list_subscribers: ['all', 50],
    admin_restore: [true],
    claim_mails: [20],
    claim_site_checks: [5],
    conversation_files: [30],
    conversation_messages: [50],
    end_suspension: [true],
    list_rows: [false],
    move_hire_request: [false],
    my_conversations: [50],
    my_hire_requests: [20],
    my_invoices: [20],
    my_record_cases: [20],
    my_saved_projects: [24],
    newest_projects_with_tags: [30],
    notify: [false],
    owe_credits: [false],
    owe_refund: [true],
    report_site_check: [0],
    reserve_attachment: [0],
    search_creators: [24],
    search_messages: [20],
    search_projects: [24],
    search_services: [24],
  });
});
