import { expectAccessible } from '../fixtures/accessibility.ts';
import { openInApp } from '../fixtures/navigate.ts';
import { expect, test } from '../fixtures/test.ts';

test('the pages about the company and a missing page meet WCAG 2.2 AA', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  for (const path of ['/hire', '/pricing', '/careers', '/privacy', '/terms', '/no/such/page']) {
    await openInApp(page, path);
    await expectAccessible(page);
  }
});
