import type { Page } from '@playwright/test';
import { test } from '../../fixtures/site/own-site.ts';
import { replaceWithButtonPage, replacePage } from '../../fixtures/replace-page.ts';
import { saveData } from '../../fixtures/save-data.ts';
import { expect } from '../../fixtures/test.ts';

test.use({
  expectedErrors: [
    /planted|React Router caught|RUNTIME-\d+|Federation Runtime|does not exist|Failed to load|ERR_CONNECTION|CORS|digest|SRI|is (broken|unreachable)/,
  ],
});

const pageFile = /assets\/projects-page-[^/]+\.js$/;
const panel = (page: Page) => page.getByRole('region', { name: 'Projects' });
const notice = (page: Page) =>
  page.getByRole('region', { name: 'Notifications' }).getByText("That didn't work. Try again.");

/** Types into the shell's own form, which stays next to whatever a remote does. */
async function typeElsewhere(page: Page) {
  const field = page.getByRole('contentinfo').getByRole('textbox');
  await field.fill('robin@example.com');
  return field;
}

test.describe('a page of a remote', () => {
  for (const [when, body] of Object.entries({
    'while it renders': `throw new Error('planted');`,
    'in an effect': `return element('div', { ref() { throw new Error('planted'); } });`,
  })) {
    test(`that throws ${when} is replaced by a panel, and text typed next to it is preserved`, async ({
      page,
      site,
    }) => {
      await site.releaseChanged('public-site', '2.0.0', pageFile, replacePage(body));
      await page.goto('/login');
      const field = await typeElsewhere(page);
      await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click();
      await expect(panel(page).getByRole('alert')).toBeVisible();
      await expect(field).toHaveValue('robin@example.com');
      await page.getByRole('banner').getByRole('link', { name: 'Creators' }).click();
      await expect(page.getByText('Showing all creators')).toBeVisible();
    });
  }

  for (const [where, code] of Object.entries({
    'in an event handler': `throw new Error('planted');`,
    'in a promise': `Promise.reject(new Error('planted'));`,
  })) {
    test(`that throws ${where} shows an error and stays`, async ({ page, site }) => {
      await site.releaseChanged('public-site', '2.0.0', pageFile, replaceWithButtonPage(code));
      await page.goto('/projects');
      const field = await typeElsewhere(page);
      await page.getByRole('button', { name: 'Do it' }).click();
      await expect(notice(page)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Planted' })).toBeVisible();
      await expect(field).toHaveValue('robin@example.com');
    });
  }

  test('that blocks the tab for five seconds is usable afterwards', async ({ page, site }) => {
    const busy = 'const end = Date.now() + 5000; while (Date.now() < end);';
    await site.releaseChanged('public-site', '2.0.0', pageFile, replaceWithButtonPage(busy));
    await page.goto('/projects');
    await page.getByRole('button', { name: 'Do it' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Creators' }).click();
    await expect(page.getByText('Showing all creators')).toBeVisible();
  });

  test('that loops forever only blocks its own tab', async ({ page, site, context }) => {
    await site.releaseChanged('public-site', '2.0.0', pageFile, replacePage('for (;;);'));
    await page.goto('/projects', { waitUntil: 'commit' });
    const secondPage = await context.newPage();
    await secondPage.goto('/creators');
    await expect(secondPage.getByText('Showing all creators')).toBeVisible();
    await page.close();
    await secondPage.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
    await expect(secondPage.getByRole('textbox', { name: 'Email', exact: true })).toBeVisible();
  });
});

test.describe('a remote', () => {
  for (const [what, change] of Object.entries({
    'that no longer exposes its module': (code: string) =>
      code.replaceAll('./remote"', './renamed"').replaceAll('./remote`', './renamed`'),
    'whose entry is empty': () => 'export {};',
  })) {
    test(`${what} is replaced by a panel with details`, async ({ page, site }) => {
      await site.releaseChanged('public-site', '2.0.0', /^remoteEntry\.js$/, change);
      await page.goto('/projects');
      await expect(panel(page).getByRole('alert')).toBeVisible();
      await expect(panel(page)).toContainText('public-site');
      await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
      await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toBeVisible();
    });
  }

  test('whose server was stopped recovers without a reload once it runs again', async ({
    page,
    site,
  }) => {
    const origin = await site.moveToSeparateOrigin('public-site');
    await saveData(page);
    await page.goto('/login');
    await origin.stop();
    const field = await typeElsewhere(page);
    await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click();
    await expect(panel(page).getByRole('alert')).toBeVisible();

    await origin.start();
    await panel(page).getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Showing all projects')).toBeVisible();
    await expect(field).toHaveValue('robin@example.com');
  });
});
