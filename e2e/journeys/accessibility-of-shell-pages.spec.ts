import { expectAccessible } from '../fixtures/accessibility.ts';
import { openInApp } from '../fixtures/navigate.ts';
import { expect, test } from '../fixtures/test.ts';

// The sign-in is in accessibility.spec.ts.
test("the shell's own pages meet WCAG 2.2 AA", async ({ page }) => {
  await page.goto('/signup');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  for (const path of ['/auth/confirm', '/unsubscribe', '/newsletter/confirm']) {
    await openInApp(page, path);
    await expectAccessible(page);
  }
});
