import { fetchRows } from '../../fixtures/api/rows.ts';
import { newAccount, newCreator } from '../../fixtures/people/accounts.ts';
import {
  bubble,
  log,
  openConversation,
  openThread,
  sendMessage,
  startConversation,
  typeMessage,
} from '../../fixtures/people/conversation.ts';
import { expect, test } from '../../fixtures/test.ts';

test('an unread message is marked in the list and the bell, in every tab, until its conversation is opened', async ({
  browser,
}) => {
  const { id, client, creatorPage, clientPage } = await openConversation(browser);
  await expect(bubble(clientPage, 'Good morning').getByText('Read')).toBeVisible();
  await creatorPage.goto('/dashboard/client/messages');
  await expect(creatorPage.getByRole('heading', { name: 'Your Messages' })).toBeVisible();
  await sendMessage(client, id, 'Are you there?');
  const line = creatorPage.getByRole('list', { name: 'Conversations' }).getByRole('link');
  await expect(line).toContainText('1 unread message');
  const secondTab = await creatorPage.context().newPage();
  await secondTab.goto('/dashboard/client/messages');
  const secondTabLine = secondTab.getByRole('list', { name: 'Conversations' }).getByRole('link');
  await expect(secondTabLine).toContainText('1 unread message');
  await expect(secondTab.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  await line.click();
  await expect(bubble(creatorPage, 'Are you there?')).toBeVisible();
  await expect(line).not.toContainText('unread');
  // Without a live update, the list is refetched only after a minute.
  await expect(secondTabLine).not.toContainText('unread');
  await expect(secondTab.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});

test('messages written offline survive a reload, and each is stored once and in order, even if a response was lost', async ({
  browser,
}) => {
  const [creator, client] = await Promise.all([newCreator(), newAccount()]);
  const id = await startConversation(client, creator, 'Good morning');
  const page = await openThread(browser, creator, client);
  let attempts = 0;
  // The page itself can be loaded, but of the backend only the first request arrives, and no response.
  await page.route('**/rest/v1/messages?on_conflict*', async (route) => {
    attempts += 1;
    if (attempts === 1) await route.fetch();
    await route.abort();
  });
  await typeMessage(page, 'First');
  await typeMessage(page, 'Second');
  await expect(bubble(page, 'Second').getByText('Waiting')).toBeVisible();
  await page.reload();
  await expect(bubble(page, 'First')).toHaveCount(1);
  await expect(bubble(page, 'Second').getByText('Waiting')).toBeVisible();
  await page.unroute('**/rest/v1/messages?on_conflict*');
  await page.reload();

  await expect(bubble(page, 'Second').getByText(/Sent|Read/)).toBeVisible();
  const query = `messages?select=text&conversation_id=eq.${id}&order=created_at`;
  expect(await fetchRows(query, client.token)).toEqual([
    { text: 'Good morning' },
    { text: 'First' },
    { text: 'Second' },
  ]);
  const texts = await log(page).getByRole('listitem').allInnerTexts();
  const order = texts.map((text) => /First|Second/.exec(text)?.[0]);
  expect(order.filter(Boolean)).toEqual(['First', 'Second']);
});
