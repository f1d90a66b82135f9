import AxeBuilder from '@axe-core/playwright';
import { newAccount, signIn } from '../fixtures/people/people.ts';
import { newestProject } from '../fixtures/api/rows.ts';
import { expect, test } from '../fixtures/test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const looks = [
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

for (const { width, colorScheme } of looks) {
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme });

    for (const path of publicPages) {
      test(`${path} meets WCAG 2.2 AA`, async ({ page }) => {
        const project = await newestProject();
        await page.goto(path.replace(':project', project.id).replace(':creator', project.user_id));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('status', { name: /loading/i })).toHaveCount(0);
        expect(await violations(page)).toEqual([]);
        expect(await overflow(page), 'wider than the screen').toBe(0);
      });
    }

    test('the dashboards meet WCAG 2.2 AA', async ({ page }) => {
      await signIn(page, 'creator@example.com');
      for (const path of [
        '/dashboard/dev/profile',
        '/dashboard/dev/projects',
        '/dashboard/client/browse',
        '/devonboard',
      ]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await violations(page), path).toEqual([]);
        expect(await overflow(page), `${path} is wider than the screen`).toBe(0);
      }
    });

    for (const pages of adminPages) {
      const paths = Object.keys(pages);
      test(`${paths.join(', ')} of admins meet WCAG 2.2 AA`, async ({ page }) => {
        await signIn(page, 'admin@example.com');
        for (const [path, title] of Object.entries(pages)) {
          await page.goto(`/dashboard/admin/${path}`);
          await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
          await expect(page.getByRole('status', { name: /loading/i })).toHaveCount(0);
          expect(await violations(page), path).toEqual([]);
          expect(await overflow(page), `${path} is wider than the screen`).toBe(0);
        }
      });
    }

    test('a person in the drawer of admins meets WCAG 2.2 AA', async ({ page }) => {
      const person = await newAccount();
      await signIn(page, 'admin@example.com');
      await page.goto(`/dashboard/admin/clients?person=${person.id}`);
      const drawer = page.getByRole('dialog', { name: person.name });
      await expect(drawer.getByRole('button', { name: 'Suspend' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      expect(await overflow(page), 'wider than the screen').toBe(0);
    });
  });
}

type Page = Parameters<typeof signIn>[0];

async function violations(page: Page) {
  const { violations: found } = await new AxeBuilder({ page }).withTags(rules).analyze();
  return found.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

function overflow(page: Page) {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
}
