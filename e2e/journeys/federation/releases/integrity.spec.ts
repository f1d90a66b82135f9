import { expect } from '../../../fixtures/test.ts';
import { navigate, untilTakenOver } from '../../../fixtures/navigate.ts';
import { newAccount } from '../../../fixtures/people/accounts.ts';
import { signIn } from '../../../fixtures/people/sign-in.ts';
import { plant, expectNotRun, test } from '../../../fixtures/planted-code.ts';
import { saveData } from '../../../fixtures/save-data.ts';

const savedPage = /\/r\/client-dashboard\/.*\/saved-page-[^/]+\.js$/;

test("a file that pages share of the page's own remote does not run if it was changed", async ({
  page,
}) => {
  await saveData(page);
  const sent = await plant(page, /\/r\/onboarding\/.*\/remote-[^/]+\.js$/);
  await page.goto('/devonboard');
  await expectNotRun(page, 'Onboarding interview', sent);
});

test('no module of a remote that is entered later runs if it was changed, even one that loads last', async ({
  page,
}) => {
  await saveData(page);
  const sentEntry = await plant(page, /\/r\/onboarding\/[^/]+\/remoteEntry\.js$/);
  await page.goto('/login');
  await untilTakenOver(page);
  await navigate(page, '/devonboard');
  await expectNotRun(page, 'Onboarding interview', sentEntry);
  await page.unrouteAll({ behavior: 'wait' });

  await signIn(page, await newAccount(), '/devonboard');
  await untilTakenOver(page);
  const sentLater = await plant(page, savedPage);
  await navigate(page, '/dashboard/client/browse');
  await expect(page.getByRole('heading', { level: 1, name: 'Browse Developers' })).toBeVisible();
  await navigate(page, '/dashboard/client/saved');
  await expectNotRun(page, 'Client dashboard', sentLater);
});

test('in a browser that accepts one import map only, a remote runs if all its modules are intact, and not otherwise', async ({
  page,
}) => {
  await saveData(page);
  await page.route('**/integrity/*', (route) => route.fulfill({ status: 204 }));
  await signIn(page, await newAccount(), '/devonboard');
  await untilTakenOver(page);
  const sent = await plant(page, savedPage);
  await navigate(page, '/dashboard/client/browse');
  await expectNotRun(page, 'Client dashboard', sent);

  await page.unroute(savedPage);
  await page
    .getByRole('region', { name: 'Client dashboard' })
    .getByRole('button', { name: 'Retry' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Browse Developers' })).toBeVisible();
});
