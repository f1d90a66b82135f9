import type { Page } from '@playwright/test';
import { findFullChromium } from '../../chromium.ts';
import { readEngine } from '../../engines/engines.ts';
import { openReader } from '../../engines/protocol/restored-page.ts';
import { callApiOrThrow } from '../../fixtures/api/api.ts';
import { oldestProject } from '../../fixtures/api/rows.ts';
import { untilTakenOver } from '../../fixtures/navigate.ts';
import { newAccount, newCreator } from '../../fixtures/people/accounts.ts';
import { SESSION_KEY, signIn } from '../../fixtures/people/sign-in.ts';
import { interview, renamed } from '../../fixtures/site/new-interview-page.ts';
import { test as testOnOwnSite } from '../../fixtures/site/own-site.ts';
import { expect, test } from '../../fixtures/test.ts';

const engine = readEngine();

if (engine === 'chromium') {
  const chromium = findFullChromium();
  test.use({
    launchOptions: async ({ launchOptions }, use) => {
      const args = {
        executablePath: chromium,
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      };
      await use({ ...launchOptions, ...args });
    },
  });
  test.skip(
    !chromium,
    'The headless shell has no cache of pages. To run it: apt-get install chromium',
  );
}

/** Leaves the page for another document and comes back. The result reads the page. */
async function leaveAndReturn(page: Page, meanwhile?: () => Promise<unknown>) {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.goto('/robots.txt');
  await meanwhile?.();
  const read = await openReader(page);
  await read('void setTimeout(() => history.back())');
  await expect.poll(() => read('location.pathname').catch(() => undefined)).not.toBe('/robots.txt');
  // Chromium alone says why it did not restore the page, if it did not.
  const restored = `JSON.stringify([
    'isSameDocument' in window,
    performance.getEntriesByType('navigation')[0].notRestoredReasons ?? null,
  ])`;
  expect(await read(restored)).toBe('[true,null]');
  return read;
}

test('a visitor returns to the page as they left it', async ({ page }) => {
  await page.goto('/projects');
  await untilTakenOver(page);
  const read = await leaveAndReturn(page);
  expect(await read('document.querySelector("h1").textContent')).toBe('Explore Projects');
});

test('someone whose session has ended meanwhile does not return to their page', async ({
  page,
}) => {
  const creator = await newCreator();
  await signIn(page, creator, '/dashboard/dev/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();

  const read = await leaveAndReturn(page, () =>
    page.evaluate((key) => localStorage.removeItem(key), SESSION_KEY),
  );

  await expect
    .poll(() => read('document.querySelector("[role=dialog]")?.textContent'))
    .toMatch(/sign in/i);
  expect(await read('document.body.innerText')).not.toContain(creator.name);
});

test('a like that was removed elsewhere is gone after the return', async ({ page }) => {
  const { id } = await oldestProject();
  const client = await newAccount();
  await signIn(page, client, `/projects/${id}`);
  const like = page.getByRole('main').getByRole('button', { name: 'Like', exact: true }).first();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign Out' })).toBeVisible();
  const stored = page.waitForResponse(
    (response) =>
      response.url().includes('/project_likes') && response.request().method() === 'POST',
  );
  await like.click();
  await stored;

  const read = await leaveAndReturn(page, () =>
    callApiOrThrow(`/rest/v1/project_likes?project_id=eq.${id}&user_id=eq.${client.id}`, {
      method: 'DELETE',
      token: client.token,
    }),
  );

  await expect
    .poll(() => read(`document.querySelector('main button[aria-pressed="true"]')?.textContent`))
    .toBeUndefined();
});

testOnOwnSite(
  'a page that was left before a release loads it with the next navigation',
  async ({ page, site }) => {
    await page.goto('/login');
    await untilTakenOver(page);

    const read = await leaveAndReturn(page, () =>
      site.releaseChanged('onboarding', '2.0.0', [interview, renamed]),
    );
    await read(`document.querySelector('main a[href^="/signup"]').click()`);

    await expect.poll(() => read('location.pathname')).toBe('/signup');
    await expect.poll(() => read(`'isSameDocument' in window`)).toBe(false);
  },
);
