import { fetchRows } from '../../../fixtures/api/rows.ts';
import { newAccount, newSession } from '../../../fixtures/people/accounts.ts';
import {
  bio,
  signBackIn,
  signInDialog,
  signOutAnyway,
  stored,
  typing,
} from '../../../fixtures/people/interruption.ts';
import { openBrowser, signInByForm } from '../../../fixtures/people/sign-in.ts';
import { untilTakenOver } from '../../../fixtures/navigate.ts';
import { expect, test } from '../../../fixtures/test.ts';

test.use({
  expectedErrors:
    /Failed to load resource|net::ERR|AuthApiError|Error (fetching|loading|counting)|is (late|unreachable)/,
});

test('a user who signs out on another device signs in over the page here and continues', async ({
  page,
  browser,
}) => {
  const person = await typing(page);
  const session = await newSession(person);
  const otherPage = await openBrowser(browser, { ...person, session });
  await otherPage.goto('/about');
  await otherPage.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await expect(otherPage).toHaveURL(/\/login$/);
  await page.clock.fastForward('01:00:00');

  await expect(signInDialog(page)).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/dev\/profile$/);
  await expect(bio(page)).toBeHidden();
  await signBackIn(page, person);

  await expect(bio(page)).toHaveValue('Typed before the session ended');
  await page.getByRole('button', { name: /^Save/ }).click();
  const savedBio = () => fetchRows(`users?id=eq.${person.id}&select=bio`);
  await expect.poll(savedBio).toEqual([{ bio: 'Typed before the session ended' }]);
});

test('the app waits for an auth service that is down; after signing out, Back shows nothing private', async ({
  page,
}) => {
  await typing(page);
  let refreshes = 0;
  await page.route(/grant_type=refresh_token/, (route) => {
    refreshes += 1;
    return route.abort('connectionrefused');
  });
  await page.clock.fastForward('01:00:00');
  await expect(page.getByText('Reconnecting', { exact: true })).toBeVisible();
  await expect(bio(page)).toHaveValue('Typed before the session ended');
  expect(await stored(page)).not.toBeNull();
  expect(refreshes).toBeLessThan(12);

  await page.unroute(/grant_type=refresh_token/);
  await expect(async () => {
    await page.clock.fastForward('00:02:00');
    await expect(page.getByText('Reconnecting', { exact: true })).toBeHidden({ timeout: 1_000 });
  }).toPass();
  await expect(bio(page)).toHaveValue('Typed before the session ended');

  await signOutAnyway(page);
  await expect(page).toHaveURL(/\/login$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
  await expect(bio(page)).toHaveCount(0);
});

test('a clock that is two hours ahead allows sign-in and causes no endless refreshes', async ({
  page,
}) => {
  const person = await newAccount();
  let refreshes = 0;
  page.on('request', (request) => {
    if (request.url().includes('grant_type=refresh_token')) refreshes += 1;
  });
  await page.clock.install({ time: Date.now() + 2 * 3_600_000 });
  await signInByForm(page, person);
  await expect(page).toHaveURL(/\/dashboard\/client\/browse$/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Switch to Developer Mode' })).toBeVisible();
  await page.clock.fastForward('00:01:00');
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  expect(refreshes).toBeLessThanOrEqual(2);
});

test('a flapping connection sends each visible query once', async ({ page, context }) => {
  await page.clock.install();
  await page.goto('/projects');
  await expect(page.getByText('Showing all projects')).toBeVisible();
  await untilTakenOver(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/'))
      requests.push(`${request.url()} ${request.postData()}`);
  });
  // Again if the page was still reading its rows when the minute passed, so that they are new.
  await expect(async () => {
    await page.clock.fastForward('00:01:00');
    requests.length = 0;
    for (let flap = 0; flap < 4; flap += 1) {
      await context.setOffline(true);
      await page.clock.runFor(1_000);
      await context.setOffline(false);
      await page.clock.runFor(1_000);
    }
    expect(requests).toEqual([]);
    await page.clock.runFor(2_000);
    await expect.poll(() => requests.length, { timeout: 5_000 }).toBeGreaterThan(0);
    expect(requests).toHaveLength(new Set(requests).size);
  }).toPass();
});
