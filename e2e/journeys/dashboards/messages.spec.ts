import { writeAsService } from '../../fixtures/api/api.ts';
import { newAccount, newCreator } from '../../fixtures/people/accounts.ts';
import {
  bubble,
  log,
  openThread,
  say,
  talk,
  write,
  writeTo,
} from '../../fixtures/people/conversation.ts';
import { expect, test } from '../../fixtures/test.ts';

test('two people write to each other live, see each other, and what was read', async ({
  browser,
}) => {
  const { atCreator, atClient, client } = await talk(browser);
  await expect(atClient.getByText('Online now')).toBeVisible();
  await expect(atCreator.getByText('Online now')).toBeVisible();
  await expect(bubble(atClient, 'Good morning').getByText('Read')).toBeVisible();

  await atCreator.getByPlaceholder('Type a message...').pressSequentially('Hel');
  await expect(atClient.getByText('Typing…')).toBeVisible();
  await write(atCreator, 'Hello there');
  // Unasked, the table is read again after a minute only: this came live.
  await expect(bubble(atClient, 'Hello there')).toBeVisible();
  await expect(atClient.getByText('Typing…')).toBeHidden();
  await expect(bubble(atCreator, 'Hello there').getByText('Read')).toBeVisible();

  const list = atCreator.getByRole('list', { name: 'Conversations' });
  await expect(list.getByRole('link', { name: client.name })).toContainText('You: Hello there');
  await atClient.close();
  await expect(atCreator.getByText(/^Last seen/)).toBeVisible();
});

test('an unread message is marked in the list and the bell until its conversation is opened, in every tab', async ({
  browser,
}) => {
  const { id, client, atCreator, atClient } = await talk(browser);
  await expect(bubble(atClient, 'Good morning').getByText('Read')).toBeVisible();
  await atCreator.goto('/dashboard/client/messages');
  await expect(atCreator.getByRole('heading', { name: 'Your Messages' })).toBeVisible();
  await say(client, id, 'Are you there?');
  const line = atCreator.getByRole('list', { name: 'Conversations' }).getByRole('link');
  await expect(line).toContainText('1 unread message');
  const secondTab = await atCreator.context().newPage();
  await secondTab.goto('/dashboard/client/messages');
  const lineThere = secondTab.getByRole('list', { name: 'Conversations' }).getByRole('link');
  await expect(lineThere).toContainText('1 unread message');
  await expect(secondTab.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  await line.click();
  await expect(bubble(atCreator, 'Are you there?')).toBeVisible();
  await expect(line).not.toContainText('unread');
  // Unasked, the list is read again after a minute only.
  await expect(lineThere).not.toContainText('unread');
  await expect(secondTab.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});

test('after a lost connection nothing is missing and nothing doubled', async ({ browser }) => {
  const { id, client, atCreator } = await talk(browser);
  await expect(atCreator.getByText('Online now')).toBeVisible();
  await atCreator.context().setOffline(true);
  await expect(atCreator.getByText('Reconnecting…')).toBeVisible();
  await expect(atCreator.getByText('Online now')).toBeHidden();
  for (const number of [1, 2, 3]) await say(client, id, `Missed ${number}`);
  await write(atCreator, 'Written offline');
  await expect(bubble(atCreator, 'Written offline').getByText('Waiting')).toBeVisible();
  await atCreator.context().setOffline(false);

  await expect(bubble(atCreator, 'Written offline').getByText(/Sent|Read/)).toBeVisible();
  await expect(atCreator.getByText('Reconnecting…')).toBeHidden();
  await say(client, id, 'Live again');
  await expect(bubble(atCreator, 'Live again')).toBeVisible();
  const texts = await log(atCreator).getByRole('listitem').allInnerTexts();
  const found = texts.map((text) => /Missed \d|Written offline|Live again/.exec(text)?.[0]);
  expect(found.filter(Boolean)).toEqual([
    'Missed 1',
    'Missed 2',
    'Missed 3',
    'Written offline',
    'Live again',
  ]);
});

test('what was written offline survives a reload and is sent once, in order', async ({
  browser,
}) => {
  const { atCreator, atClient } = await talk(browser);
  // The page itself can be loaded, the backend cannot be reached.
  await atCreator.route('**/rest/v1/messages?on_conflict*', (route) => route.abort());
  await write(atCreator, 'First');
  await write(atCreator, 'Second');
  await expect(bubble(atCreator, 'Second').getByText('Waiting')).toBeVisible();
  await atCreator.reload();
  await expect(bubble(atCreator, 'First').getByText('Waiting')).toBeVisible();
  await atCreator.unroute('**/rest/v1/messages?on_conflict*');
  await atCreator.reload();

  await expect(bubble(atClient, 'Second')).toBeVisible();
  await expect(bubble(atCreator, 'Second').getByText(/Sent|Read/)).toBeVisible();
  const texts = await log(atClient).getByRole('listitem').allInnerTexts();
  const found = texts.map((text) => /First|Second/.exec(text)?.[0]);
  expect(found.filter(Boolean)).toEqual(['First', 'Second']);
});

test('an answer that gets lost leaves one message', async ({ browser }) => {
  const { atCreator, atClient } = await talk(browser);
  let attempts = 0;
  await atCreator.route('**/rest/v1/messages?on_conflict*', async (route) => {
    attempts += 1;
    if (attempts > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await write(atCreator, 'Only once');
  await expect.poll(() => attempts).toBe(2);
  await write(atCreator, 'And then');
  await expect(bubble(atClient, 'And then')).toBeVisible();
  await expect(bubble(atClient, 'Only once')).toHaveCount(1);
  await expect(bubble(atCreator, 'Only once')).toHaveCount(1);
});

test('a thread of 10,000 messages opens at its end and scrolls back', async ({ browser }) => {
  test.slow();
  const [creator, client] = await Promise.all([newCreator(), newAccount()]);
  const id = await writeTo(client, creator, 'No. 0. ');
  const begunAt = Date.now() + 1_000;
  const rows = Array.from({ length: 10_000 }, (_, index) => ({
    conversation_id: id,
    sender_id: index % 2 === 0 ? creator.id : client.id,
    text: `No. ${index + 1}. ${'Words that fill some lines. '.repeat(index % 5)}`,
    // No message is earlier than the one before it.
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
  const shown = await numbers();
  expect(shown).toEqual(shown.map((_, index) => (shown[0] ?? 0) + index));
  expect(shown.length).toBeLessThan(60);

  let olderPages = 0;
  page.on('request', (request) => {
    if (request.url().includes('created_at=lt.')) olderPages += 1;
  });
  await log(page).evaluate((thread) => (thread.scrollTop = 0));
  await expect.poll(() => olderPages).toBe(1);
  await expect.poll(() => log(page).evaluate((thread) => thread.scrollTop)).toBeGreaterThan(2_000);
  const atTop = await numbers();
  await write(page, 'While I read');
  await expect(bubble(page, 'While I read')).toBeInViewport();
  await expect(bubble(page, 'While I read').getByText(/Sent|Read/)).toBeVisible();
  expect(Math.min(...atTop)).toBeGreaterThan(9_000);
  expect(olderPages).toBe(1);

  await log(page).evaluate((thread) => (thread.scrollTop -= 3_000));
  await say(creator, id, 'While you read');
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
  await write(page, 'From a phone');
  await expect(bubble(page, 'From a phone').getByText('Sent')).toBeVisible();
  await page.getByRole('link', { name: 'Back to conversations' }).click();
  await expect(log(page)).toBeHidden();
  await list.getByRole('link', { name: creator.name }).click();
  await expect(bubble(page, 'From a phone')).toBeVisible();
  await expect(list).toBeHidden();
  await page.goBack();
  await expect(list).toBeVisible();
});
