import { newAccount, newCreator } from '../../fixtures/people/accounts.ts';
import { hire } from '../../fixtures/people/requests.ts';
import { signIn } from '../../fixtures/people/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a new request appears in the bell without a reload and links to the request; one from the time without a connection arrives later', async ({
  page,
}) => {
  const [creator, client] = await Promise.all([newCreator(), newAccount()]);
  const lines: { close: () => Promise<void> }[] = [];
  let isDown = false;
  await page.routeWebSocket(/\/realtime\/v1\//, async (line) => {
    if (isDown) return line.close();
    line.connectToServer();
    lines.push(line);
  });
  await signIn(page, creator, '/dashboard');
  const emptyBell = page.getByRole('button', { name: 'Notifications', exact: true });
  const bell = page.getByRole('button', { name: 'Notifications, 1 unread' });
  await expect(emptyBell).toBeVisible();

  const id = await hire(client, creator, { title: 'A shop for bread', budget: 400 });
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
  await expect(emptyBell).toBeVisible();

  expect(lines.length).toBeGreaterThan(0);
  isDown = true;
  for (const line of lines) await line.close();
  await hire(client, creator, { title: 'A shop for flowers', budget: 400 });
  isDown = false;
  await expect(bell).toBeVisible();
});
