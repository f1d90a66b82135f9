import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { callApiOrThrow } from '../fixtures/api/api.ts';
import { newestProject } from '../fixtures/api/rows.ts';
import { navigate, openInApp } from '../fixtures/navigate.ts';
import {
  getSeededAccount,
  newAccount,
  newAdmin,
  newCreator,
  newSession,
} from '../fixtures/people/accounts.ts';
import { bubble, startConversation } from '../fixtures/people/conversation.ts';
import { addApp } from '../fixtures/people/second-factor.ts';
import { signIn } from '../fixtures/people/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const appearances = [
  { width: 390, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const;

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

test('the public pages meet WCAG 2.2 AA', async ({ page }) => {
  const project = await newestProject();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  for (const path of [
    '/projects',
    `/projects/${project.id}`,
    '/creators',
    `/creators/${project.user_id}`,
    '/creators?show=services',
    '/login',
    '/signup',
    '/unsubscribe',
    '/newsletter/confirm',
  ]) {
    await openInApp(page, path);
    await expectAccessible(page);
  }
});

test('the dashboards and a conversation meet WCAG 2.2 AA', async ({ page }) => {
  const [creator, client] = await Promise.all([newCreator(), newAccount()]);
  await startConversation(client, creator, 'Good evening');
  await signIn(page, creator, `/dashboard/client/messages?with=${client.id}`);
  await expect(bubble(page, 'Good evening')).toBeVisible();
  await expectAccessible(page);
  for (const path of [
    '/dashboard/dev/profile',
    '/dashboard/dev/projects',
    '/dashboard/client/browse',
    '/devonboard',
  ]) {
    await openInApp(page, path);
    await expectAccessible(page);
  }
  await navigate(page, '/dashboard/dev/profile?settings=email');
  await expect(page.getByRole('switch', { name: 'Email', exact: true })).toBeVisible();
  await expectAccessible(page);
  await navigate(page, '/dashboard/dev/profile?settings=security');
  await expect(page.getByText('This device')).toBeVisible();
  await expectAccessible(page);
});

test('the second step of a sign-in meets WCAG 2.2 AA', async ({ page }) => {
  const person = await newAccount();
  await addApp(person);
  await signIn(page, person, '/dashboard/client/saved');
  const step = page.getByRole('dialog', { name: "Confirm it's you" });
  await expect(step).toBeVisible();
  await expectAccessible(page);
  await step.getByRole('button', { name: 'Use a recovery code' }).click();
  await expect(step.getByRole('textbox', { name: /^Recovery code/ })).toBeVisible();
  await expectAccessible(page);
});

test('the appeal of a suspended user meets WCAG 2.2 AA', async ({ page }) => {
  const [person, admin] = await Promise.all([newCreator(), newAdmin()]);
  await callApiOrThrow('/rest/v1/rpc/admin_suspend', {
    token: (await newSession(admin)).access_token,
    body: { user_id: person.id, reason: 'Spam in messages' },
  });
  await signIn(page, person, '/about');
  const status = page.getByRole('note', { name: 'Account status' });
  await expect(status).toBeVisible();
  await expectAccessible(page);
  await status.getByRole('button', { name: 'Appeal' }).click();
  await expect(page.getByRole('dialog', { name: 'Appeal the suspension' })).toBeVisible();
  await expectAccessible(page);
});

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

/** No rule is violated and nothing overflows the screen, on a dark phone and a light desktop. */
async function expectAccessible(page: Page) {
  for (const { width, colorScheme } of appearances) {
    const state = `${page.url()} at ${width} px, ${colorScheme}`;
    await test.step(state, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await expect(page.getByRole('status', { name: /loading/i })).toHaveCount(0);
      expect.soft(await violations(page), state).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(overflow, `${state}: wider than the screen`).toBeLessThanOrEqual(0);
    });
  }
}

/** Contrast is computed for each text, so the first cards and rows represent all, and the footer is analyzed on the homepage only. */
const REPETITIONS = [
  'main li:nth-child(n + 4):has(article)',
  'main li:nth-child(n + 7)',
  'main tr:nth-child(n + 4)',
];

async function violations(page: Page) {
  const isHomepage = new URL(page.url()).pathname === '/';
  const { violations: axeViolations } = await new AxeBuilder({ page })
    .exclude(isHomepage ? REPETITIONS : [...REPETITIONS, 'body footer:not(main footer)'])
    .options({ runOnly: rules, resultTypes: ['violations'] })
    // The product has no frames, and another page per analysis to collect them would double its cost.
    .setLegacyMode()
    .analyze();
  return axeViolations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
