import type { Page } from '@playwright/test';
import { callApi } from '../../../fixtures/api/api.ts';
import { button, field, press, type } from '../../../fixtures/input/keyboard.ts';
import { startConfirmedSite, type ConfirmedSite } from '../../../fixtures/mail/confirmed-site.ts';
import { newSession, type Credentials } from '../../../fixtures/people/accounts.ts';
import {
  newConfirmed,
  openOtherBrowser,
  typeNewPassword,
  typeSignIn,
} from '../../../fixtures/people/confirmed-accounts.ts';
import { SESSION_KEY } from '../../../fixtures/people/sign-in.ts';
import { expect, test } from '../../../fixtures/test.ts';

// One site for all, so one after the other; each test has its own people.
test.describe.configure({ mode: 'default' });

let site: ConfirmedSite;
test.beforeAll(async () => {
  site = await startConfirmedSite();
});
test.afterAll(() => site.stop());
test.use({
  baseURL: async ({}, use) => use(String(process.env.SITE_URL)),
  expectedErrors: /Failed to load resource/,
});

test('a new password ends the other sessions', async ({ page }) => {
  const person = await newConfirmed(site);
  const { refresh_token } = (await newSession(person)) as unknown as { refresh_token: string };
  await page.goto('/login?view=forgot');
  await type(page, field(page, 'Email'), person.email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/an email with a link is on its way\.$/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Too many requests\. Try again in/)).toBeVisible();

  const { link } = await site.postOffice.read(person.email, /^Reset your password$/);
  await page.goto(link);
  await press(page, button(page, 'Choose a new password'));
  await typeNewPassword(page, 'another secret');
  await expect(page).toHaveURL(/\/dashboard/);
  const body = { refresh_token };
  expect((await callApi('/auth/v1/token?grant_type=refresh_token', { body })).status).toBe(400);
});

/** Wishes for another email in the account settings; the mailed links. */
async function wishForEmail(page: Page, person: Credentials, email: string) {
  const session = JSON.stringify(await newSession(person));
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    SESSION_KEY,
    session,
  ] as const);
  await page.goto('/dashboard?settings=account');
  await press(
    page,
    button(page.getByRole('dialog', { name: 'Account settings' }), 'Change email…'),
  );
  await type(
    page,
    field(page.getByRole('dialog', { name: 'Change your email' }), 'New email'),
    email,
  );
  await page.keyboard.press('Enter');
  const confirmation = page.getByRole('dialog', { name: 'Confirm your password' });
  await expect(confirmation.or(page.getByText(/^We sent a link to/)).first()).toBeVisible();
  if (await confirmation.isVisible()) {
    await type(page, field(confirmation, 'Password'), person.password);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText(/^We sent a link to/)).toBeVisible();
  const read = async (to: string) =>
    (await site.postOffice.read(to, /^Confirm your new email$/)).link;
  return { old: await read(person.email), new: await read(email) };
}

async function openLink(page: Page, link: string, outcome: string) {
  await page.goto(link);
  await press(page, button(page, 'Confirm new email'));
  await expect(page.getByText(outcome)).toBeVisible();
}

const HALF = 'Almost done. Open the link we sent to your other email.';
const CHANGED = 'Your email has been changed. Sign in with the new one.';

for (const order of [['old', 'new'] as const, ['new', 'old'] as const]) {
  test(`an email changes with both links, first the one at the ${order[0]} address`, async ({
    page,
    browser,
  }) => {
    const person = await newConfirmed(site);
    const email = `new-${person.email}`;
    const links = await wishForEmail(page, person, email);
    const other = await openOtherBrowser(browser);
    await openLink(other, links[order[0]], HALF);
    await openLink(other, links[order[1]], CHANGED);
    await typeSignIn(other, { ...person, email });
    await expect(other.getByRole('banner').getByRole('button', { name: 'Sign Out' })).toBeVisible();
  });
}

test('an email that another account has by now is refused with the reason', async ({
  page,
  browser,
}) => {
  const [person, taker] = [await newConfirmed(site), await newConfirmed(site)];
  const email = `new-${person.email}`;
  const links = await wishForEmail(page, person, email);
  const other = await openOtherBrowser(browser);
  await openLink(other, links.old, HALF);
  await site.sql`update auth.users set email = ${email} where email = ${taker.email}`;
  await openLink(
    other,
    links.new,
    'Another account has this email by now. Sign in there, or change to another email.',
  );
});

test('a banned account hears so', async ({ page }) => {
  const person = await newConfirmed(site);
  await site.sql`
    update auth.users set banned_until = now() + interval '1 day' where email = ${person.email}`;
  await typeSignIn(page, person);
  await expect(page.getByRole('alert')).toHaveText(
    "This account is closed, so you can't sign in to it.",
  );
});
