import type { Page } from '@playwright/test';
import { injectFault, injectFaults, type Fault } from '../../fixtures/site/faulty-proxy.ts';
import { navigate, untilTakenOver } from '../../fixtures/navigate.ts';
import { saveData } from '../../fixtures/save-data.ts';
import { getSeededAccount } from '../../fixtures/people/accounts.ts';
import { signIn } from '../../fixtures/people/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({
  baseURL: async ({}, use) => use(process.env.FAULTY_SITE_URL),
  expectedErrors: [
    /Failed to load resource|net::ERR|RUNTIME-\d+|Federation Runtime|MIME type|digest|SRI|Fetch API|is (late|unreachable|broken)|Error loading|^Failure \w+: /,
  ],
});

// Prefetched files would not be affected by the fault.
test.beforeEach(({ page }) => saveData(page));

const entry = '/r/public-site/[^/]+/remoteEntry';
const pageChunk = '/r/public-site/[^/]+/assets/creators-page-';
const onboardingEntry = '/r/onboarding/[^/]+/remoteEntry';
const onboardingModule = '/r/onboarding/[^/]+/assets/remote-';

const panel = (page: Page, area: string) => page.getByRole('region', { name: area });
const openByLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).click();

/** The failed part is replaced, and the rest can be used. */
async function expectFailure(page: Page, area: string) {
  await expect(panel(page, area).getByRole('alert')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await openByLink(page, 'Sign In');
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toBeVisible();
}

/** Fails each time with another fault, then recovers with Retry in the same document. */
async function expectRecovery(
  page: Page,
  part: { area: string; file: string; faults: Fault[]; open: () => Promise<void>; title: string },
) {
  for (const fault of part.faults) {
    await test.step(`${part.file} ${fault}`, async () => {
      await injectFault(page, fault, part.file);
      await part.open();
      await expectFailure(page, part.area);
    });
  }
  await part.open();
  await expect(panel(page, part.area).getByRole('alert')).toBeVisible();
  await injectFault(page, null);
  await panel(page, part.area).getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: part.title })).toBeVisible();
  expect(await isSamePage(page)).toBe(true);
}

test('a remote or a page of it that cannot be fetched leaves the rest usable and recovers without a reload', async ({
  page,
}) => {
  await page.goto('/login');
  await markPage(page);
  await expectRecovery(page, {
    area: 'Projects',
    file: entry,
    // The first one leaves a part of the file in the cache.
    faults: ['is cut off half-way', 'is reset', 'is gone', 'answers 500'],
    open: () => openByLink(page, 'Projects'),
    title: 'Explore Projects',
  });
  await expectRecovery(page, {
    area: 'Creators',
    file: pageChunk,
    faults: ['is reset', 'is gone', 'answers a page in place of a script'],
    open: () => openByLink(page, 'Creators'),
    title: 'Discover Creators',
  });
  await expectRecovery(page, {
    area: 'onboarding interview',
    file: onboardingEntry,
    // The first one leaves the whole file in the cache, as text.
    faults: [
      'sends the wrong type',
      'answers a page in place of a script',
      'redirects to a login page',
    ],
    open: () => navigate(page, '/devonboard'),
    title: 'Become a developer',
  });
});

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

test('a page that arrived rendered shows what failed to load, keeps what was typed elsewhere, and recovers', async ({
  page,
}) => {
  await injectFault(page, 'is gone', entry);
  await expect(async () => {
    await page.goto('/projects', { waitUntil: 'commit' });
    // On a busy machine, the server may send the page before it has rendered it.
    await expect(page.locator('#root[data-rendered]')).toBeAttached({ timeout: 1000 });
  }).toPass();
  const newsletter = page.getByRole('contentinfo').getByRole('textbox');
  await newsletter.fill('robin@example.com');

  await expect(panel(page, 'Projects').getByRole('alert')).toBeVisible();
  await expect(newsletter).toHaveValue('robin@example.com');
  await injectFault(page, null);
  await panel(page, 'Projects').getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Showing all projects')).toBeVisible();
});

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

/** Sets a value that a reload would clear. Until the app has taken over the page, a link loads a document. */
async function markPage(page: Page) {
  await untilTakenOver(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
}

function isSamePage(page: Page) {
  return page.evaluate(() => document.documentElement.hasAttribute('data-same-page'));
}
