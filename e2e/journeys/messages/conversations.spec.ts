import { fetchRows } from '../../fixtures/api/rows.ts';
import { openInApp } from '../../fixtures/navigate.ts';
import { newAccount, newCreator } from '../../fixtures/people/accounts.ts';
import { bubble, typeMessage } from '../../fixtures/people/conversation.ts';
import { hire, actOnRequest } from '../../fixtures/people/requests.ts';
import { openBrowser } from '../../fixtures/people/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a public profile, the bell and a request lead both parties to one conversation', async ({
  browser,
}) => {
  const [creator, client] = await Promise.all([newCreator(), newAccount()]);
  const conversations = () => fetchRows('conversations?select=id', client.token);
  const clientPage = await openBrowser(browser, client);
  await clientPage.goto(`/creators/${creator.id}`);
  const save = clientPage.getByRole('button', { name: /^Saved?$/ });
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(() => fetchRows('saved_creators?select=creator_id', client.token))
    .toEqual([{ creator_id: creator.id }]);
  await clientPage.getByRole('button', { name: 'Contact' }).click();
  await expect(clientPage).toHaveURL(`/dashboard/client/messages?with=${creator.id}`);
  await expect(clientPage.getByPlaceholder('Type a message...')).toBeVisible();
  expect(await conversations()).toEqual([]);
  await typeMessage(clientPage, 'From your profile');
  await expect(bubble(clientPage, 'From your profile').getByText('Sent')).toBeVisible();
  expect(await conversations()).toHaveLength(1);

  const creatorPage = await openBrowser(browser, creator);
  await creatorPage.goto('/dashboard/dev/requests');
  await creatorPage.getByRole('button', { name: /^Notifications, / }).click();
  await creatorPage.getByRole('link', { name: `${client.name} sent you a message` }).click();
  await expect(bubble(creatorPage, 'From your profile')).toBeVisible();
  await typeMessage(creatorPage, 'From the bell');
  await expect(bubble(clientPage, 'From the bell')).toBeVisible();

  const request = await hire(client, creator, { title: 'A map of tides', budget: 250 });
  await openInApp(clientPage, '/dashboard/client/requests');
  await clientPage.getByRole('link', { name: 'Message', exact: true }).click();
  const message = 'We would like a map of tides for our harbour.';
  await expect(bubble(clientPage, message)).toBeVisible();
  await expect(
    bubble(clientPage, 'You asked for “A map of tides”, $250.').getByRole('link'),
  ).toHaveAttribute('href', `/dashboard/client/requests?request=${request}`);
  await actOnRequest(creator, request, 'accept');
  await openInApp(creatorPage, '/dashboard/dev/requests?status=accepted');
  await creatorPage.getByRole('link', { name: 'Message', exact: true }).click();
  await expect(bubble(creatorPage, 'From your profile')).toBeVisible();
  await expect(bubble(creatorPage, message)).toBeVisible();
  const list = creatorPage.getByRole('list', { name: 'Conversations' });
  await expect(list.getByRole('link')).toHaveCount(1);
});
