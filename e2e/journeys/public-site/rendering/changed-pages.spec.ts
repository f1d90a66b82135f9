import { addIcons } from '../../../fixtures/pages/foreign-scripts.ts';
import { navigate, untilTakenOver } from '../../../fixtures/navigate.ts';
import { getSeededAccount } from '../../../fixtures/people/accounts.ts';
import { signIn } from '../../../fixtures/people/sign-in.ts';
import { expect, test } from '../../../fixtures/test.ts';

test('a page to which a password manager adds icons is taken over without an error', async ({
  page,
}) => {
  const failure = page.getByText(/couldn't start|didn't work/);
  await page.addInitScript(addIcons);
  for (const path of ['/projects', '/login']) {
    await page.goto(path);
    await untilTakenOver(page);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(failure).toHaveCount(0);
  }
  await signIn(page, getSeededAccount('client'), '/projects');
  await navigate(page, '/projects');
  await expect(failure).toHaveCount(0);
});
