import { callApiOrThrow, writeAsService } from '../../fixtures/api/api.ts';
import { newAccount, newCreator } from '../../fixtures/people/accounts.ts';
import {
  bubble,
  log,
  openThread,
  sendMessage,
  startConversation,
  typeMessage,
} from '../../fixtures/people/conversation.ts';
import { hire } from '../../fixtures/people/requests.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a request is told in the thread of both, live, and opened from its header', async ({
  browser,
}) => {
  const [creator, client] = await Promise.all([newCreator(), newAccount()]);
  await startConversation(client, creator, 'Good morning');
  const [creatorPage, clientPage] = await Promise.all([
    openThread(browser, creator, client),
    openThread(browser, client, creator),
  ]);

  const id = await hire(client, creator, { title: 'Shift planner', budget: 400 });
  const text = 'We would like a map of tides for our harbour.';
  await expect(
    bubble(creatorPage, `${client.name} asked for “Shift planner”, $400.00.`),
  ).toBeVisible();
  await expect(bubble(creatorPage, text)).toBeVisible();
  const list = creatorPage.getByRole('list', { name: 'Conversations' });
  await expect(list.getByText('Request waits for you')).toBeVisible();

  await callApiOrThrow('/rest/v1/rpc/make_offer', {
    token: creator.token,
    body: {
      id,
      title: 'Shift planner',
      scope: 'A shift planner in two languages, for phones first.',
      price: 1850,
      days: 14,
      offer_key: crypto.randomUUID(),
    },
  });
  const offer = bubble(clientPage, `${creator.name} made an offer: $1,850.00, in 14 days.`);
  await expect(offer.getByRole('link', { name: 'Review offer: Shift planner' })).toBeVisible();
  await expect(clientPage.getByText('Offer waits for you')).toBeVisible();
  await expect(bubble(creatorPage, 'You made an offer: $1,850.00, in 14 days.')).toBeVisible();

  const requests = (page: typeof clientPage) =>
    page.getByRole('list', { name: 'Open requests' }).getByRole('link');
  await expect(requests(clientPage)).toHaveText(/^Shift planner · offer until \w{3} \d+$/);
  await requests(clientPage).click();
  await expect(clientPage).toHaveURL(`/dashboard/client/requests?request=${id}`);
  await requests(creatorPage).click();
  await expect(creatorPage).toHaveURL(`/dashboard/dev/requests?request=${id}`);

  await expect(creatorPage.getByRole('dialog', { name: 'Shift planner' })).toBeVisible();
  await creatorPage.keyboard.press('Escape');
  await expect(creatorPage.getByRole('dialog')).toHaveCount(0);

  // The sidebar and the title of the creator count what arrives meanwhile.
  await clientPage.goBack();
  await typeMessage(clientPage, 'I will look at it tomorrow');
  const nav = creatorPage.getByRole('navigation', { name: 'Developer dashboard' });
  await expect(nav.getByRole('link', { name: /^Messages.*1 unread/ })).toBeVisible();
  await expect(creatorPage).toHaveTitle(/^\(1\) /);
  await nav.getByRole('link', { name: /^Messages/ }).click();
  await expect(nav).toBeVisible();
  await creatorPage.getByRole('link', { name: client.name }).first().click();
  await expect(bubble(creatorPage, 'I will look at it tomorrow')).toBeVisible();
  await expect(creatorPage).toHaveTitle(/^(?!\()/);
});

test('a message is found by its text and opened in its place, and a muted conversation stays quiet', async ({
  browser,
}) => {
  const [creator, client] = await Promise.all([newCreator(), newAccount()]);
  const id = await startConversation(client, creator, 'The NEEDLE is here');
  const begunAt = Date.now() + 1_000;
  const rows = Array.from({ length: 110 }, (_, index) => ({
    conversation_id: id,
    sender_id: creator.id,
    text: `Line ${index + 1}`,
    created_at: new Date(begunAt + index).toISOString(),
  }));
  await writeAsService('/rest/v1/messages', rows);
  const page = await openThread(browser, client, creator);
  await expect(bubble(page, 'Line 110')).toBeInViewport();
  await page.getByPlaceholder('Search conversations').fill('needle');
  const found = page.getByRole('list', { name: 'Messages found' }).getByRole('link');
  await expect(found.locator('mark')).toHaveText('NEEDLE');
  await found.click();
  await expect(bubble(page, 'The NEEDLE is here')).toBeInViewport();
  await page.getByRole('button', { name: 'Newest messages' }).click();
  await expect(bubble(page, 'Line 110')).toBeInViewport();
  await expect(log(page)).toBeVisible();

  await page.getByRole('button', { name: 'Conversation menu' }).click();
  await page.getByRole('menuitem', { name: 'Mute' }).click();
  await expect(page.locator('header').getByText('Muted', { exact: true })).toBeVisible();
  await page.goto('/dashboard/client/browse');
  await expect(page.getByRole('button', { name: 'Notifications' })).toBeVisible();
  await sendMessage(creator, id, 'While it is muted');
  await page.goto('/dashboard/client/messages');
  await expect(page.getByText('While it is muted')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});
