import { newAccount, newCreator } from '../../fixtures/people/accounts.ts';
import { signInByForm } from '../../fixtures/people/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

const KEY = 'bolt-showcase-session';
const banner = "This browser won't remember you";

test('keeps the session in memory, with a notice, if storage is full', async ({ page }) => {
  const person = await newAccount();
  await page.goto('/login');
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
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(person.email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/client\/browse$/);
  await expect(page.getByText(banner)).toBeVisible();

  await page.getByRole('link', { name: 'Projects', exact: true }).first().click();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('keeps the session in memory, with a notice, if storage is blocked', async ({ page }) => {
  const person = await newCreator();
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Denied', 'SecurityError');
        },
      });
    }
  });
  for (const path of ['/', '/projects', '/creators', '/signup']) {
    await page.goto(path);
    await expect(page.getByText(banner)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await signInByForm(page, person);
  await expect(page).toHaveURL(/\/dashboard\/dev\/profile$/);
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(person.name);
});

for (const [name, value] of [
  ['not JSON', '{"access_token":'],
  ['in an old format', '{"currentSession":{"access_token":"a"},"expiresAt":1}'],
  ['huge', 'x'.repeat(500_000)],
] as const) {
  test(`a stored session that is ${name} is removed`, async ({ page }) => {
    await page.goto('/login');
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [KEY, value] as const);
    await page.goto('/dashboard/dev/profile');
    await expect(page).toHaveURL(/\/login\?next=/);
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
  });
}
