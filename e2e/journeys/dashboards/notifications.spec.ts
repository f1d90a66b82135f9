import { randomUUID } from 'node:crypto';
import { ask, enter, newCreator, newMember, type Member } from '../../fixtures/people/members.ts';
import { expect, test } from '../../fixtures/test.ts';

async function requestWork(client: Member, creator: Member, title: string) {
  const request = (await ask('/rest/v1/rpc/create_hire_request', client, {
    method: 'POST',
    body: JSON.stringify({
      creator_id: creator.id,
      title,
      budget: 400,
      message: 'Please build this for us, starting next week.',
      request_key: randomUUID(),
    }),
  })) as { id: string };
  return request.id;
}

test('a request made by somebody else appears in the bell without a reload, and its link leads there', async ({
  page,
}) => {
  const [creator, client] = await Promise.all([newCreator(), newMember()]);
  await enter(page, creator);
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();

  const id = await requestWork(client, creator, 'A shop for bread');

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

test('nothing is lost that comes while the connection is down', async ({ page }) => {
  const [creator, client] = await Promise.all([newCreator(), newMember()]);
  const lines: { close: () => Promise<void> }[] = [];
  let isDown = false;
  await page.routeWebSocket(/\/realtime\/v1\//, async (line) => {
    if (isDown) return line.close();
    line.connectToServer();
    lines.push(line);
  });
  await enter(page, creator);
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await expect.poll(() => lines.length).toBeGreaterThan(0);

  isDown = true;
  for (const line of lines) await line.close();
  await requestWork(client, creator, 'A shop for flowers');
  isDown = false;

  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
});
