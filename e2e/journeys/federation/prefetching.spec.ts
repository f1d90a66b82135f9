import type { Page } from '@playwright/test';
import { saveData } from '../../fixtures/save-data.ts';
import { newAccount } from '../../fixtures/people/accounts.ts';
import { signIn, submitSignIn } from '../../fixtures/people/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

/** The remotes whose files are requested from now on. */
function watchRemotes(page: Page) {
  const fetched = new Set<string>();
  page.on('response', (response) => {
    const [, name] = /\/r\/([^/]+)\/.*\.js$/.exec(response.url()) ?? [];
    if (name && response.ok()) fetched.add(name);
  });
  return fetched;
}

test('an idle page prefetches the parts that the user may enter, and no others', async ({
  page,
}) => {
  const fetched = watchRemotes(page);
  const landingPage = page.waitForResponse(/\/r\/public-site\/.*\/landing-page/);
  await page.goto('/login');
  await landingPage;
  await expect.poll(() => [...fetched].sort()).toEqual(['onboarding', 'public-site']);

  await submitSignIn(page, await newAccount());
  await expect(page.getByRole('heading', { level: 1, name: 'Browse Developers' })).toBeVisible();
  await expect
    .poll(() => [...fetched].sort())
    .toEqual(['client-dashboard', 'onboarding', 'public-site']);

  const lateRequests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/r/public-site/')) lateRequests.push(request.url());
  });
  await page.getByRole('banner').getByRole('link', { name: 'Bolt Showcase' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Showcase and hire top Bolt devs' }),
  ).toBeVisible();
  expect(lateRequests.filter((url) => /remoteEntry|landing-page/.test(url))).toEqual([]);
});

test('prefetches no code with Save-Data', async ({ page }) => {
  await saveData(page);
  await countIdleCallbacks(page);
  const fetched = watchRemotes(page);
  await signIn(page, await newAccount(), '/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Browse Developers' })).toBeVisible();
  await expect.poll(() => getIdleCallbackCount(page)).toBeGreaterThan(0);
  // Prefetched files would have arrived before this request, which starts only now.
  await page.getByRole('banner').getByRole('link', { name: 'Bolt Showcase' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Showcase and hire top Bolt devs' }),
  ).toBeVisible();
  expect([...fetched].sort()).toEqual(['client-dashboard', 'public-site']);
});

/** Counts the idle callbacks that have run, except those with a timeout. */
async function countIdleCallbacks(page: Page) {
  await page.addInitScript(() => {
    const requestIdle = window.requestIdleCallback.bind(window);
    window.requestIdleCallback = (callback, options) =>
      requestIdle((deadline) => {
        callback(deadline);
        const { dataset } = document.documentElement;
        if (!options) dataset.rests = String(Number(dataset.rests ?? 0) + 1);
      }, options);
  });
}

function getIdleCallbackCount(page: Page) {
  return page.evaluate(() => Number(document.documentElement.dataset.rests ?? 0));
}
