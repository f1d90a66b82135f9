import { callApi } from '../../fixtures/api/api.ts';
import { navigate } from '../../fixtures/navigate.ts';
import { newAccount, getSeededAccount } from '../../fixtures/people/accounts.ts';
import { signIn } from '../../fixtures/people/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

const UNKNOWN_ID = '11111111-1111-4111-8111-111111111111';

const PAGES = [
  'overview',
  'overview/mail',
  'creators',
  'clients',
  'projects',
  'reports',
  'newsletters',
  `newsletters/${UNKNOWN_ID}`,
  'metrics',
];

const reason = 'Me';

const FUNCTIONS: Record<string, Record<string, string>> = {
  admin_overview: {},
  admin_metrics: {},
  admin_list_creators: {},
  admin_list_clients: {},
  admin_list_projects: {},
  admin_list_reports: {},
  admin_list_hidden: {},
  admin_list_jobs: {},
  admin_list_requests: {},
  admin_list_cases: {},
  admin_list_payments: {},
  admin_list_services: {},
  admin_list_reviews: {},
  admin_list_subscribers: {},
  admin_find_by_email: { email: 'client@example.com' },
  admin_list_audit: {},
  admin_grant_admin: { user_id: UNKNOWN_ID, reason },
  admin_revoke_admin: { user_id: UNKNOWN_ID, reason },
  admin_suspend: { user_id: UNKNOWN_ID, reason },
  admin_restore: { user_id: UNKNOWN_ID, reason },
  admin_hide: { kind: 'project', item_id: UNKNOWN_ID, reason },
  admin_hide_reviews: { user_id: UNKNOWN_ID, review_ids: `{${UNKNOWN_ID}}`, reason },
  admin_unhide: { kind: 'project', item_id: UNKNOWN_ID, reason },
  admin_feature: { project_id: UNKNOWN_ID, reason },
  admin_unfeature: { project_id: UNKNOWN_ID, reason },
  admin_decide_report: { report_id: UNKNOWN_ID, decision: 'dismiss', note: reason },
  admin_list_mails: {},
  admin_retry_mail: { mail_id: UNKNOWN_ID },
  admin_list_newsletters: {},
  admin_save_newsletter: { id: UNKNOWN_ID, subject: 'News', body: 'Hello' },
  admin_delete_newsletter: { id: UNKNOWN_ID },
  admin_test_newsletter: { id: UNKNOWN_ID, email: 'client@example.com' },
  admin_send_newsletter: { id: UNKNOWN_ID },
  grant_admin_by_email: { email: 'client@example.com', reason },
};

test('a client cannot open admin pages or call admin functions, and their code is only fetched for an admin', async ({
  page,
}) => {
  const person = await newAccount();
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/r/admin/')) fetched.push(pathname);
  });
  await signIn(page, person, '/dashboard/admin/overview');
  const explanation = page.getByRole('heading', { level: 1, name: 'This page is for admins' });
  await expect(explanation).toBeVisible();
  for (const name of PAGES) {
    await navigate(page, '/dashboard/client/saved');
    await expect(page.getByRole('heading', { level: 1, name: 'Saved Creators' })).toBeVisible();
    await navigate(page, `/dashboard/admin/${name}`);
    await expect(explanation).toBeVisible();
  }
  expect(fetched).toEqual([]);

  for (const [name, body] of Object.entries(FUNCTIONS)) {
    const path = `/rest/v1/rpc/${name}`;
    expect((await callApi(path, { body, token: person.token })).status, name).toBe(403);
    expect((await callApi(path, { body })).status, `${name} as a visitor`).toBe(401);
  }

  await signIn(page, getSeededAccount('admin'), '/dashboard/admin/overview');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview Dashboard');
  expect(fetched.length).toBeGreaterThan(0);
});
