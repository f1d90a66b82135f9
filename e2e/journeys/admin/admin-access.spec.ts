import type { Page } from '@playwright/test';
import { callApi } from '../../fixtures/api/api.ts';
import { newAccount, getSeededAccount } from '../../fixtures/people/accounts.ts';
import { signIn } from '../../fixtures/people/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

const PAGES = {
  overview: 'Overview Dashboard',
  creators: 'Manage Creators',
  clients: 'Manage Clients',
  projects: 'Manage Projects',
  reports: 'Review Reports',
  metrics: 'Metrics & Logs',
};

const UNKNOWN_ID = '11111111-1111-4111-8111-111111111111';
const reason = 'Me';

const FUNCTIONS: Record<string, Record<string, string>> = {
  admin_overview: {},
  admin_metrics: {},
  admin_list_creators: {},
  admin_list_clients: {},
  admin_list_projects: {},
  admin_list_reports: {},
  admin_list_hidden: {},
  admin_list_waiting: {},
  admin_list_audit: {},
  admin_grant_admin: { user_id: UNKNOWN_ID, reason },
  admin_revoke_admin: { user_id: UNKNOWN_ID, reason },
  admin_suspend: { user_id: UNKNOWN_ID, reason },
  admin_restore: { user_id: UNKNOWN_ID, reason },
  admin_hide: { kind: 'project', item_id: UNKNOWN_ID, reason },
  admin_unhide: { kind: 'project', item_id: UNKNOWN_ID, reason },
  admin_feature: { project_id: UNKNOWN_ID, reason },
  admin_unfeature: { project_id: UNKNOWN_ID, reason },
  admin_decide_report: { report_id: UNKNOWN_ID, decision: 'dismiss', note: reason },
  grant_admin_by_email: { email: 'client@example.com', reason },
};

/** The requests for files of the admin remote from now on. */
function watchAdminCode(page: Page) {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/r/admin/')) fetched.push(pathname);
  });
  return fetched;
}

test('a client cannot open admin pages, and none of their code is fetched', async ({ page }) => {
  const person = await newAccount();
  const fetched = watchAdminCode(page);
  await signIn(page, person, '/dashboard/client/browse');
  for (const name of Object.keys(PAGES)) {
    await page.goto(`/dashboard/admin/${name}`);
    await expect(page).toHaveURL(/\/dashboard\/client\/browse$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Browse Developers' })).toBeVisible();
  }
  expect(fetched).toEqual([]);
});

test('a client cannot call admin functions', async () => {
  const { token } = await newAccount();
  for (const [name, body] of Object.entries(FUNCTIONS)) {
    const path = `/rest/v1/rpc/${name}`;
    expect((await callApi(path, { body, token })).status, name).toBe(403);
    expect((await callApi(path, { body })).status, `${name} as a visitor`).toBe(401);
  }
});

test('an admin can open all six pages', async ({ page }) => {
  const fetched = watchAdminCode(page);
  await signIn(page, getSeededAccount('admin'));
  for (const [name, title] of Object.entries(PAGES)) {
    await page.goto(`/dashboard/admin/${name}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('status', { name: /loading/i })).toHaveCount(0);
  }
  expect(fetched.length).toBeGreaterThan(0);
});
