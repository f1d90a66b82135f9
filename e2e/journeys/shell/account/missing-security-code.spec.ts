import { newAccount } from '../../../fixtures/people/accounts.ts';
import { addApp } from '../../../fixtures/people/second-factor.ts';
import { signIn } from '../../../fixtures/people/sign-in.ts';
import { expect, test } from '../../../fixtures/test.ts';

test.use({ expectedErrors: /Failed to (load|fetch)|net::ERR|Error loading|error loading/ });

test('without the picture of the QR code, an app is set up by its key', async ({ page }) => {
  const person = await newAccount();
  await page.route('**/assets/qr-code-*.js', (route) => route.abort());
  await signIn(page, person, '/dashboard?settings=account');
  await page.getByRole('button', { name: 'Security…' }).click();
  const security = page.getByRole('dialog', { name: 'Security' });
  await security.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const confirmation = page.getByRole('dialog', { name: 'Confirm your password' });
  await confirmation.getByRole('textbox', { name: 'Password' }).fill(person.password);
  const picture = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/qr-code-'),
  );
  await page.keyboard.press('Enter');
  await picture;
  await expect(security.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)).toBeVisible();
  await expect(security.getByRole('textbox', { name: /^Code from the app/ })).toBeVisible();
});

test('without the form of the second step, nothing private is shown, and Retry loads it', async ({
  page,
}) => {
  const person = await newAccount();
  await addApp(person);
  await page.route('**/assets/second-step-dialog-*.js', (route) => route.abort());
  await signIn(page, person, '/dashboard/client/saved');
  await expect(page.getByText("We couldn't load the second step of your sign-in.")).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  await page.unroute('**/assets/second-step-dialog-*.js');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('dialog', { name: "Confirm it's you" })).toBeVisible();
});
