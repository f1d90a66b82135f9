import { newAccount, newCreator } from '../../fixtures/people/accounts.ts';
import { hire } from '../../fixtures/people/requests.ts';
import { signIn } from '../../fixtures/people/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a new request appears in the bell without a reload and links to the request', async ({
  page,
}) => {
  const [creator, client] = await Promise.all([newCreator(), newAccount()]);
  await signIn(page, creator, '/dashboard');
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();

  const id = await hire(client, creator, { title: 'A shop for bread', budget: 400 });

  const bell = page.getByRole('button', { name: 'Notifications, 1 unread' });
  await expect(bell).toBeVisible();
  await bell.click();
  const panel = page.getByRole('region', { name: 'Notifications' });
  const waiting = panel.getByRole('list', { name: 'Needs your answer' });
  await waiting
    .getByRole('link', { name: `${client.name} wants to hire you: A shop for bread` })
    .click();

  await expect(page).toHaveURL(new RegExp(`/dashboard/dev/requests\\?request=${id}$`));
  await page
    .getByRole('dialog', { name: 'A shop for bread' })
    .getByRole('button', { name: 'Close' })
    .click();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});

test('notifications from the time without a connection arrive later', async ({ page }) => {
  const [creator, client] = await Promise.all([newCreator(), newAccount()]);
  const lines: { close: () => Promise<void> }[] = [];
  let isDown = false;
  await page.routeWebSocket(/\/realtime\/v1\//, async (line) => {
    if (isDown) return line.close();
    line.connectToServer();
    lines.push(line);
  });
  await signIn(page, creator, '/dashboard');
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await expect.poll(() => lines.length).toBeGreaterThan(0);

  isDown = true;
  for (const line of lines) await line.close();
  await hire(client, creator, { title: 'A shop for flowers', budget: 400 });
  isDown = false;

  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
});
