import { newestProject } from '../fixtures/api/rows.ts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { openInApp } from '../fixtures/navigate.ts';
import { expect, test } from '../fixtures/test.ts';

// None begins with a whole list: the server would keep it for other journeys, without those whom they add.
for (const paths of [
  ['/', '/projects', '/projects/:project'],
  ['/creators?show=services', '/creators/:creator', '/creators'],
]) {
  test(`${paths.join(', ')} meet WCAG 2.2 AA`, async ({ page }) => {
    const project = await newestProject();
    const [first = '', ...others] = paths.map((path) =>
      path.replace(':project', project.id).replace(':creator', project.user_id),
    );
    await page.goto(first);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    for (const path of others) {
      await openInApp(page, path);
      await expectAccessible(page);
    }
  });
}
