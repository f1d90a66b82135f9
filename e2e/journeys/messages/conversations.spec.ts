import AxeBuilder from '@axe-core/playwright';
import { fetchRows } from '../../fixtures/api/rows.ts';
import { openInApp } from '../../fixtures/navigate.ts';
import { newAccount, newCreator } from '../../fixtures/people/accounts.ts';
import { bubble, openThread, typeMessage } from '../../fixtures/people/conversation.ts';
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

test('the thread leaves its controls uncovered and meets WCAG 2.2 AA, left to right and right to left', async ({
  browser,
}) => {
  const [creator, client] = await Promise.all([newCreator(), newAccount()]);
  const page = await openThread(browser, client, creator);
  await typeMessage(page, 'Good evening');
  const text = bubble(page, 'Good evening');
  await expect(text.getByText(/Sent|Read/)).toBeVisible();
  for (const dir of ['ltr', 'rtl']) {
    await test.step(dir, async () => {
      await page.evaluate((direction) => (document.documentElement.dir = direction), dir);
      // As low as a phone's window with its keyboard open.
      for (const height of [800, 460]) {
        await page.setViewportSize({ width: 390, height });
        await page.getByRole('button', { name: 'Send' }).scrollIntoViewIfNeeded();
        await page.evaluate(() => scrollBy(0, -10));
        await expect(page.getByRole('button', { name: 'Debug panel' })).toBeVisible();
        expect(await page.evaluate(coveredByDebugTab)).toEqual([]);
      }
      // The row is replaced when the message is stored, so it may be missing for a moment.
      await expect(text.getByText('Good evening')).toBeVisible();
      const isRight = async () =>
        ((await text.getByText('Good evening').boundingBox())?.x ?? 0) > 195;
      await expect.poll(isRight).toBe(dir === 'ltr');
    });
  }
  // Left to right, the accessibility journey analyzes a conversation.
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa'])
    .setLegacyMode()
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

/** Runs in the page: the controls that the debug panel's tab covers. */
function coveredByDebugTab() {
  const tab = document.querySelector('[aria-label="Debug panel"]')?.getBoundingClientRect();
  const controls = document.querySelectorAll('main :is(a, button, input, textarea)');
  return [...controls]
    .filter((control) => {
      const { left, right, top, bottom, width } = control.getBoundingClientRect();
      const hasGap =
        !tab || right <= tab.left || left >= tab.right || bottom <= tab.top || top >= tab.bottom;
      return width > 1 && !hasGap;
    })
    .map((control) => control.getAttribute('aria-label') ?? control.textContent);
}
