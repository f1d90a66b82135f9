import type { Page } from '@playwright/test';
import { test } from '../../fixtures/site/own-site.ts';
import { navigate } from '../../fixtures/navigate.ts';
import { newCreator } from '../../fixtures/people/accounts.ts';
import { signIn } from '../../fixtures/people/sign-in.ts';
import { replaceWithButtonPage, replacePage } from '../../fixtures/pages/replace-page.ts';
import { saveData } from '../../fixtures/save-data.ts';
import { expect } from '../../fixtures/test.ts';

test.use({
  expectedErrors:
    /planted|React Router caught|RUNTIME-\d+|Federation Runtime|does not exist|Failed to load|ERR_CONNECTION|CORS|digest|SRI|is (broken|unreachable)|Minified React error|malformed|Error fetching/,
});

const pageFile = (name: string) => new RegExp(`assets/${name}-page-[^/]+\\.js$`);
const entryFile = /^remoteEntry\.js$/;
const failure = (page: Page, area: string) =>
  page.getByRole('region', { name: area }).getByRole('alert');
const notice = (page: Page) =>
  page.getByRole('region', { name: 'Notifications' }).getByText("That didn't work. Try again.");

/** Types into the shell's own form, which stays next to whatever a remote does. */
async function typeElsewhere(page: Page) {
  const field = page.getByRole('contentinfo').getByRole('textbox');
  await field.fill('robin@example.com');
  return field;
}

test('a page that throws is replaced by a panel, and an action that throws shows an error; the rest stays', async ({
  page,
  site,
}) => {
  await site.releaseChanged(
    'public-site',
    '2.0.0',
    [pageFile('projects'), replacePage(`throw new Error('planted');`)],
    [
      pageFile('creators'),
      replacePage(`return element('div', { ref() { throw new Error('planted'); } });`),
    ],
    // A newer remote imports a component that the shell's ui does not have as undefined.
    [pageFile('about'), replacePage('return element(undefined, {});')],
    [pageFile('pricing'), replaceWithButtonPage(`throw new Error('planted');`)],
    [pageFile('careers'), replaceWithButtonPage(`Promise.reject(new Error('planted'));`)],
  );
  await page.goto('/login');
  const field = await typeElsewhere(page);
  for (const [path, area] of [
    ['/projects', 'Projects'],
    ['/creators', 'Creators'],
    ['/about', 'About'],
  ] as const) {
    await navigate(page, path);
    await expect(failure(page, area)).toBeVisible();
    await expect(field).toHaveValue('robin@example.com');
  }

  // The notice is not repeated within five seconds, so each of these has a document of its own.
  for (const path of ['/pricing', '/careers']) {
    await page.goto(path);
    await typeElsewhere(page);
    await page.getByRole('button', { name: 'Do it' }).click();
    await expect(notice(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Planted' })).toBeVisible();
    await expect(field).toHaveValue('robin@example.com');
  }
});

test('a page that blocks its tab is usable afterwards, and one that loops forever only blocks its own tab', async ({
  page,
  site,
  context,
}) => {
  const busy = 'const end = Date.now() + 2000; while (Date.now() < end);';
  await site.releaseChanged(
    'public-site',
    '2.0.0',
    [pageFile('about'), replaceWithButtonPage(busy)],
    [pageFile('projects'), replacePage('for (;;);')],
  );
  await page.goto('/about');
  await page.getByRole('button', { name: 'Do it' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Creators' }).click();
  await expect(page.getByText('Showing all creators')).toBeVisible();

  const loopingPage = await context.newPage();
  await loopingPage.goto('/projects', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toBeVisible();
  await loopingPage.close();
});

test('remotes that are each broken in another way fail alone', async ({ page, site }) => {
  await site.releaseChanged('public-site', '2.0.0', [
    entryFile,
    () => "throw new Error('planted')",
  ]);
  await site.releaseChanged('onboarding', '2.0.0', [entryFile, () => 'export {};']);
  await site.releaseChanged('client-dashboard', '2.0.0', [
    entryFile,
    (code) => code.replaceAll('./remote"', './renamed"').replaceAll('./remote`', './renamed`'),
  ]);
  await site.releaseChanged('dev-dashboard', '2.0.0', [entryFile, (code) => `${code}\n`]);
  await site.changeRegistry(({ remotes }) => {
    // The released file differs from its hash by one byte.
    const [first, second] = Object.values(remotes['dev-dashboard']?.versions ?? {});
    if (first && second) second.integrity = first.integrity;
    Object.assign(remotes, { admin: { mount: '/', active: '1', versions: {} } });
  });
  await saveData(page);
  await signIn(page, await newCreator(), '/dashboard/dev/profile');
  await expect(failure(page, 'Developer dashboard')).toBeVisible();
  for (const [path, area] of [
    ['/dashboard/client/browse', 'Client dashboard'],
    ['/devonboard', 'Onboarding interview'],
    ['/projects', 'Projects'],
  ] as const) {
    await navigate(page, path);
    await expect(failure(page, area)).toBeVisible();
  }
  await expect(page.getByRole('region', { name: 'Projects' })).toContainText('public-site');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toBeVisible();
});

test('a remote whose server was stopped recovers without a reload once it runs again', async ({
  page,
  site,
}) => {
  const origin = await site.moveToSeparateOrigin('public-site');
  await saveData(page);
  await page.goto('/login');
  await origin.stop();
  const field = await typeElsewhere(page);
  await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click();
  await expect(failure(page, 'Projects')).toBeVisible();

  await origin.start();
  await page
    .getByRole('region', { name: 'Projects' })
    .getByRole('button', { name: 'Retry' })
    .click();
  await expect(page.getByText('Showing all projects')).toBeVisible();
  await expect(field).toHaveValue('robin@example.com');
});
