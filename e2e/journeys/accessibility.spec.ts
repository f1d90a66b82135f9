import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { newestProject } from '../fixtures/api/rows.ts';
import { newAccount, getSeededAccount } from '../fixtures/people/accounts.ts';
import { signIn } from '../fixtures/people/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const appearances = [
  { width: 390, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const;

const publicPages = [
  '/',
  '/projects',
  '/projects/:project',
  '/creators',
  '/creators/:creator',
  '/login',
  '/signup',
];

const adminPages: Record<string, string>[] = [
  { overview: 'Overview Dashboard', metrics: 'Metrics & Logs' },
  { creators: 'Manage Creators', clients: 'Manage Clients' },
  { projects: 'Manage Projects', reports: 'Review Reports' },
];

for (const path of publicPages) {
  test(`${path} meets WCAG 2.2 AA`, async ({ page }) => {
    const project = await newestProject();
    await page.goto(path.replace(':project', project.id).replace(':creator', project.user_id));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}

test('the dashboards meet WCAG 2.2 AA', async ({ page }) => {
  await signIn(page, getSeededAccount('creator'));
  for (const path of [
    '/dashboard/dev/profile',
    '/dashboard/dev/projects',
    '/dashboard/client/browse',
    '/devonboard',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
});

for (const pages of adminPages) {
  test(`${Object.keys(pages).join(', ')} of admins meet WCAG 2.2 AA`, async ({ page }) => {
    await signIn(page, getSeededAccount('admin'));
    for (const [path, title] of Object.entries(pages)) {
      await page.goto(`/dashboard/admin/${path}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
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
    await test.step(`${page.url()} at ${width} px, ${colorScheme}`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await expect(page.getByRole('status', { name: /loading/i })).toHaveCount(0);
      expect(await violations(page)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, 'wider than the screen').toBeLessThanOrEqual(0);
    });
  }
}

async function violations(page: Page) {
  const { violations: axeViolations } = await new AxeBuilder({ page })
    .options({ runOnly: rules, resultTypes: ['violations'] })
    // The product has no frames, and another page per analysis to collect them would double its cost.
    .setLegacyMode()
    .analyze();
  return axeViolations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
