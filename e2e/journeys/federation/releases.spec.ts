import type { Page } from '@playwright/test';
import { test } from '../../fixtures/site/own-site.ts';
import { newCreator } from '../../fixtures/people/accounts.ts';
import { signIn } from '../../fixtures/people/sign-in.ts';
import { untilTakenOver } from '../../fixtures/navigate.ts';
import { saveData } from '../../fixtures/save-data.ts';
import { expect } from '../../fixtures/test.ts';

const landing = /assets\/landing-page-[^/]+\.js$/;
const renamed = (code: string) => code.replace('top Bolt devs', 'the best Bolt devs');

test('an open tab loads a new release, or a rollback, on the next navigation', async ({
  page,
  site,
}) => {
  await page.goto('/login');
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toBeVisible();
  await site.releaseChanged('public-site', '2.0.0', [landing, renamed]);
  await checkForRelease(page);
  await page.getByRole('banner').getByRole('link', { name: 'Bolt Showcase' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Showcase and hire the best Bolt devs',
  );

  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/login/);
  await site.rollBack('public-site');
  await checkForRelease(page);
  await page.getByRole('banner').getByRole('link', { name: 'Bolt Showcase' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Showcase and hire top Bolt devs',
  );
});

test('a new release does not discard unsaved work, but is offered', async ({ page, site }) => {
  await signIn(page, await newCreator(), '/dashboard/dev/profile');
  const location = page.getByRole('combobox', { name: 'Location' });
  await location.fill('Austin TX');
  await site.releaseChanged('public-site', '2.0.0', [landing, renamed]);
  await checkForRelease(page);
  await expect(page.getByRole('complementary', { name: 'New version' })).toContainText(
    'A new version is ready.',
  );
  await expect(location).toHaveValue('Austin TX');
});

test.describe('after old files were deleted', () => {
  test.use({
    expectedErrors: [
      /Failed to load|RUNTIME-\d+|Federation Runtime|is unreachable|digest|SRI|Fetch API/,
    ],
  });

  test('a tab loads the new release automatically', async ({ page, site }) => {
    await saveData(page);
    await page.goto('/login');
    await site.releaseChanged('public-site', '2.0.0', [landing, renamed]);
    await page.route(/\/r\/public-site\/(?!2\.0\.0)/, (route) => route.fulfill({ status: 404 }));
    await page.getByRole('banner').getByRole('link', { name: 'Bolt Showcase' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Showcase and hire the best Bolt devs',
    );
  });
});

test('a release and a rollback of the shell show with the next page, and open tabs continue', async ({
  page,
  context,
  site,
}) => {
  const release = (tab: Page) => tab.locator('html').getAttribute('data-release');
  await page.goto('/login');
  await untilTakenOver(page);
  const first = await release(page);
  await site.releaseShell('2.0.0');

  const newTab = await context.newPage();
  await newTab.goto('/login');
  await untilTakenOver(newTab);
  expect(await release(newTab)).toBe('2.0.0');
  await page.getByRole('button', { name: 'Debug panel' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await release(page)).toBe(first);

  await site.releaseChanged('public-site', '2.0.0', [landing, renamed]);
  expect(await site.rollBack('shell')).toBe(first);
  await newTab.goto('/');
  expect(await release(newTab)).toBe(first);
  await expect(newTab.getByRole('heading', { level: 1 })).toHaveText(
    'Showcase and hire the best Bolt devs',
  );
});

test('a preview of a remote replaces its release', async ({ page, site }) => {
  await site.releaseChanged('public-site', '2.0.0', [landing, renamed]);
  await site.rollBack('public-site');
  const preview = `${site.url}/r/public-site/2.0.0/remoteEntry.js`;
  await page.goto(`/?remote.public-site=${preview}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Showcase and hire the best Bolt devs',
  );
  await page.getByRole('link', { name: 'Use the release' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Showcase and hire top Bolt devs',
  );
});

/** Brings the tab to the front and waits until it has checked the registry. */
async function checkForRelease(page: Page) {
  await untilTakenOver(page);
  const registryResponse = page.waitForResponse(/\/registry-index\.json$/);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await (await registryResponse).finished();
}
