import type { Page } from '@playwright/test';
import { callApiOrThrow } from '../../fixtures/api/api.ts';
import { createPhotoWithLocation } from '../../fixtures/photo.ts';
import { shellFiles } from '../../fixtures/site/shell-files.ts';
import { newAccount } from '../../fixtures/people/accounts.ts';
import { openConversation } from '../../fixtures/people/conversation.ts';
import { signIn } from '../../fixtures/people/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({
  expectedErrors: /planted|Failed to (load|fetch)|net::ERR|Error loading|error loading/,
});

/** The code that prepares and uploads files of messages, which has a test of its own. */
const UPLOAD_CODE = /\/(prepare-attachment|clean-gif|source|upload-in-parts)-/;

/** The code of the form of name and picture, which has a test of its own, too. */
const PROFILE_CODE = /\/(prepare-image|crop-dialog|conflict-dialog)-/;

/** Tested in missing-security-code.spec.ts. */
const SECURITY_CODE = /\/(qr-code|second-step-dialog)-/;

/** A site without telemetry never loads its file; telemetry.spec.ts has one that does. */
const TELEMETRY_CODE = /\/start-telemetry-/;

/** A sentence on a page whose other files are missing here, too. */
const NO_ACCESS_CODE = /\/no-access-/;

/** Pages of the shell, each in a file of its own. */
const PAGES = [
  ...['/login', '/signup', '/auth/confirm', '/newsletter/confirm', '/unsubscribe', '/nowhere'],
];

const KEY = 'bolt-showcase-session';

const failure = (page: Page) => page.getByText(/We couldn't (load|collect)/).first();
const accountMenu = (page: Page) => page.getByRole('button', { name: /Account of/ });

async function openAccount(page: Page) {
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Account settings' }).click();
}

test('a shell file that fails to load later breaks nothing else', async ({ page }) => {
  const others = [UPLOAD_CODE, PROFILE_CODE, SECURITY_CODE, TELEMETRY_CODE, NO_ACCESS_CODE];
  const later = shellFiles().later.filter((file) => !others.some((code) => code.test(file)));
  const missing = new Set<string>();
  const laterFile = ({ pathname }: URL) => later.includes(pathname);
  const breakFiles = () =>
    page.route(laterFile, (route) => {
      missing.add(new URL(route.request().url()).pathname);
      return route.abort();
    });
  const typed = page.getByPlaceholder('Search saved creators');
  const expectRestToWork = async () => {
    await expect(typed).toHaveValue('robin@example.com');
    await expect(page.getByText('Unexpected Application Error')).toHaveCount(0);
  };

  const person = await newAccount();
  const open = async () => {
    await signIn(page, person, '/dashboard/client/saved');
    await typed.fill('robin@example.com');
    // The debug panel's tab is hidden after scrolling down.
    await page.evaluate(() => window.scrollTo(0, 0));
  };
  const openIntact = async () => {
    await page.unroute(laterFile);
    await open();
    await expect(accountMenu(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Debug panel' })).toBeVisible();
  };

  await breakFiles();
  for (const path of PAGES) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(failure(page)).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
    });
  }
  await open();
  await test.step('the account menu', async () => {
    await expect(failure(page)).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectRestToWork();
  });
  await test.step('notices', async () => {
    await page.evaluate(() => void Promise.reject(new Error('planted')));
    await expect(page.getByText("That didn't work. Try again.")).toBeVisible();
    await expectRestToWork();
  });
  await test.step('the confirmation of a sign-out', async () => {
    await page.evaluate(() => localStorage.setItem('bolt-showcase-draft', 'typed'));
    await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByText(/Sign out and lose unsaved work\?/)).toBeVisible();
    await expectRestToWork();
    await page.keyboard.press('Escape');
  });
  await test.step('the prompt to sign in again', async () => {
    await page.evaluate((key) => {
      localStorage.removeItem(key);
      window.dispatchEvent(new StorageEvent('storage', { key }));
    }, KEY);
    await expect(page.getByText('Sign in again').first()).toBeVisible();
    await expectRestToWork();
  });

  await openIntact();
  await breakFiles();
  await test.step('the debug panel', async () => {
    await page.getByRole('button', { name: 'Debug panel' }).click();
    await expect(failure(page)).toBeVisible();
    await expectRestToWork();
  });

  // A page without the message of the step before.
  await openIntact();
  await breakFiles();
  await test.step('the account settings', async () => {
    await openAccount(page);
    await expect(failure(page)).toBeVisible();
    await expectRestToWork();
    await page.keyboard.press('Escape');
  });
  await openIntact();
  await breakFiles();
  await test.step('the command palette', async () => {
    await page.keyboard.press('Control+k');
    await expect(failure(page)).toBeVisible();
    await expectRestToWork();
    await page.keyboard.press('Escape');
  });
  await openIntact();
  await openAccount(page);
  const download = page.getByRole('button', { name: 'Download my data' });
  await expect(download).toBeVisible();
  await breakFiles();
  await test.step('the download of data', async () => {
    await download.click();
    await expect(failure(page)).toBeVisible();
    await expectRestToWork();
  });
  expect(
    later.filter((file) => !missing.has(file)),
    'each file is missing in one of the cases',
  ).toEqual([]);
});

test('code of uploads that fails to load is a sentence at the file', async ({ browser }) => {
  const { clientPage: page } = await openConversation(browser);
  const files = shellFiles().later.filter((file) => UPLOAD_CODE.test(file));
  expect(files).toHaveLength(4);
  const item = page.getByRole('list', { name: 'Files to send' }).getByRole('listitem');
  for (const file of files) {
    await page.route(`**${file}`, (route) => route.abort());
    await page
      .getByLabel('Files', { exact: true })
      .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') });
    await expect(item).toHaveText(/We couldn't (read|upload) this file\./);
    await item.getByRole('button', { name: 'Remove notes.txt' }).click();
    await expect(item).toHaveCount(0);
    await page.unroute(`**${file}`);
    // The browser remembers which code failed to load.
    await page.reload();
  }
});

test('code of name and picture that fails to load keeps the form and what was typed', async ({
  page,
}) => {
  const person = await newAccount();
  const files = shellFiles().later.filter((file) => PROFILE_CODE.test(file));
  expect(files).toHaveLength(3);
  await signIn(page, person);
  const form = page.getByRole('dialog', { name: 'Name and picture' });
  const name = form.getByRole('textbox', { name: 'Name' });
  const openWithout = async (code: string) => {
    await page.goto('/dashboard?settings=account');
    await page.getByRole('button', { name: 'Name and picture…' }).click();
    await name.fill('Typed');
    await page.route(`**/assets/${code}-*.js`, (route) => route.abort());
  };
  const choosePicture = async () => {
    const picture = await createPhotoWithLocation(page, 'face.jpg');
    await form.getByLabel('Profile picture', { exact: true }).setInputFiles(picture);
  };

  await test.step('the check of a picture', async () => {
    await openWithout('prepare-image');
    await choosePicture();
    await expect(form.getByText(/^We couldn't check this picture\./)).toBeVisible();
    await expect(name).toHaveValue('Typed');
  });
  await page.unroute('**/assets/prepare-image-*.js');
  await test.step('the picture editor', async () => {
    await openWithout('crop-dialog');
    await choosePicture();
    await expect(failure(page)).toBeVisible();
    await expect(name).toHaveValue('Typed');
  });
  await test.step('the comparison with the saved version', async () => {
    await openWithout('conflict-dialog');
    await callApiOrThrow(`/rest/v1/users?id=eq.${person.id}`, {
      method: 'PATCH',
      body: { name: 'Saved elsewhere' },
      token: person.token,
    });
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(failure(page)).toBeVisible();
    await expect(name).toHaveValue('Typed');
  });
});
