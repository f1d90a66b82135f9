import { oldestProject } from '../../../fixtures/api/rows.ts';
import { navigate } from '../../../fixtures/navigate.ts';
import { expectSameAfterTakeover } from '../../../fixtures/pages/rendered-pages.ts';
import { expect, test } from '../../../fixtures/test.ts';

test.describe('in the dark theme, on the other side of the world', () => {
  test.use({ colorScheme: 'dark', timezoneId: 'Pacific/Kiritimati' });

  test('the app takes over a list and a detail page, and they stay the same and can be left', async ({
    page,
  }) => {
    const { id } = await oldestProject();
    await expectSameAfterTakeover(page, 'dark', ['/projects', `/projects/${id}`]);
    await navigate(page, '/projects');
    await expect(page).toHaveTitle('Explore Projects · Bolt Showcase');
  });
});

test('a page about the company runs no code until it is touched, and the first press works', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Never idle.
    window.requestIdleCallback = () => 0;
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/pricing', { waitUntil: 'load' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(scripts).toEqual([]);

  await page.getByRole('radio', { name: 'Dark' }).check();

  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(scripts).not.toEqual([]);
});
