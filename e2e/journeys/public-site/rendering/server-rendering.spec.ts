import { expectSameAfterTakeover, publicPaths } from '../../../fixtures/pages/rendered-pages.ts';
import { expect, test } from '../../../fixtures/test.ts';

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

test.describe('in the light theme', () => {
  test.use({ colorScheme: 'light' });

  test('the app takes over each page, and it stays the same', async ({ page }) => {
    await expectSameAfterTakeover(page, 'light', await publicPaths());
  });
});
