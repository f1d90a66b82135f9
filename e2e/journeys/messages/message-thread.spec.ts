import { writeAsService } from '../../fixtures/api/api.ts';
import { newAccount, newCreator } from '../../fixtures/people/accounts.ts';
import {
  bubble,
  log,
  openThread,
  sendMessage,
  startConversation,
  typeMessage,
} from '../../fixtures/people/conversation.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Many more than a page of the thread loads at once. */
const COUNT = 2_000;

test('a thread of two thousand messages opens at its end and scrolls back', async ({ browser }) => {
  const [creator, client] = await Promise.all([newCreator(), newAccount()]);
  const id = await startConversation(client, creator, 'No. 0. ');
  const begunAt = Date.now() + 1_000;
  const rows = Array.from({ length: COUNT }, (_, index) => ({
    conversation_id: id,
    sender_id: index % 2 === 0 ? creator.id : client.id,
    text: `No. ${index + 1}. ${'Words that fill some lines. '.repeat(index % 5)}`,
    // Messages are in chronological order.
    created_at: new Date(begunAt + index).toISOString(),
  }));
  await writeAsService('/rest/v1/messages', rows);

  const page = await openThread(browser, client, creator);
  await expect(bubble(page, `No. ${COUNT}.`)).toBeInViewport();
  await log(page).hover();
  const numbers = async () =>
    (await log(page).getByRole('listitem').allInnerTexts())
      .map((text) => Number(/No\. (\d+)\./.exec(text)?.[1]))
      .filter(Boolean);
  await expect(async () => {
    await page.mouse.wheel(0, -2_000);
    expect(Math.min(...(await numbers()))).toBeLessThan(COUNT - 200);
  }).toPass({ intervals: [50] });
  const visibleNumbers = await numbers();
  expect(visibleNumbers).toEqual(
    visibleNumbers.map((_, index) => (visibleNumbers[0] ?? 0) + index),
  );
  expect(visibleNumbers.length).toBeLessThan(60);

  let olderPages = 0;
  page.on('request', (request) => {
    if (/conversation_messages.*[?&]before=/.test(request.url())) olderPages += 1;
  });
  await log(page).evaluate((thread) => (thread.scrollTop = 0));
  await expect.poll(() => olderPages).toBe(1);
  await expect.poll(() => log(page).evaluate((thread) => thread.scrollTop)).toBeGreaterThan(2_000);
  const atTop = await numbers();
  await typeMessage(page, 'While I read');
  await expect(bubble(page, 'While I read')).toBeInViewport();
  await expect(bubble(page, 'While I read').getByText(/Sent|Read/)).toBeVisible();
  expect(Math.min(...atTop)).toBeGreaterThan(COUNT - 1_000);
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
