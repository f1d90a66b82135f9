import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { newestProject } from '../fixtures/api/rows.ts';
import { navigate, openInApp } from '../fixtures/navigate.ts';
import { newAccount, newCreator, getSeededAccount } from '../fixtures/people/accounts.ts';
import { bubble, startConversation } from '../fixtures/people/conversation.ts';
import { signIn } from '../fixtures/people/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const appearances = [
  { width: 390, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const;

const adminPages = {
  overview: 'Overview Dashboard',
  metrics: 'Metrics & Logs',
  creators: 'Manage Creators',
  clients: 'Manage Clients',
  projects: 'Manage Projects',
  reports: 'Review Reports',
};

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
    '/login',
    '/signup',
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
});

test('all six pages of admins and their user drawer meet WCAG 2.2 AA', async ({ page }) => {
  const person = await newAccount();
  await signIn(page, getSeededAccount('admin'), '/dashboard/admin/clients');
  const heading = page.getByRole('heading', { level: 1 });
  for (const [path, title] of Object.entries(adminPages)) {
    await navigate(page, `/dashboard/admin/${path}`);
    await expect(heading).toHaveText(title);
    await expectAccessible(page);
  }

  await navigate(page, `/dashboard/admin/clients?person=${person.id}`);
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

/** The rows and cards after the sixth of a list, which repeat the others: contrast is computed for each text. */
const REPETITIONS = ['main li:nth-child(n + 7):has(article)', 'tbody tr:nth-child(n + 7)'];

async function violations(page: Page) {
  const { violations: axeViolations } = await new AxeBuilder({ page })
    .exclude(REPETITIONS)
    .options({ runOnly: rules, resultTypes: ['violations'] })
    // The product has no frames, and another page per analysis to collect them would double its cost.
    .setLegacyMode()
    .analyze();
  return axeViolations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
