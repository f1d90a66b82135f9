import type { Page } from '@playwright/test';
import { injectFault, type Fault } from '../../fixtures/site/faulty-proxy.ts';
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
import { navigate } from '../../fixtures/navigate.ts';
import { saveData } from '../../fixtures/save-data.ts';
import { expect } from '../../fixtures/test.ts';

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
  await saveData(page);
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

test('a page that arrived rendered shows what failed to load, keeps what was typed elsewhere, and recovers', async ({
  page,
}) => {
  await saveData(page);
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

test.describe('a part that cannot be prefetched', () => {
  test.use({
    expectedErrors: [/Failed to load resource|net::ERR|is unreachable/],
  });

  test('loads anyway when it is visited later', async ({ page }) => {
    await injectFault(page, 'is reset', '/r/public-site/');
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/r/public-site/'),
    );
    await page.goto('/login');
    await failed;
    await injectFault(page, null);
    await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click();
    await expect(page.getByText('Showing all projects')).toBeVisible();
  });
});
