import { readRegistry } from '@showcase/release';
import { activeReleases } from '@showcase/remote-contract/registry';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { openInApp } from '../fixtures/navigate.ts';
import { expect, test } from '../fixtures/test.ts';

test('the pages about the company and a missing page meet WCAG 2.2 AA', async ({ page }) => {
  const releases = activeReleases(await readRegistry(String(process.env.REGISTRY)));
  const others = releases
    .flatMap(({ laterPaths = [] }) => laterPaths)
    .filter((path) => path !== '/about');
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  expect(others).toContain('/terms');
  for (const path of [...others, '/no/such/page']) {
    await openInApp(page, path);
    await expectAccessible(page);
  }
});
