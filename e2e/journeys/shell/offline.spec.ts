import { expect, test } from '../../fixtures/test.ts';

test.use({
  serviceWorkers: 'allow',
  expectedErrors:
    /Failed to (load|fetch)|net::ERR|Error fetching|Federation Runtime|RUNTIME-\d+|React Router caught|is unreachable/,
});

test('a visit without a network shows the offline page, which recovers with the network', async ({
  page,
  context,
}) => {
  await page.goto('/devonboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Become a developer' })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);

  await context.setOffline(true);
  await expect(page.getByText("You're offline")).toBeVisible();
  await page.goto('/login?view=forgot');
  await expect(page.getByRole('heading', { name: "You're offline" })).toBeVisible();
  await expect(page).toHaveURL(/\/login\?view=forgot$/);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: "You're offline" })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible();
});
