import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { navigate, untilTakenOver } from '../../fixtures/navigate.ts';
import { saveData } from '../../fixtures/save-data.ts';

test.use({
  expectedErrors: [
    /digest|SRI|Failed to (load|fetch)|is unreachable|RUNTIME-\d+|Federation Runtime|React Router caught|^Failure \w+: /,
  ],
});

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Adds a statement to a file on its way to the browser. */
async function plant(page: Page, file: RegExp) {
  const sent: string[] = [];
  await page.route(file, async (route) => {
    const response = await route.fetch();
    sent.push(route.request().url());
    await route.fulfill({ response, body: `${await response.text()}\nwindow.hasPlanted = true;` });
  });
  return sent;
}

const hasPlanted = (page: Page) => page.evaluate(() => 'hasPlanted' in window);
const failure = (page: Page, area: string) =>
  page.getByRole('region', { name: area }).getByRole('alert');

/** The part shows a failure, although its changed file has arrived, and nothing that was added to the file has run. */
async function expectNotRun(page: Page, area: string, sent: string[]) {
  await expect(failure(page, area)).toBeVisible();
  expect(sent).not.toEqual([]);
  expect(await hasPlanted(page)).toBe(false);
}

for (const [name, file] of [
  ['the entry', /\/r\/public-site\/[^/]+\/remoteEntry\.js$/],
  ['the chunk', /\/r\/public-site\/.*\/projects-page-[^/]+\.js$/],
  ['a file that pages share', /\/r\/public-site\/.*\/remote-[^/]+\.js$/],
] as const) {
  test(`${name} of the page's own remote does not run if it was changed`, async ({ page }) => {
    await saveData(page);
    const sent = await plant(page, file);
    await page.goto('/projects');
    await expectNotRun(page, 'Projects', sent);
  });
}

test('no module of a remote that is entered later runs if it was changed, even one that loads last', async ({
  page,
}) => {
  await saveData(page);
  const sentEntry = await plant(page, /\/r\/public-site\/[^/]+\/remoteEntry\.js$/);
  await page.goto('/login');
  await untilTakenOver(page);
  await navigate(page, '/projects');
  await expectNotRun(page, 'Projects', sentEntry);
  await page.unrouteAll({ behavior: 'wait' });

  await page.goto('/login');
  await untilTakenOver(page);
  const sentLater = await plant(page, /\/r\/public-site\/.*\/creators-page-[^/]+\.js$/);
  await navigate(page, '/projects');
  await expect(page.getByText('Showing all projects')).toBeVisible();
  await navigate(page, '/creators');
  await expectNotRun(page, 'Creators', sentLater);
});

test('in a browser that accepts one import map only, a remote runs if all its modules are intact, and not otherwise', async ({
  page,
}) => {
  await saveData(page);
  await page.route('**/integrity/*', (route) => route.fulfill({ status: 204 }));
  await page.goto('/login');
  await untilTakenOver(page);
  const sent = await plant(page, /\/r\/public-site\/.*\/creators-page-[^/]+\.js$/);
  await navigate(page, '/projects');
  await expectNotRun(page, 'Projects', sent);

  await page.unroute(/\/r\/public-site\/.*\/creators-page-[^/]+\.js$/);
  await page
    .getByRole('region', { name: 'Projects' })
    .getByRole('button', { name: 'Retry' })
    .click();
  await expect(page.getByText('Showing all projects')).toBeVisible();
});
