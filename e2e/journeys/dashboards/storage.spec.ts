import { blockStorage } from '../../fixtures/blocked-storage.ts';
import { openInApp } from '../../fixtures/navigate.ts';
import { newAccount, newCreator } from '../../fixtures/people/accounts.ts';
import { submitSignIn } from '../../fixtures/people/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

const KEY = 'bolt-showcase-session';
const banner = "This browser won't remember you";

test('removes a broken session, and keeps a new one in memory, with a notice, if storage is full', async ({
  page,
}) => {
  const person = await newAccount();
  await page.goto('/favicon.svg');
  await page.evaluate((key) => localStorage.setItem(key, '{"access_token":'), KEY);
  await page.goto('/dashboard/client/browse');
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();

  await page.evaluate(() => {
    let size = 1_000_000;
    for (let part = 0; size > 0; part += 1) {
      try {
        localStorage.setItem(`junk-${part}`, 'x'.repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  });
  await submitSignIn(page, person);
  await expect(page).toHaveURL(/\/dashboard\/client\/browse$/);
  await expect(page.getByText(banner)).toBeVisible();

  await page.getByRole('link', { name: 'Saved Creators' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved Creators' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('keeps the session in memory, with a notice, if storage is blocked', async ({ page }) => {
  const person = await newCreator();
  await blockStorage(page);
  await page.goto('/devonboard');
  await expect(page.getByText(banner)).toBeVisible();
  for (const path of ['/signup', '/login']) {
    await openInApp(page, path);
    await expect(page.getByText(banner)).toBeVisible();
  }
  await submitSignIn(page, person);
  await expect(page).toHaveURL(/\/dashboard\/dev\/profile$/);
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(person.name);
});
