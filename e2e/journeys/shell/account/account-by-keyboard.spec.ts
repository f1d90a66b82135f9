import type { Page } from '@playwright/test';
import { callApi, callApiOrThrow } from '../../../fixtures/api/api.ts';
import { button, field, press, type } from '../../../fixtures/input/keyboard.ts';
import {
  confirmPassword,
  dialog,
  openSettings,
  signInByKeyboard,
} from '../../../fixtures/people/account-by-keyboard.ts';
import {
  newAccount,
  newAdmin,
  newCreator,
  newSession,
  type Credentials,
} from '../../../fixtures/people/accounts.ts';
import { startConversation } from '../../../fixtures/people/conversation.ts';
import { findMailLink } from '../../../fixtures/people/mailbox.ts';
import { expect, test } from '../../../fixtures/test.ts';

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

test('a user changes the email and ends another session, by keyboard alone', async ({ page }) => {
  test.slow();
  const person = await newAccount();
  await signInByKeyboard(page, person);
  await expect(page).toHaveURL(/\/dashboard\//);

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
    const others = button(security, 'End Unknown device');
    // The one that the account began with, and the one above.
    for (const left of [1, 0]) {
      await press(page, others.first());
      await expect(others).toHaveCount(left);
    }
    await expect(security.getByText('Only here.')).toBeVisible();
    expect(await renewOther()).toBe(400);
  });
});

test('a user blocks a sender, and appeals a suspension, by keyboard alone', async ({ page }) => {
  test.slow();
  const [person, sender, admin] = await Promise.all([newCreator(), newAccount(), newAdmin()]);
  await startConversation(sender, person, 'Buy my course');
  await signInByKeyboard(page, person);
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
