import { expect, test } from '../../fixtures/test.ts';

test.use({
  serviceWorkers: 'allow',
  expectedErrors: [/Failed to load resource|net::ERR|Error fetching/],
});

test('a visit without a network finds a page of ours, which comes back with the network', async ({
  page,
  context,
}) => {
  await page.goto('/projects');
  await expect(page.getByText('Showing all projects')).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);

  await context.setOffline(true);
  await expect(page.getByText('You are offline')).toBeVisible();
  await page.goto('/creators?q=react');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page).toHaveURL(/\/creators\?q=react$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Discover Creators' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('react');
});
