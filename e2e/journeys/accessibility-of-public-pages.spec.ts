import { newestProject } from '../fixtures/api/rows.ts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { openInApp } from '../fixtures/navigate.ts';
import { expect, test } from '../fixtures/test.ts';

for (const [first, ...others] of [
  ['/', '/projects', '/projects/:project'],
  ['/creators', '/creators/:creator', '/creators?show=services'],
] as const) {
  test(`${[first, ...others].join(', ')} meet WCAG 2.2 AA`, async ({ page }) => {
    const project = await newestProject();
    await page.goto(first);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    for (const path of others) {
      await openInApp(
        page,
        path.replace(':project', project.id).replace(':creator', project.user_id),
      );
      await expectAccessible(page);
    }
  });
}
