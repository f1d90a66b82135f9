import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { newAccount, newCreator } from '../../fixtures/people/accounts.ts';
import { bubble, log, openThread, talk, write } from '../../fixtures/people/conversation.ts';
import { hire, move } from '../../fixtures/people/requests.ts';
import { openBrowser } from '../../fixtures/people/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

/** When a text comes onto the page, by the clock of this machine. */
const arrivalOf = (page: Page, text: string) =>
  log(page).evaluate(
    (thread, words) =>
      new Promise<number>((resolve) => {
        const look = () => thread.textContent.includes(words) && resolve(Date.now());
        new MutationObserver(look).observe(thread, { childList: true, subtree: true });
        look();
      }),
    text,
  );

test('what is written stands on the other side within a second', async ({ browser }) => {
  const { atCreator, atClient } = await talk(browser);
  await expect(atClient.getByText('Online now')).toBeVisible();
  let written = 0;
  // A machine that is busy with other journeys gets some attempts; one that only asks now and then never makes it.
  await expect(async () => {
    written += 1;
    const text = `Message ${written}.`;
    const arrival = arrivalOf(atClient, text);
    const start = Date.now();
    await write(atCreator, text);
    expect((await arrival) - start).toBeLessThan(1_000);
  }).toPass({ timeout: 30_000 });
});

test('somebody is online on whichever page, until they have left', async ({ browser }) => {
  const [creator, client] = await Promise.all([newCreator(), newAccount()]);
  const page = await openThread(browser, client, creator);
  await write(page, 'Are you there?');
  await expect(bubble(page, 'Are you there?').getByText('Sent')).toBeVisible();
  await expect(page.getByText('Online now')).toBeHidden();

  const elsewhere = await openBrowser(browser, creator);
  await elsewhere.goto('/projects');
  await expect(page.getByText('Online now')).toBeVisible();
  await elsewhere.close();
  await expect(page.getByText(/^Last seen/)).toBeVisible();
});

test('the public profile leads a client to the creator, and the bell the creator to the client', async ({
  browser,
}) => {
  const [creator, client] = await Promise.all([newCreator(), newAccount()]);
  const atClient = await openBrowser(browser, client);
  await atClient.goto(`/creators/${creator.id}`);
  await atClient.getByRole('button', { name: 'Contact' }).click();
  await write(atClient, 'From your profile');
  await expect(bubble(atClient, 'From your profile').getByText('Sent')).toBeVisible();

  const atCreator = await openBrowser(browser, creator);
  await atCreator.goto('/dashboard/dev/requests');
  await atCreator.getByRole('button', { name: /^Notifications, / }).click();
  await atCreator.getByRole('link', { name: `${client.name} sent you a message` }).click();
  await expect(bubble(atCreator, 'From your profile')).toBeVisible();
  await write(atCreator, 'From the bell');
  await expect(bubble(atClient, 'From the bell')).toBeVisible();
});

test('a request leads both of its sides into one conversation', async ({ browser }) => {
  const [creator, client] = await Promise.all([newCreator(), newAccount()]);
  const request = await hire(client, creator, { title: 'A map of tides', budget: 250 });
  const atClient = await openBrowser(browser, client);
  await atClient.goto('/dashboard/client/requests');
  await atClient.getByRole('link', { name: 'Message', exact: true }).click();
  const asked = 'We would like a map of tides for our harbour.';
  await expect(bubble(atClient, asked).getByRole('link', { name: 'A map of tides' })).toBeVisible();
  await write(atClient, 'From my request');
  await expect(bubble(atClient, 'From my request').getByText('Sent')).toBeVisible();

  await move(creator, request, 'accept');
  const atCreator = await openBrowser(browser, creator);
  await atCreator.goto('/dashboard/dev/requests?status=accepted');
  await atCreator.getByRole('link', { name: 'Message', exact: true }).click();
  await expect(bubble(atCreator, 'From my request')).toBeVisible();
  await expect(bubble(atCreator, asked)).toBeVisible();
  const list = atCreator.getByRole('list', { name: 'Conversations' });
  await expect(list.getByRole('link')).toHaveCount(1);
});

for (const [dir, colorScheme] of [
  ['ltr', 'light'],
  ['rtl', 'dark'],
] as const) {
  test(`the list and the thread meet WCAG 2.2 AA, ${dir} and ${colorScheme}`, async ({
    browser,
  }) => {
    const { atClient: page } = await talk(browser);
    await page.emulateMedia({ colorScheme });
    await write(page, 'Good evening');
    await expect(bubble(page, 'Good evening').getByText(/Sent|Read/)).toBeVisible();
    await page.evaluate((direction) => (document.documentElement.dir = direction), dir);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa'])
        .analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    }
    // As low as a phone is with its keyboard open.
    for (const height of [800, 460]) {
      await page.setViewportSize({ width: 390, height });
      await page.getByRole('button', { name: 'Send' }).scrollIntoViewIfNeeded();
      await page.evaluate(() => scrollBy(0, -10));
      await expect(page.getByRole('button', { name: 'Debug panel' })).toBeVisible();
      expect(await page.evaluate(coveredByDebugTab)).toEqual([]);
    }
    const words = await bubble(page, 'Good evening').getByText('Good evening').boundingBox();
    const isRight = (words?.x ?? 0) > 195;
    expect(isRight).toBe(dir === 'ltr');
  });
}

/** Runs in the page: the controls that the tab of the debug panel covers. */
function coveredByDebugTab() {
  const tab = document.querySelector('[aria-label="Debug panel"]')?.getBoundingClientRect();
  const controls = document.querySelectorAll('main :is(a, button, input, textarea)');
  return [...controls]
    .filter((control) => {
      const { left, right, top, bottom, width } = control.getBoundingClientRect();
      const isApart =
        !tab || right <= tab.left || left >= tab.right || bottom <= tab.top || top >= tab.bottom;
      return width > 1 && !isApart;
    })
    .map((control) => control.getAttribute('aria-label') ?? control.textContent);
}
