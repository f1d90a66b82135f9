import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { callApi, callApiOrThrow } from '../../../fixtures/api/api.ts';
import {
  newAccount,
  newAdmin,
  newCreator,
  newSession,
  type Account,
  type Credentials,
} from '../../../fixtures/people/accounts.ts';
import { startConversation } from '../../../fixtures/people/conversation.ts';
import { findMailLink } from '../../../fixtures/people/mailbox.ts';
import { button, field, press, type } from '../../../fixtures/keyboard.ts';
import { expect, test } from '../../../fixtures/test.ts';

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
async function signIn(page: Page, { email, password }: Credentials) {
  await page.goto('/login');
  await type(page, field(page, 'Email'), email);
  await type(page, field(page, 'Password'), password);
  await page.keyboard.press('Enter');
}

/** Opens a part of the account settings from a link to them. */
async function openSettings(page: Page, part: string) {
  await page.goto('/dashboard?settings=account');
  await press(page, button(dialog(page, 'Account settings'), part));
}

async function confirmPassword(page: Page, { password }: Credentials) {
  await type(page, field(dialog(page, 'Confirm your password'), 'Password'), password);
  await page.keyboard.press('Enter');
}

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

/** Uses a link that was mailed to this address. */
async function openMailedLink(page: Page, email: string, outcome: string) {
  const { pathname, search } = await findMailLink(email);
  await page.goto(pathname + search);
  await press(page, button(page, 'Confirm new email'));
  await expect(page.getByText(outcome)).toBeVisible();
}

/** Another person's session, and whether it still gets new tokens. */
async function openOtherSession(person: Credentials) {
  const { refresh_token } = (await newSession(person)) as unknown as { refresh_token: string };
  return async () => {
    const body = { refresh_token };
    return (await callApi('/auth/v1/token?grant_type=refresh_token', { body })).status;
  };
}

test('a user protects the account, loses the phone, and gets back in, by keyboard alone', async ({
  page,
}) => {
  test.slow();
  const person = await newAccount();
  await signIn(page, person);
  await expect(page).toHaveURL(/\/dashboard\//);

  const [code = ''] = await test.step('an authenticator app', () => enrollApp(page, person));

  await test.step('a recovery code instead of the lost app', async () => {
    await page.keyboard.press('Escape');
    await press(page, button(page.getByRole('banner'), 'Sign Out'));
    await expect(page).toHaveURL(/\/login$/);
    await signIn(page, person);
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

  const email = `new-${person.email}`;
  await test.step('a new email', async () => {
    await openSettings(page, 'Change email…');
    await type(page, field(dialog(page, 'Change your email'), 'New email'), email);
    await page.keyboard.press('Enter');
    await confirmPassword(page, person);
    await expect(page.getByText(/^We sent a link to/)).toBeVisible();
    await openMailedLink(page, email, 'Your email has been changed. Sign in with the new one.');
  });

  await test.step('the end of another session', async () => {
    const renewOther = await openOtherSession({ ...person, email });
    await openSettings(page, 'Security…');
    const security = dialog(page, 'Security');
    await press(page, button(security, 'End Unknown device'));
    await expect(security.getByText('Only here.')).toBeVisible();
    expect(await renewOther()).toBe(400);
  });
});

test('a user blocks a sender, and appeals a suspension, by keyboard alone', async ({ page }) => {
  test.slow();
  const [person, sender, admin] = await Promise.all([newCreator(), newAccount(), newAdmin()]);
  await startConversation(sender, person, 'Buy my course');
  await signIn(page, person);
  await expect(page).toHaveURL(/\/dashboard\//);

  await test.step('the block', async () => {
    await page.goto(`/dashboard/client/messages?with=${sender.id}`);
    await press(page, button(page, 'Conversation menu'));
    const block = page.getByRole('menuitem', { name: 'Block…' });
    await expect(block).toBeVisible();
    await page.keyboard.press('b');
    await expect(block).toBeFocused();
    await page.keyboard.press('Enter');
    await press(page, button(page.getByRole('alertdialog'), 'Block'));
    await expect(page.getByText(`You blocked ${sender.name}.`).first()).toBeVisible();
  });

  await test.step('the appeal', async () => {
    await callApiOrThrow('/rest/v1/rpc/admin_suspend', {
      token: (await newSession(admin)).access_token,
      body: { user_id: person.id, reason: 'Spam in messages' },
    });
    await page.reload();
    const status = page.getByRole('note', { name: 'Account status' });
    await expect(status).toContainText('Your account is suspended: Spam in messages');
    const [text, appeal] = [status.getByText('You can read everything'), button(status, 'Appeal')];
    await page.setViewportSize({ width: 390, height: 844 });
    const [above, below] = [await text.boundingBox(), await appeal.boundingBox()];
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? Infinity));
    await press(page, appeal);
    const form = dialog(page, 'Appeal the suspension');
    await type(page, field(form, 'Why your account should be active again'), 'I sent one message.');
    await press(page, button(form, 'Appeal'));
    await expect(status).toContainText('An admin who did not suspend you decides next.');
  });
});
