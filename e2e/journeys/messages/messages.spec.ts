import type { Page } from '@playwright/test';
import { openInApp } from '../../fixtures/navigate.ts';
import {
  bubble,
  log,
  sendMessage,
  openConversation,
  typeMessage,
} from '../../fixtures/people/conversation.ts';
import { expect, test } from '../../fixtures/test.ts';

/** The time when a text appears on the page, by this machine's clock. */
const waitForText = (page: Page, text: string) =>
  log(page).evaluate(
    (thread, expectedText) =>
      new Promise<number>((resolve) => {
        const check = () => thread.textContent.includes(expectedText) && resolve(Date.now());
        new MutationObserver(check).observe(thread, { childList: true, subtree: true });
        check();
      }),
    text,
  );

test('two users write to each other live, with presence and read marks, and miss nothing after a lost connection', async ({
  browser,
}) => {
  const { id, creatorPage, clientPage, client } = await openConversation(browser);
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

  await test.step('a message appears on the other side within a second', async () => {
    let attempts = 0;
    // A machine that is busy with other journeys gets a few attempts; polling would never be fast enough.
    await expect(async () => {
      attempts += 1;
      const text = `Message ${attempts}.`;
      const arrival = waitForText(clientPage, text);
      await creatorPage.getByPlaceholder('Type a message...').fill(text);
      const start = Date.now();
      await creatorPage.keyboard.press('Enter');
      expect((await arrival) - start).toBeLessThan(1_000);
    }).toPass({ timeout: 30_000 });
  });

  await test.step('a user is online on every page', async () => {
    await openInApp(clientPage, '/devonboard');
    await expect(creatorPage.getByText('Online now')).toBeVisible();
  });

  await test.step('after a lost connection, nothing is missing or duplicated', async () => {
    await creatorPage.context().setOffline(true);
    await expect(creatorPage.getByText('Reconnecting…')).toBeVisible();
    await expect(creatorPage.getByText('Online now')).toBeHidden();
    for (const number of [1, 2, 3]) await sendMessage(client, id, `Missed ${number}`);
    await typeMessage(creatorPage, 'Written offline');
    await expect(bubble(creatorPage, 'Written offline').getByText('Waiting')).toBeVisible();
    await creatorPage.context().setOffline(false);

    await expect(bubble(creatorPage, 'Written offline').getByText(/Sent|Read/)).toBeVisible();
    await expect(creatorPage.getByText('Reconnecting…')).toBeHidden();
    await expect(creatorPage.getByText('Online now')).toBeVisible();
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

  await clientPage.close();
  await expect(creatorPage.getByText(/^Last seen/)).toBeVisible();
});
