import { untilTakenOver } from '../../fixtures/navigate.ts';
import { saveData } from '../../fixtures/save-data.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({
  serviceWorkers: 'allow',
  expectedErrors: [
    /Failed to (load|fetch)|net::ERR|Error fetching|Federation Runtime|RUNTIME-\d+|React Router caught|is unreachable/,
  ],
});

test('a visit without a network shows the offline page, which recovers with the network', async ({
  page,
  context,
}) => {
  await page.goto('/projects');
  await expect(page.getByText('Showing all projects')).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);

  await context.setOffline(true);
  await expect(page.getByText("You're offline")).toBeVisible();
  await page.goto('/creators?q=react');
  await expect(page.getByRole('heading', { name: "You're offline" })).toBeVisible();
  await expect(page).toHaveURL(/\/creators\?q=react$/);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: "You're offline" })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Discover Creators' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('react');
});

test('a link without a network shows an error, and its page loads with the network', async ({
  page,
  context,
}) => {
  await saveData(page);
  await page.goto('/login');
  await untilTakenOver(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click();
  const panel = page.getByRole('region', { name: 'Projects' });
  await expect(panel.getByRole('alert')).toContainText("You're offline.");

  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Explore Projects' })).toBeVisible();

  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'Creators' }).click();
  await expect(page.getByRole('region', { name: 'Creators' }).getByRole('alert')).toContainText(
    "You're offline.",
  );
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Discover Creators' })).toBeVisible();
});
