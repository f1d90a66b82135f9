import type { Page } from '@playwright/test';
import { injectFault, type Fault } from '../../fixtures/site/faulty-proxy.ts';
import { saveData } from '../../fixtures/save-data.ts';
import { getSeededAccount } from '../../fixtures/people/accounts.ts';
import { signIn } from '../../fixtures/people/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({
  baseURL: async ({}, use) => use(process.env.FAULTY_SITE_URL),
  expectedErrors: [
    /Failed to load resource|net::ERR|RUNTIME-\d+|Federation Runtime|MIME type|digest|SRI|Fetch API|is (late|unreachable|broken)|^Failure \w+: /,
  ],
});

// Prefetched files would not be affected by the fault.
test.beforeEach(({ page }) => saveData(page));

const entry = '/r/public-site/[^/]+/remoteEntry';
const exposedModule = '/r/public-site/[^/]+/assets/remote-';
const pageChunk = '/r/public-site/[^/]+/assets/projects-page-';

/** A file that hangs times out after ten seconds. */
const longTimeout = { timeout: 30_000 };

const faults: { fault: Fault; where: string }[] = [
  { fault: 'is reset', where: entry },
  { fault: 'is gone', where: entry },
  { fault: 'answers 500', where: entry },
  { fault: 'answers a page in place of a script', where: entry },
  { fault: 'redirects to a login page', where: entry },
  { fault: 'sends the wrong type', where: entry },
  { fault: 'is cut off half-way', where: entry },
  { fault: 'hangs', where: entry },
  { fault: 'is reset', where: pageChunk },
  { fault: 'is gone', where: pageChunk },
  { fault: 'answers a page in place of a script', where: pageChunk },
];

for (const { fault, where } of faults) {
  const part = where === entry ? 'remote' : 'page of a remote';
  test(`a ${part} that ${fault} leaves the rest usable and recovers without a reload`, async ({
    page,
  }) => {
    await page.goto('/login');
    await markPage(page);
    await injectFault(page, fault, where);
    await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click();

    const panel = page.getByRole('region', { name: 'Projects' });
    await expect(panel.getByRole('alert')).toBeVisible(longTimeout);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
    await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click();
    await expect(panel.getByRole('alert')).toBeVisible(longTimeout);

    await injectFault(page, null);
    await panel.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Explore Projects' })).toBeVisible();
    await expect(page.getByText('Showing all projects')).toBeVisible();
    expect(await isSamePage(page)).toBe(true);
  });
}

for (const [what, where] of Object.entries({ module: exposedModule, page: pageChunk })) {
  test(`a ${what} of a remote that hangs offers a reload`, async ({ page }) => {
    await page.goto('/login');
    await injectFault(page, 'hangs', where);
    await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click();
    const panel = page.getByRole('region', { name: 'Projects' });
    await expect(panel.getByRole('alert')).toBeVisible(longTimeout);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();

    await injectFault(page, null);
    await panel.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByText('Showing all projects')).toBeVisible();
  });
}

test('a slow remote keeps its space and shows that it is still loading', async ({ page }) => {
  await page.goto('/login');
  await injectFault(page, 'is slow', entry);
  await page.goto('/projects');
  await expect(page.getByText('Still loading…')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Explore Projects' })).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
  expect(await layoutShift(page)).toBeLessThan(0.1);
});

const areas = [
  { remote: 'onboarding', path: '/devonboard', area: 'onboarding interview' },
  { remote: 'dev-dashboard', path: '/dashboard/dev/services', area: 'developer dashboard' },
  { remote: 'client-dashboard', path: '/dashboard/client/browse', area: 'client dashboard' },
  { remote: 'public-site', path: '/creators', area: 'Creators' },
];

test('a missing remote does not affect the others', async ({ page }) => {
  await signIn(page, getSeededAccount('creator'));
  for (const { remote, path, area } of areas) {
    await injectFault(page, 'is gone', `/r/${remote}/`);
    await page.goto(path);
    await expect(page.getByRole('region', { name: area }).getByRole('alert')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign Out' })).toBeVisible();
  }
  await injectFault(page, null);
  await page.goto('/creators');
  await expect(page.getByText('Showing all creators')).toBeVisible();
});

/** The layout shift since the page was opened, as browsers measure it. */
function layoutShift(page: Page) {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });
}

/** Sets a value that a reload would clear. */
async function markPage(page: Page) {
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
}

function isSamePage(page: Page) {
  return page.evaluate(() => document.documentElement.hasAttribute('data-same-page'));
}
