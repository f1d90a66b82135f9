import { injectFault } from '../../fixtures/site/faulty-proxy.ts';
import { entry, panel, test } from '../../fixtures/site/faulty-remotes.ts';
import { saveData } from '../../fixtures/save-data.ts';
import { expect } from '../../fixtures/test.ts';

test('a page that arrived rendered shows what failed to load, keeps what was typed elsewhere, and recovers', async ({
  page,
}) => {
  await saveData(page);
  await injectFault(page, 'is gone', entry);
  await expect(async () => {
    await page.goto('/projects', { waitUntil: 'commit' });
    // On a busy machine, the server may send the page before it has rendered it.
    await expect(page.locator('#root[data-rendered]')).toBeAttached({ timeout: 1000 });
  }).toPass();
  const newsletter = page.getByRole('contentinfo').getByRole('textbox');
  await newsletter.fill('robin@example.com');

  await expect(panel(page, 'Projects').getByRole('alert')).toBeVisible();
  await expect(newsletter).toHaveValue('robin@example.com');
  await injectFault(page, null);
  await panel(page, 'Projects').getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Showing all projects')).toBeVisible();
});
