import { expectAccessible } from '../fixtures/accessibility.ts';
import { navigate } from '../fixtures/navigate.ts';
import { getSeededAccount, newAccount } from '../fixtures/people/accounts.ts';
import { signIn } from '../fixtures/people/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const adminPages: Record<string, string>[] = [
  { overview: 'Overview Dashboard', metrics: 'Metrics & Logs', creators: 'Manage Creators' },
  { clients: 'Manage Clients', projects: 'Manage Projects', reports: 'Review Reports' },
  {
    newsletters: 'Newsletters',
    'newsletters/00000000-0000-4000-8000-000000000001?new': 'Newsletter',
    'overview/mail': 'Undelivered Mail',
  },
  {
    'overview/requests?status=all': 'Hire Requests',
    'overview/services': 'Services',
    'overview/reviews': 'Reviews',
    'overview/subscribers': 'Newsletter Sign-ups',
    'cases?status=all': 'Cases',
    'reports/appeals?status=all': 'Appeals',
  },
];

for (const pages of adminPages) {
  test(`${Object.keys(pages).join(', ')} of admins meet WCAG 2.2 AA`, async ({ page }) => {
    await signIn(page, getSeededAccount('admin'), `/dashboard/admin/${Object.keys(pages)[0]}`);
    for (const [path, title] of Object.entries(pages)) {
      await navigate(page, `/dashboard/admin/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expectAccessible(page);
    }
  });
}

test('the user drawer of admins meets WCAG 2.2 AA', async ({ page }) => {
  const person = await newAccount();
  await signIn(page, getSeededAccount('admin'), `/dashboard/admin/clients?person=${person.id}`);
  const drawer = page.getByRole('dialog', { name: person.name });
  await expect(drawer.getByRole('button', { name: 'Suspend' })).toBeVisible();
  await expectAccessible(page);
});
