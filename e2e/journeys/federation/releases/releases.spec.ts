import type { Page } from '@playwright/test';
import { checkForRelease, interview, renamed } from '../../../fixtures/site/new-interview-page.ts';
import { test } from '../../../fixtures/site/own-site.ts';
import { navigate, untilTakenOver } from '../../../fixtures/navigate.ts';
import { saveData } from '../../../fixtures/save-data.ts';
import { expect } from '../../../fixtures/test.ts';

test('an open tab loads a new release, or a rollback, on the next navigation', async ({
  page,
  site,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  const leaveAndReturn = async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
    await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toBeVisible();
    await navigate(page, '/devonboard');
  };
  await saveData(page);
  await page.goto('/devonboard');
  await expect(heading).toHaveText('Become a developer');

  await site.releaseChanged('onboarding', '2.0.0', [interview, renamed]);
  await checkForRelease(page);
  await leaveAndReturn();
  await expect(heading).toHaveText('Become a Bolt developer');

  await site.rollBack('onboarding');
  await checkForRelease(page);
  await leaveAndReturn();
  await expect(heading).toHaveText('Become a developer');
});

test('a release and a rollback of the shell show with the next page, and open tabs continue', async ({
  page,
  context,
  site,
}) => {
  const release = (tab: Page) => tab.locator('html').getAttribute('data-release');
  await saveData(context);
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

  await site.releaseChanged('onboarding', '2.0.0', [interview, renamed]);
  expect(await site.rollBack('shell')).toBe(first);
  await newTab.goto('/devonboard');
  expect(await release(newTab)).toBe(first);
  await expect(newTab.getByRole('heading', { level: 1 })).toHaveText('Become a Bolt developer');
});
