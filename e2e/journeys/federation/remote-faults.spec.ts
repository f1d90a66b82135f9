import type { Page } from '@playwright/test';
import { injectFault, injectFaults } from '../../fixtures/site/faulty-proxy.ts';
import {
  entry,
  expectFailure,
  isSamePage,
  markPage,
  onboardingEntry,
  openByLink,
  pageChunk,
  panel,
  test,
} from '../../fixtures/site/faulty-remotes.ts';
import { navigate, untilTakenOver } from '../../fixtures/navigate.ts';
import { saveData } from '../../fixtures/save-data.ts';
import { getSeededAccount } from '../../fixtures/people/accounts.ts';
import { signIn } from '../../fixtures/people/sign-in.ts';
import { expect } from '../../fixtures/test.ts';

// Prefetched files would not be affected by the fault.
test.beforeEach(({ page }) => saveData(page));

const onboardingModule = '/r/onboarding/[^/]+/assets/remote-';

/** Opens a part while its file hangs, and lets time pass once the file is requested, until the part gives up. */
async function hang(page: Page, area: string, file: string, open: () => Promise<void>) {
  await injectFault(page, 'hangs', file);
  // What is requested before it, such as the list of releases, must not run out of time.
  const requested = page.waitForRequest(new RegExp(file));
  await open();
  await requested;
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(panel(page, area).getByRole('alert')).toBeVisible({ timeout: 500 });
  }).toPass();
}

test('a remote that hangs recovers without a reload', async ({ page }) => {
  await page.clock.install();
  await page.goto('/login');
  await markPage(page);
  await hang(page, 'Projects', entry, () => openByLink(page, 'Projects'));
  await expectFailure(page, 'Projects');
  await hang(page, 'Projects', entry, () => openByLink(page, 'Projects'));
  await injectFault(page, null);
  await panel(page, 'Projects').getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Showing all projects')).toBeVisible();
  expect(await isSamePage(page)).toBe(true);
});

test('a page or a module of a remote that hangs offers a reload', async ({ page }) => {
  await page.clock.install();
  await page.goto('/projects');
  await untilTakenOver(page);
  await hang(page, 'Creators', pageChunk, () => openByLink(page, 'Creators'));
  await injectFault(page, null);
  await panel(page, 'Creators').getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText('Showing all creators')).toBeVisible();

  await hang(page, 'onboarding interview', onboardingModule, () => navigate(page, '/devonboard'));
  await injectFault(page, null);
  await panel(page, 'onboarding interview').getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Become a developer' })).toBeVisible();
});

test('a slow remote keeps its space and shows that it is still loading', async ({ page }) => {
  await injectFault(page, 'is slow', onboardingEntry);
  await page.goto('/devonboard');
  await expect(page.getByText('Still loading…')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Become a developer' })).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
  expect(await layoutShift(page)).toBeLessThan(0.1);
});

const areas = [
  { remote: 'onboarding', path: '/devonboard', area: 'onboarding interview' },
  { remote: 'dev-dashboard', path: '/dashboard/dev/services', area: 'developer dashboard' },
  { remote: 'client-dashboard', path: '/dashboard/client/browse', area: 'client dashboard' },
  { remote: 'public-site', path: '/creators', area: 'Creators' },
];

test("without the list of releases, the pages of the page's own remote work, and the others once it is back", async ({
  page,
}) => {
  await injectFault(page, 'is gone', '/registry-index.json');
  await page.goto('/projects');
  await untilTakenOver(page);
  const newsletter = page.getByRole('contentinfo').getByRole('textbox');
  await newsletter.fill('robin@example.com');
  await openByLink(page, 'Creators');
  await expect(page.getByText('Showing all creators')).toBeVisible();
  await navigate(page, '/devonboard');
  await expect(panel(page, 'Devonboard').getByRole('alert')).toBeVisible();
  await expect(newsletter).toHaveValue('robin@example.com');

  await injectFault(page, null);
  await panel(page, 'Devonboard').getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Become a developer' })).toBeVisible();
  await expect(newsletter).toHaveValue('robin@example.com');
});

test('a missing remote does not affect the others', async ({ page }) => {
  await signIn(page, getSeededAccount('creator'));
  await injectFaults(
    page,
    areas.map(({ remote }) => [`/r/${remote}/`, 'is gone']),
  );
  await page.goto('/devonboard');
  for (const { path, area } of areas) {
    if (path !== '/devonboard') await navigate(page, path);
    await expect(panel(page, area).getByRole('alert')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign Out' })).toBeVisible();
  }
  await injectFault(page, null);
  await panel(page, 'Creators').getByRole('button', { name: 'Retry' }).click();
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
