import type { Locator, Page } from '@playwright/test';
import { shellFiles } from '../../fixtures/site/shell-files.ts';
import { newAccount } from '../../fixtures/people/accounts.ts';
import { signIn } from '../../fixtures/people/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({
  expectedErrors: [/planted|Failed to (load|fetch)|net::ERR|Error loading|error loading/],
});

const KEY = 'bolt-showcase-session';

/** Loads code of the shell after its start, and what appears once the code has loaded or failed to. */
type Use = { start: (page: Page) => Promise<void>; result: (page: Page) => Locator };

const failure = (page: Page) => page.getByText(/We couldn't (load|collect)/);

const uses: Use[] = [
  {
    start: (page) => expect(accountMenu(page).or(failure(page))).toBeVisible(),
    result: (page) => page.getByRole('heading', { level: 1 }),
  },
  {
    start: (page) => page.evaluate(() => void Promise.reject(new Error('planted'))),
    result: (page) => page.getByText("That didn't work. Try again."),
  },
  {
    start: (page) => page.getByRole('button', { name: 'Debug panel' }).click(),
    result: (page) => page.getByRole('dialog', { name: 'Debug Panel' }).or(failure(page)),
  },
  {
    start: openAccount,
    result: (page) => page.getByRole('dialog', { name: 'Account settings' }).or(failure(page)),
  },
  {
    async start(page) {
      await openAccount(page);
      await page.getByRole('button', { name: 'Download my data' }).click();
    },
    result: (page) => page.getByText(/^Saved as/).or(failure(page)),
  },
  {
    async start(page) {
      await page.evaluate(() => localStorage.setItem('bolt-showcase-draft', 'typed'));
      await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
    },
    result: (page) => page.getByText(/Sign out and lose unsaved work\?/),
  },
  {
    async start(page) {
      await expect(accountMenu(page)).toBeVisible();
      await page.evaluate((key) => {
        localStorage.removeItem(key);
        window.dispatchEvent(new StorageEvent('storage', { key }));
      }, KEY);
    },
    result: (page) => page.getByText('Sign in again'),
  },
];

const accountMenu = (page: Page) => page.getByRole('button', { name: /Account of/ });

async function openAccount(page: Page) {
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Account settings' }).click();
}

test('a shell file that fails to load later breaks nothing else', async ({ page }) => {
  test.setTimeout(240_000);
  await signIn(page, await newAccount());
  const session = await page.evaluate((key) => String(localStorage.getItem(key)), KEY);
  const typed = page.locator('footer input[type="email"]');
  const fetched = new Set<string>();
  page.on('request', (request) => fetched.add(new URL(request.url()).pathname));
  const open = async () => {
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      KEY,
      session,
    ] as const);
    fetched.clear();
    await page.goto('/dashboard/client/saved', { waitUntil: 'commit' });
    await typed.fill('robin@example.com');
    // The debug panel's tab is hidden after scrolling down.
    await page.evaluate(() => window.scrollTo(0, 0));
  };

  const { later } = shellFiles();
  const usesByFile = new Map<string, Use>();
  await open();
  for (const use of uses) {
    await use.start(page);
    await expect(use.result(page).first()).toBeVisible();
    for (const file of later)
      if (fetched.has(file) && !usesByFile.has(file)) usesByFile.set(file, use);
    await page.keyboard.press('Escape');
  }
  const unused = later.filter((file) => !usesByFile.has(file));
  expect(unused, 'each file is loaded by one of the cases').toEqual([]);

  for (const [file, use] of usesByFile) {
    await test.step(file, async () => {
      await page.route(`**${file}`, (route) => route.abort());
      await open();
      await use.start(page);
      await expect.poll(() => fetched.has(file)).toBe(true);
      await expect(use.result(page).first()).toBeVisible();
      await expect(typed).toHaveValue('robin@example.com');
      await expect(page.getByText('Unexpected Application Error')).toHaveCount(0);
      await page.unroute(`**${file}`);
    });
  }
});

test('a missing file that the shell starts with shows an error', async ({ page }) => {
  for (const file of shellFiles().first) {
    await test.step(file, async () => {
      await page.route(`**${file}`, (route) => route.abort());
      await page.goto('/about', { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.unroute(`**${file}`);
    });
  }
});
