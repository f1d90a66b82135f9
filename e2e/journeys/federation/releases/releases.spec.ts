import type { Page } from '@playwright/test';
import { checkForRelease, landing, renamed } from '../../../fixtures/site/new-landing-page.ts';
import { test } from '../../../fixtures/site/own-site.ts';
import { untilTakenOver } from '../../../fixtures/navigate.ts';
import { expect } from '../../../fixtures/test.ts';

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
