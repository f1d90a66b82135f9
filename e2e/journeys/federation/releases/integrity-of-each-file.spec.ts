import { expect } from '../../../fixtures/test.ts';
import { navigate, untilTakenOver } from '../../../fixtures/navigate.ts';
import { newAccount } from '../../../fixtures/people/accounts.ts';
import { signIn } from '../../../fixtures/people/sign-in.ts';
import { plant, expectNotRun, test } from '../../../fixtures/planted-code.ts';
import { saveData } from '../../../fixtures/save-data.ts';
import { injectFault } from '../../../fixtures/site/faulty-proxy.ts';

const savedPage = /\/r\/client-dashboard\/.*\/saved-page-[^/]+\.js$/;

for (const [name, file] of [
  ['the entry', /\/r\/public-site\/[^/]+\/remoteEntry\.js$/],
  ['the chunk', /\/r\/public-site\/.*\/projects-page-[^/]+\.js$/],
] as const) {
  test(`${name} of the page's own remote does not run if it was changed`, async ({ page }) => {
    await saveData(page);
    const sent = await plant(page, file);
    await page.goto('/projects');
    await expectNotRun(page, 'Projects', sent);
  });
}

test("a file that pages share of the page's own remote does not run if it was changed", async ({
  page,
}) => {
  await saveData(page);
  const sent = await plant(page, /\/r\/onboarding\/.*\/remote-[^/]+\.js$/);
  await page.goto('/devonboard');
  await expectNotRun(page, 'Onboarding interview', sent);
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

  await injectFault(page, null);
  await page
    .getByRole('region', { name: 'Client dashboard' })
    .getByRole('button', { name: 'Retry' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Browse Developers' })).toBeVisible();
});
