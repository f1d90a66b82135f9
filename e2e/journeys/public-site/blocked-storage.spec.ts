import { oldestProject } from '../../fixtures/api/rows.ts';
import { blockStorage } from '../../fixtures/blocked-storage.ts';
import { openInApp } from '../../fixtures/navigate.ts';
import { expect, test } from '../../fixtures/test.ts';

test('the public pages work, with a notice, if storage is blocked', async ({ page }) => {
  const project = await oldestProject();
  await blockStorage(page);
  await page.goto('/');
  await expect(page.getByText("This browser won't remember you")).toBeVisible();
  for (const [path, title] of [
    ['/projects', 'Explore Projects'],
    [`/projects/${project.id}`, project.title],
    ['/creators', 'Discover Creators'],
    [`/creators/${project.user_id}`, project.owner.name],
  ] as const) {
    await openInApp(page, path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText("This browser won't remember you")).toBeVisible();
  }
});
