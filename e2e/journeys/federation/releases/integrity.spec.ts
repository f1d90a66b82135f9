import { expect } from '../../../fixtures/test.ts';
import { navigate, untilTakenOver } from '../../../fixtures/navigate.ts';
import { newAccount } from '../../../fixtures/people/accounts.ts';
import { signIn } from '../../../fixtures/people/sign-in.ts';
import { plant, expectNotRun, test } from '../../../fixtures/planted-code.ts';
import { saveData } from '../../../fixtures/save-data.ts';

test('no module of a remote that is entered later runs if it was changed', async ({ page }) => {
  await saveData(page);
  const sentEntry = await plant(page, /\/r\/onboarding\/[^/]+\/remoteEntry\.js$/);
  await page.goto('/login');
  await untilTakenOver(page);
  await navigate(page, '/devonboard');
  await expectNotRun(page, 'Onboarding interview', sentEntry);
});

test('nor does one that loads last', async ({ page }) => {
  await saveData(page);
  await signIn(page, await newAccount(), '/devonboard');
  await untilTakenOver(page);
  const sentLater = await plant(page, /\/r\/client-dashboard\/.*\/saved-page-[^/]+\.js$/);
  await navigate(page, '/dashboard/client/browse');
  await expect(page.getByRole('heading', { level: 1, name: 'Browse Developers' })).toBeVisible();
  await navigate(page, '/dashboard/client/saved');
  await expectNotRun(page, 'Client dashboard', sentLater);
});
