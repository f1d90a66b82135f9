import { newCreator } from '../../fixtures/people/accounts.ts';
import { signIn } from '../../fixtures/people/sign-in.ts';
import { saveData } from '../../fixtures/save-data.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({
  serviceWorkers: 'allow',
  expectedErrors:
    /Failed to (load|fetch)|net::ERR|Error fetching|Federation Runtime|RUNTIME-\d+|React Router caught|is unreachable/,
});

test('a link without a network shows an error, and its page loads with the network', async ({
  page,
  context,
}) => {
  const links = page.getByRole('navigation', { name: 'Developer dashboard' });
  await saveData(page);
  await signIn(page, await newCreator(), '/dashboard/dev/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  await context.setOffline(true);
  await links.getByRole('link', { name: 'Messages' }).click();
  const panel = page.getByRole('region', { name: 'Client dashboard' });
  await expect(panel.getByRole('alert')).toContainText("You're offline.");

  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();

  await context.setOffline(true);
  await links.getByRole('link', { name: 'My Services' }).click();
  await expect(
    page.getByRole('region', { name: 'Developer dashboard' }).getByRole('alert'),
  ).toContainText("You're offline.");
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'My Services' })).toBeVisible();
});
