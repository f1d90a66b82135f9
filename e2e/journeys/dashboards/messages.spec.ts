import { writeAsService } from '../../fixtures/api/api.ts';
import { newAccount, newCreator } from '../../fixtures/people/accounts.ts';
import {
  bubble,
  log,
  openThread,
  sendMessage,
  openConversation,
  typeMessage,
  startConversation,
} from '../../fixtures/people/conversation.ts';
import { expect, test } from '../../fixtures/test.ts';

test('two users write to each other live, with presence and read marks', async ({ browser }) => {
  const { creatorPage, clientPage, client } = await openConversation(browser);
  await expect(clientPage.getByText('Online now')).toBeVisible();
  await expect(creatorPage.getByText('Online now')).toBeVisible();
  await expect(bubble(clientPage, 'Good morning').getByText('Read')).toBeVisible();

  await creatorPage.getByPlaceholder('Type a message...').pressSequentially('Hel');
  await expect(clientPage.getByText('Typing…')).toBeVisible();
  await typeMessage(creatorPage, 'Hello there');
  // Without a live update, the table is refetched only after a minute.
  await expect(bubble(clientPage, 'Hello there')).toBeVisible();
  await expect(clientPage.getByText('Typing…')).toBeHidden();
  await expect(bubble(creatorPage, 'Hello there').getByText('Read')).toBeVisible();

  const list = creatorPage.getByRole('list', { name: 'Conversations' });
  await expect(list.getByRole('link', { name: client.name })).toContainText('You: Hello there');
  await clientPage.close();
  await expect(creatorPage.getByText(/^Last seen/)).toBeVisible();
});

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

test('after a lost connection, nothing is missing or duplicated', async ({ browser }) => {
  const { id, client, creatorPage } = await openConversation(browser);
  await expect(creatorPage.getByText('Online now')).toBeVisible();
  await creatorPage.context().setOffline(true);
  await expect(creatorPage.getByText('Reconnecting…')).toBeVisible();
  await expect(creatorPage.getByText('Online now')).toBeHidden();
  for (const number of [1, 2, 3]) await sendMessage(client, id, `Missed ${number}`);
  await typeMessage(creatorPage, 'Written offline');
  await expect(bubble(creatorPage, 'Written offline').getByText('Waiting')).toBeVisible();
  await creatorPage.context().setOffline(false);

  await expect(bubble(creatorPage, 'Written offline').getByText(/Sent|Read/)).toBeVisible();
  await expect(creatorPage.getByText('Reconnecting…')).toBeHidden();
  await sendMessage(client, id, 'Live again');
  await expect(bubble(creatorPage, 'Live again')).toBeVisible();
  const texts = await log(creatorPage).getByRole('listitem').allInnerTexts();
  const order = texts.map((text) => /Missed \d|Written offline|Live again/.exec(text)?.[0]);
  expect(order.filter(Boolean)).toEqual([
    'Missed 1',
    'Missed 2',
    'Missed 3',
    'Written offline',
    'Live again',
  ]);
});

test('messages written offline survive a reload and are sent once, in order', async ({
  browser,
}) => {
  const { creatorPage, clientPage } = await openConversation(browser);
  // The page itself can be loaded, but the backend cannot be reached.
  await creatorPage.route('**/rest/v1/messages?on_conflict*', (route) => route.abort());
  await typeMessage(creatorPage, 'First');
  await typeMessage(creatorPage, 'Second');
  await expect(bubble(creatorPage, 'Second').getByText('Waiting')).toBeVisible();
  await creatorPage.reload();
  await expect(bubble(creatorPage, 'First').getByText('Waiting')).toBeVisible();
  await creatorPage.unroute('**/rest/v1/messages?on_conflict*');
  await creatorPage.reload();

  await expect(bubble(clientPage, 'Second')).toBeVisible();
  await expect(bubble(creatorPage, 'Second').getByText(/Sent|Read/)).toBeVisible();
  const texts = await log(clientPage).getByRole('listitem').allInnerTexts();
  const order = texts.map((text) => /First|Second/.exec(text)?.[0]);
  expect(order.filter(Boolean)).toEqual(['First', 'Second']);
});

test('a lost response leaves one message', async ({ browser }) => {
  const { creatorPage, clientPage } = await openConversation(browser);
  let attempts = 0;
  await creatorPage.route('**/rest/v1/messages?on_conflict*', async (route) => {
    attempts += 1;
    if (attempts > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await typeMessage(creatorPage, 'Only once');
  await expect.poll(() => attempts).toBe(2);
  await typeMessage(creatorPage, 'And then');
  await expect(bubble(clientPage, 'And then')).toBeVisible();
  await expect(bubble(clientPage, 'Only once')).toHaveCount(1);
  await expect(bubble(creatorPage, 'Only once')).toHaveCount(1);
});

test('a thread of 10,000 messages opens at its end and scrolls back', async ({ browser }) => {
  test.slow();
  const [creator, client] = await Promise.all([newCreator(), newAccount()]);
  const id = await startConversation(client, creator, 'No. 0. ');
  const begunAt = Date.now() + 1_000;
  const rows = Array.from({ length: 10_000 }, (_, index) => ({
    conversation_id: id,
    sender_id: index % 2 === 0 ? creator.id : client.id,
    text: `No. ${index + 1}. ${'Words that fill some lines. '.repeat(index % 5)}`,
    // Messages are in chronological order.
    created_at: new Date(begunAt + index).toISOString(),
  }));
  await writeAsService('/rest/v1/messages', rows);

  const page = await openThread(browser, client, creator);
  await expect(bubble(page, 'No. 10000.')).toBeInViewport();
  await log(page).hover();
  const numbers = async () =>
    (await log(page).getByRole('listitem').allInnerTexts())
      .map((text) => Number(/No\. (\d+)\./.exec(text)?.[1]))
      .filter(Boolean);
  await expect(async () => {
    await page.mouse.wheel(0, -2_000);
    expect(Math.min(...(await numbers()))).toBeLessThan(9_800);
  }).toPass({ intervals: [50] });
  const visibleNumbers = await numbers();
  expect(visibleNumbers).toEqual(
    visibleNumbers.map((_, index) => (visibleNumbers[0] ?? 0) + index),
  );
  expect(visibleNumbers.length).toBeLessThan(60);

  let olderPages = 0;
  page.on('request', (request) => {
    if (request.url().includes('created_at=lt.')) olderPages += 1;
  });
  await log(page).evaluate((thread) => (thread.scrollTop = 0));
  await expect.poll(() => olderPages).toBe(1);
  await expect.poll(() => log(page).evaluate((thread) => thread.scrollTop)).toBeGreaterThan(2_000);
  const atTop = await numbers();
  await typeMessage(page, 'While I read');
  await expect(bubble(page, 'While I read')).toBeInViewport();
  await expect(bubble(page, 'While I read').getByText(/Sent|Read/)).toBeVisible();
  expect(Math.min(...atTop)).toBeGreaterThan(9_000);
  expect(olderPages).toBe(1);

  await log(page).evaluate((thread) => (thread.scrollTop -= 3_000));
  await sendMessage(creator, id, 'While you read');
  await expect(page.getByRole('status').filter({ hasText: 'While you read' })).toBeAttached();
  await expect(bubble(page, 'While you read')).toHaveCount(0);
  await page.getByRole('button', { name: 'Newest messages' }).click();
  await expect(bubble(page, 'While you read')).toBeInViewport();
});

test('on a phone the list and the thread alternate', async ({ browser }) => {
  const [creator, client] = await Promise.all([newCreator(), newAccount()]);
  const page = await openThread(browser, client, creator, 390);
  const list = page.getByRole('list', { name: 'Conversations' });
  await expect(list).toBeHidden();
  await typeMessage(page, 'From a phone');
  await expect(bubble(page, 'From a phone').getByText('Sent')).toBeVisible();
  await page.getByRole('link', { name: 'Back to conversations' }).click();
  await expect(log(page)).toBeHidden();
  await list.getByRole('link', { name: creator.name }).click();
  await expect(bubble(page, 'From a phone')).toBeVisible();
  await expect(list).toBeHidden();
  await page.goBack();
  await expect(list).toBeVisible();
});
