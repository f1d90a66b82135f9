import type { Page } from '@playwright/test';
import { fetchRows } from '../../fixtures/api/rows.ts';
import { newCreator } from '../../fixtures/people/accounts.ts';
import { signIn, submitSignIn } from '../../fixtures/people/sign-in.ts';
import { saveData } from '../../fixtures/save-data.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ expectedErrors: [/Failed to load resource|AuthApiError|Error fetching/] });

const KEY = 'bolt-showcase-session';
const bio = (page: Page) => page.getByRole('textbox', { name: 'Bio' });
const signInDialog = (page: Page) => page.getByRole('dialog', { name: 'Sign in again' });
const signOut = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign Out' });
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

test('three tabs that refresh at the same time all stay signed in', async ({ page, context }) => {
  const person = await newCreator();
  const tabs = [page];
  while (tabs.length < 3) tabs.push(await context.newPage());
  const statuses: number[] = [];
  context.on('response', (response) => {
    if (response.url().includes('grant_type=refresh_token')) statuses.push(response.status());
  });
  for (const tab of tabs) {
    // The clock would pass the time limit of whatever is fetched ahead.
    await saveData(tab);
    await tab.clock.install();
  }
  await signIn(page, person);
  const first = await stored(page);
  for (const tab of tabs) {
    await tab.goto('/about');
    await expect(signOut(tab)).toBeVisible();
  }
  expect(statuses).toEqual([]);

  await Promise.all(tabs.map((tab) => tab.clock.fastForward('00:59:30')));

  await expect.poll(() => stored(page)).not.toBe(first);
  await Promise.all(tabs.map((tab) => tab.clock.runFor(60_000)));
  for (const tab of tabs) {
    await expect(signOut(tab)).toBeVisible();
    await expect(signInDialog(tab)).toHaveCount(0);
  }
  expect(statuses.length).toBeLessThanOrEqual(3);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  expect(await stored(page)).not.toBeNull();
});

test('a session from before a backend reset turns its user into a visitor', async ({ page }) => {
  const { session } = await newCreator();
  const unsigned = session.access_token.replace(/[^.]*$/, '');
  const unknownSession = JSON.stringify({
    ...session,
    access_token: `${unsigned}signed-with-another-key`,
    refresh_token: 'of-another-database',
  });
  const requests: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 401) requests.push(response.url());
  });
  const restore = async (path: string) => {
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      KEY,
      unknownSession,
    ] as const);
    await page.goto(path);
  };

  await page.goto('/favicon.svg');
  await restore('/projects');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByText('Showing all projects')).toBeVisible();
  await expect(signInDialog(page)).toHaveCount(0);
  expect(await stored(page)).toBeNull();

  await restore('/dashboard/dev/services');
  await expect(page).toHaveURL(/\/login\?next=%2Fdashboard%2Fdev%2Fservices$/);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  expect(requests.length).toBeLessThan(20);
});

test('a user whose session is lost is prompted once, and the save continues; after signing in another way, typed text is restored', async ({
  page,
}) => {
  const person = await newCreator();
  await signIn(page, person, '/dashboard');
  await bio(page).fill('Saved after the reset');
  const { access_token: old } = JSON.parse(String(await stored(page))) as { access_token: string };
  // Only the save: any other request would show the prompt before the button is clicked.
  await page.route(/\/rest\/v1\//, (route) => {
    const request = route.request();
    const isOld = request.headers().authorization === `Bearer ${old}`;
    return isOld && request.method() === 'PATCH'
      ? route.fulfill({ status: 401, json: { code: 'PGRST301', message: 'No suitable key' } })
      : route.fallback();
  });
  await page.route(/grant_type=refresh_token/, (route) =>
    route.fulfill({ status: 400, json: { code: 400, error_code: 'refresh_token_not_found' } }),
  );

  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(signInDialog(page)).toBeVisible();
  await signInDialog(page).getByLabel('Password', { exact: true }).fill(person.password);
  await signInDialog(page).getByRole('button', { name: 'Sign in', exact: true }).click();

  await expect(signInDialog(page)).toBeHidden();
  const savedBio = () => fetchRows(`users?id=eq.${person.id}&select=bio`);
  await expect.poll(savedBio).toEqual([{ bio: 'Saved after the reset' }]);

  await bio(page).fill('Typed before leaving the question');
  const drafts = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  await expect.poll(drafts).toContain('Typed before leaving the question');
  await page.evaluate((key) => {
    localStorage.removeItem(key);
    // As the browser reports a change in another tab.
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }, KEY);
  await signInDialog(page).getByRole('link', { name: 'Sign in another way' }).click();
  await expect(signInDialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/login\?next=/);
  await submitSignIn(page, person);
  await expect(page).toHaveURL(/\/dashboard\/dev\/profile$/);
  await expect(bio(page)).toHaveValue('Typed before leaving the question');
});
