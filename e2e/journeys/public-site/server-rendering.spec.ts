import { readRegistry } from '@showcase/release';
import { activeReleases, listHeads } from '@showcase/remote-contract/registry';
import type { Page } from '@playwright/test';
import { oldestProject } from '../../fixtures/api/rows.ts';
import { navigate, untilTakenOver } from '../../fixtures/navigate.ts';
import { getSeededAccount } from '../../fixtures/people/accounts.ts';
import { signIn } from '../../fixtures/people/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

async function publicPaths(): Promise<string[]> {
  const registry = await readRegistry(String(process.env.REGISTRY));
  const project = await oldestProject();
  return [
    ...Object.keys(listHeads(activeReleases(registry))),
    '/projects?technologies=React',
    `/projects/${project.id}`,
    `/creators/${project.user_id}`,
    '/creator/ada-stone',
    '/login',
    '/signup',
  ];
}

/**
 * What a page says, without what may differ in the browser: dates in the visitor's zone, numbers that others change meanwhile,
 * email addresses, which only the running app reads because each one that is shown is counted, and the work beside a sign-in form,
 * which only windows with room for it read.
 */
async function readText(page: Page): Promise<string> {
  const text = await page.evaluate(() => {
    const main = document.querySelector('main');
    const work = main?.querySelector<HTMLElement>('figure[data-theme]')?.innerText ?? '';
    return (main?.innerText ?? '').replace(work, '');
  });
  return text
    .replaceAll(/^.*@.*$\n?/gm, '')
    .replaceAll(/[A-Z][a-z]{2} (?:\d+, )?\d{4}/g, 'date')
    .replaceAll(/\d+/g, '0')
    .trim();
}

test('every public page is readable and linked without JavaScript', async ({ browser, page }) => {
  const reader = await browser.newPage({ javaScriptEnabled: false });
  for (const path of await publicPaths()) {
    await test.step(path, async () => {
      const response = await reader.goto(new URL(path, process.env.SITE_URL).href);
      expect(response?.status()).toBe(200);
      await expect(reader.getByRole('heading', { level: 1 })).not.toBeEmpty();
      await expect(reader).toHaveTitle(/./);
      await expect(reader.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
      await expect(reader.locator('[style], #start')).toHaveCount(0);
      await expect(reader.getByText(/^Loading/)).toHaveCount(0);
    });
  }

  await reader.goto(new URL('/projects', process.env.SITE_URL).href);
  const picture = reader.getByRole('article').getByRole('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await reader.getByRole('link', { name: 'View Details' }).first().click();
  await expect(reader).toHaveURL(/\/projects\/[\da-f-]{36}$/);
  await reader.getByRole('link', { name: 'Back to projects' }).click();
  await expect(reader.getByRole('heading', { name: 'Explore Projects' })).toBeVisible();

  const missing = await reader.goto(new URL('/nowhere', process.env.SITE_URL).href);
  expect(missing?.status()).toBe(404);
  await expect(reader.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await page.close();
});

test('the frame of a dashboard is there before its code', async ({ browser, page }) => {
  const reader = await browser.newPage({ javaScriptEnabled: false });
  await reader.goto(new URL('/dashboard/dev/profile', process.env.SITE_URL).href);
  await expect(reader.getByRole('banner').getByRole('link', { name: 'Projects' })).toBeVisible();
  const loading = reader.getByRole('main').getByText('Loading');
  await expect(loading).toBeAttached();
  // The page starts beside its sidebar.
  expect((await loading.boundingBox())?.x).toBeGreaterThan(200);
  await expect(reader.locator('[style], #start')).toHaveCount(0);
  await page.close();
});

for (const [description, options] of [
  ['in the light theme', { colorScheme: 'light' }],
  [
    'in the dark theme, on the other side of the world',
    { colorScheme: 'dark', timezoneId: 'Pacific/Kiritimati' },
  ],
] as const) {
  test.describe(description, () => {
    test.use(options);

    test('the app takes over each page, and it stays the same', async ({ page }) => {
      for (const path of await publicPaths()) {
        await test.step(path, async () => {
          let before = '';
          // A busy server leaves rows that are late to the browser.
          await expect(async () => {
            await page.goto(path, { waitUntil: 'commit' });
            await expect(page.locator('#root h1').first()).toBeVisible();
            // The end of the page may still be on its way.
            await page.waitForFunction(() => document.readyState !== 'loading');
            before = await readText(page);
            expect(before).not.toMatch(/^Loading/m);
          }).toPass();
          await untilTakenOver(page);
          await expect.poll(() => readText(page)).toBe(before);
          await expect(page.locator('title')).toHaveCount(1);
          const theme = await page.evaluate(() => document.documentElement.dataset.theme);
          expect(theme).toBe(options.colorScheme);
        });
      }
    });
  });
}

test('a signed-in user gets the same pages in their name', async ({ page }) => {
  await signIn(page, getSeededAccount('client'), '/projects');
  for (const path of ['/', '/projects', '/creator/ada-stone']) {
    await page.goto(path);
    await untilTakenOver(page);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign Out' })).toBeVisible();
  }
  await navigate(page, '/projects');
});

test('a visitor who scrolled before the app runs stays there, and what they press works', async ({
  page,
}) => {
  const project = await oldestProject();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(`/projects/${project.id}`, { waitUntil: 'commit' });

  const report = page.getByRole('button', { name: /^Report/ }).first();
  await report.scrollIntoViewIfNeeded();
  const position = await page.evaluate(() => window.scrollY);
  expect(position).toBeGreaterThan(0);
  await untilTakenOver(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(position);

  await page.reload({ waitUntil: 'commit' });
  await report.click();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(page).toHaveURL(/\/login\?next=/);
});

test('what is typed, ticked and pressed before the app runs is not lost', async ({ page }) => {
  const release = Promise.withResolvers<void>();
  await page.route(/\/assets\/bootstrap-.*\.js$/, async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goto('/projects', { waitUntil: 'commit' });

  await page.getByRole('checkbox', { name: /^React/ }).check();
  await page.getByRole('button', { name: 'Like' }).first().click();
  await expect(page.locator('#root[data-rendered]')).toBeAttached();
  release.resolve();

  await expect(page).toHaveURL(/technologies=React/);
  await expect(page.getByRole('checkbox', { name: /^React/ })).toBeChecked();
});
