import { expect } from '../../../fixtures/test.ts';
import { navigate, untilTakenOver } from '../../../fixtures/navigate.ts';
import { plant, expectNotRun, test } from '../../../fixtures/planted-code.ts';
import { saveData } from '../../../fixtures/save-data.ts';

test("a file that pages share of the page's own remote does not run if it was changed", async ({
  page,
}) => {
  await saveData(page);
  const sent = await plant(page, /\/r\/public-site\/.*\/remote-[^/]+\.js$/);
  await page.goto('/projects');
  await expectNotRun(page, 'Projects', sent);
});

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
