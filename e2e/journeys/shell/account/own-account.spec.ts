import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { button, field, press, type } from '../../../fixtures/input/keyboard.ts';
import {
  confirmPassword,
  dialog,
  openSettings,
  signInByKeyboard,
} from '../../../fixtures/people/account-by-keyboard.ts';
import { newAccount, type Account } from '../../../fixtures/people/accounts.ts';
import { expect, test } from '../../../fixtures/test.ts';

/** Sets up an authenticator app; returns the recovery codes. */
async function enrollApp(page: Page, person: Account): Promise<string[]> {
  await openSettings(page, 'Security…');
  const security = dialog(page, 'Security');
  await press(page, button(security, 'Set up an authenticator app'));
  await confirmPassword(page, person);
  const key = await security.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText();
  await type(
    page,
    field(security, 'Code from the app'),
    new TOTP({ secret: key.replaceAll(' ', '') }).generate(),
  );
  await page.keyboard.press('Enter');
  const codes = security.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const texts = await codes.allInnerTexts();
  await press(page, button(security, 'I saved them'));
  await expect(security.getByText('You have 10 recovery codes left.')).toBeVisible();
  return texts;
}

test('a user protects the account, loses the phone, and gets back in, by keyboard alone', async ({
  page,
}) => {
  test.slow();
  const person = await newAccount();
  await signInByKeyboard(page, person);
  await expect(page).toHaveURL(/\/dashboard\//);

  const [code = ''] = await test.step('an authenticator app', () => enrollApp(page, person));

  await test.step('a recovery code instead of the lost app', async () => {
    await page.keyboard.press('Escape');
    await press(page, button(page.getByRole('banner'), 'Sign Out'));
    await expect(page).toHaveURL(/\/login$/);
    await signInByKeyboard(page, person);
    const question = dialog(page, "Confirm it's you");
    await press(page, button(question, 'Use a recovery code'));
    await type(page, field(question, 'Recovery code'), code);
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await openSettings(page, 'Security…');
    await expect(page.getByText('You have 9 recovery codes left.')).toBeVisible();
    await press(page, button(dialog(page, 'Security'), 'Remove'));
    await press(page, button(page.getByRole('alertdialog'), 'Remove'));
    await expect(button(dialog(page, 'Security'), 'Set up an authenticator app')).toBeVisible();
  });
});
