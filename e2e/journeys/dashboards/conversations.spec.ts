import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { newAccount, newCreator } from '../../fixtures/people/accounts.ts';
import {
  bubble,
  log,
  openThread,
  openConversation,
  typeMessage,
} from '../../fixtures/people/conversation.ts';
import { hire, actOnRequest } from '../../fixtures/people/requests.ts';
import { openBrowser } from '../../fixtures/people/sign-in.ts';
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

test('a message appears on the other side within a second', async ({ browser }) => {
  const { creatorPage, clientPage } = await openConversation(browser);
  await expect(clientPage.getByText('Online now')).toBeVisible();
  let attempts = 0;
  // A machine that is busy with other journeys gets a few attempts; polling would never be fast enough.
  await expect(async () => {
    attempts += 1;
    const text = `Message ${attempts}.`;
    const arrival = waitForText(clientPage, text);
    const start = Date.now();
    await typeMessage(creatorPage, text);
    expect((await arrival) - start).toBeLessThan(1_000);
  }).toPass({ timeout: 30_000 });
});

test('a user is online on every page until they leave', async ({ browser }) => {
  const [creator, client] = await Promise.all([newCreator(), newAccount()]);
  const page = await openThread(browser, client, creator);
  await typeMessage(page, 'Are you there?');
  await expect(bubble(page, 'Are you there?').getByText('Sent')).toBeVisible();
  await expect(page.getByText('Online now')).toBeHidden();

  const otherPage = await openBrowser(browser, creator);
  await otherPage.goto('/projects');
  await expect(page.getByText('Online now')).toBeVisible();
  await otherPage.close();
  await expect(page.getByText(/^Last seen/)).toBeVisible();
});

test('a client opens the conversation from the public profile, the creator from the bell', async ({
  browser,
}) => {
  const [creator, client] = await Promise.all([newCreator(), newAccount()]);
  const clientPage = await openBrowser(browser, client);
  await clientPage.goto(`/creators/${creator.id}`);
  await clientPage.getByRole('button', { name: 'Contact' }).click();
  await typeMessage(clientPage, 'From your profile');
  await expect(bubble(clientPage, 'From your profile').getByText('Sent')).toBeVisible();

  const creatorPage = await openBrowser(browser, creator);
  await creatorPage.goto('/dashboard/dev/requests');
  await creatorPage.getByRole('button', { name: /^Notifications, / }).click();
  await creatorPage.getByRole('link', { name: `${client.name} sent you a message` }).click();
  await expect(bubble(creatorPage, 'From your profile')).toBeVisible();
  await typeMessage(creatorPage, 'From the bell');
  await expect(bubble(clientPage, 'From the bell')).toBeVisible();
});

test('a request leads both parties to one conversation', async ({ browser }) => {
  const [creator, client] = await Promise.all([newCreator(), newAccount()]);
  const request = await hire(client, creator, { title: 'A map of tides', budget: 250 });
  const clientPage = await openBrowser(browser, client);
  await clientPage.goto('/dashboard/client/requests');
  await clientPage.getByRole('link', { name: 'Message', exact: true }).click();
  const message = 'We would like a map of tides for our harbour.';
  await expect(
    bubble(clientPage, message).getByRole('link', { name: 'A map of tides' }),
  ).toBeVisible();
  await typeMessage(clientPage, 'From my request');
  await expect(bubble(clientPage, 'From my request').getByText('Sent')).toBeVisible();

  await actOnRequest(creator, request, 'accept');
  const creatorPage = await openBrowser(browser, creator);
  await creatorPage.goto('/dashboard/dev/requests?status=accepted');
  await creatorPage.getByRole('link', { name: 'Message', exact: true }).click();
  await expect(bubble(creatorPage, 'From my request')).toBeVisible();
  await expect(bubble(creatorPage, message)).toBeVisible();
  const list = creatorPage.getByRole('list', { name: 'Conversations' });
  await expect(list.getByRole('link')).toHaveCount(1);
});

for (const [dir, colorScheme] of [
  ['ltr', 'light'],
  ['rtl', 'dark'],
] as const) {
  test(`the list and the thread meet WCAG 2.2 AA, ${dir} and ${colorScheme}`, async ({
    browser,
  }) => {
    const { clientPage: page } = await openConversation(browser);
    await page.emulateMedia({ colorScheme });
    await typeMessage(page, 'Good evening');
    await expect(bubble(page, 'Good evening').getByText(/Sent|Read/)).toBeVisible();
    await page.evaluate((direction) => (document.documentElement.dir = direction), dir);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa'])
        .analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    }
    // As low as a phone's window with its keyboard open.
    for (const height of [800, 460]) {
      await page.setViewportSize({ width: 390, height });
      await page.getByRole('button', { name: 'Send' }).scrollIntoViewIfNeeded();
      await page.evaluate(() => scrollBy(0, -10));
      await expect(page.getByRole('button', { name: 'Debug panel' })).toBeVisible();
      expect(await page.evaluate(coveredByDebugTab)).toEqual([]);
    }
    const expectedText = await bubble(page, 'Good evening').getByText('Good evening').boundingBox();
    const isRight = (expectedText?.x ?? 0) > 195;
    expect(isRight).toBe(dir === 'ltr');
  });
}

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
