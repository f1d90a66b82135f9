import type { Page } from '@playwright/test';
import { injectFault, type Fault } from '../../fixtures/site/faulty-proxy.ts';
import {
  expectFailure,
  isSamePage,
  markPage,
  onboardingEntry,
  onboardingPage,
  panel,
  test,
} from '../../fixtures/site/faulty-remotes.ts';
import { navigate } from '../../fixtures/navigate.ts';
import { saveData } from '../../fixtures/save-data.ts';
import { expect } from '../../fixtures/test.ts';

const area = 'onboarding interview';

/** Fails each time with another fault, then recovers with Retry in the same document. */
async function expectRecovery(page: Page, file: string, faults: Fault[]) {
  await saveData(page);
  await page.goto('/login');
  await markPage(page);
  for (const fault of faults) {
    await test.step(fault, async () => {
      await injectFault(page, fault, file);
      await navigate(page, '/devonboard');
      await expectFailure(page, area);
    });
  }
  await navigate(page, '/devonboard');
  await expect(panel(page, area).getByRole('alert')).toBeVisible();
  await injectFault(page, null);
  await panel(page, area).getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Become a developer' })).toBeVisible();
  expect(await isSamePage(page)).toBe(true);
}

test('a remote that cannot be fetched leaves the rest usable and recovers without a reload', async ({
  page,
}) => {
  await expectRecovery(page, onboardingEntry, [
    // Leaves a part of the file in the cache.
    'is cut off half-way',
    'is reset',
    'is gone',
    'answers 500',
    // Leaves the whole file in the cache, as text.
    'sends the wrong type',
    'answers a page in place of a script',
    'redirects to a login page',
  ]);
});

test('so does a page of a remote', async ({ page }) => {
  await expectRecovery(page, onboardingPage, ['is gone', 'answers a page in place of a script']);
});

test('so does a page of a remote whose connection was lost', async ({ page }) => {
  await expectRecovery(page, onboardingPage, ['is reset']);
});
