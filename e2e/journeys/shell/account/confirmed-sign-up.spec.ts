import type { Page } from '@playwright/test';
import { button, field, press, reach, type } from '../../../fixtures/input/keyboard.ts';
import { startConfirmedSite, type ConfirmedSite } from '../../../fixtures/mail/confirmed-site.ts';
import { newPerson, type Credentials } from '../../../fixtures/people/accounts.ts';
import {
  CONFIRM,
  openOtherBrowser,
  typeNewPassword,
  typeSignIn,
} from '../../../fixtures/people/confirmed-accounts.ts';
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

async function signUp(page: Page, { name, email, password }: ReturnType<typeof newPerson>) {
  await page.goto('/signup');
  await type(page, field(page, 'Full Name'), name);
  await type(page, field(page, 'Email'), email);
  await type(page, field(page, 'Password'), password);
  await type(page, field(page, 'Confirm Password'), password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`We sent a link to ${email}.`)).toBeVisible();
}

/** Lets the minute pass in which the auth service mails an account nothing of the same kind. */
const letMinutePass = ({ email }: Credentials) => site.sql`
  update auth.users set created_at = created_at - interval '61 s',
    confirmation_sent_at = confirmation_sent_at - interval '61 s'
  where email = ${email}`;

test('a visitor signs up, and opens the link in another browser', async ({ page, browser }) => {
  const person = newPerson();
  await signUp(page, person);
  await expect(page.getByText(/You may have an account already/)).toBeVisible();

  await test.step('another mail, once a minute', async () => {
    await press(page, button(page, 'Send the email again'));
    await expect(page.getByText(/a new email is on its way\.$/)).toBeVisible();
    await press(page, button(page, 'Send the email again'));
    await expect(page.getByText(/^Too many requests\. Try again in/)).toBeVisible();
  });

  const other = await openOtherBrowser(browser);
  await test.step('no sign-in before the email is confirmed', async () => {
    await typeSignIn(other, person);
    await expect(other.getByRole('alert')).toHaveText('Email not confirmed');
  });

  const { link } = await site.postOffice.read(person.email, CONFIRM);
  await test.step('the link, a password and what brings the person here', async () => {
    await other.goto(link);
    await typeNewPassword(other, person.password);
    await reach(other, other.getByRole('radio', { name: 'I want to hire' }));
    await other.keyboard.press('Space');
    await press(other, button(other, 'Continue'));
    await expect(other).toHaveURL(/\/dashboard\/client\/browse$/);
  });

  await test.step('the link once more', async () => {
    await page.goto(link);
    await press(page, button(page, 'Confirm and sign in'));
    await expect(page.getByText('This link is no longer valid.')).toBeVisible();
  });
});

test('whoever reads the mail chooses the password, not whoever signed up first', async ({
  page,
  browser,
}) => {
  const person = newPerson();
  const stranger = await openOtherBrowser(browser);
  await signUp(stranger, { ...person, password: 'of a stranger' });
  await letMinutePass(person);
  await signUp(page, person);
  await site.postOffice.read(person.email, CONFIRM);
  const { link } = await site.postOffice.read(person.email, CONFIRM);

  await page.goto(link);
  await typeNewPassword(page, 'my own one');
  await expect(page.getByRole('radio', { name: 'I want to hire' })).toBeVisible();
  await typeSignIn(stranger, { ...person, password: 'of a stranger' });
  await expect(stranger.getByRole('alert')).toHaveText('Invalid login credentials');
  await typeSignIn(stranger, { ...person, password: 'my own one' });
  await expect(
    stranger.getByRole('banner').getByRole('button', { name: 'Sign Out' }),
  ).toBeVisible();
});

test('the browser that began a sign-up needs no other password', async ({ page }) => {
  const person = newPerson();
  await signUp(page, person);
  const { link } = await site.postOffice.read(person.email, CONFIRM);
  await page.goto(link);
  await press(page, button(page, 'Confirm and sign in'));
  await expect(page.getByRole('radio', { name: 'I want to hire' })).toBeVisible();
});

test('a link after its hour says so, and the next one works', async ({ page }) => {
  const person = newPerson();
  await signUp(page, person);
  await site.sql`
    update auth.users set confirmation_sent_at = now() - interval '61 minutes' where email = ${person.email}`;
  const late = await site.postOffice.read(person.email, CONFIRM);
  await page.goto(late.link);
  await press(page, button(page, 'Confirm and sign in'));
  await expect(page.getByText('This link is no longer valid.')).toBeVisible();
  await press(page, button(page, 'Send the email again'));

  const next = await site.postOffice.read(person.email, CONFIRM);
  await page.goto(next.link);
  await press(page, button(page, 'Confirm and sign in'));
  await expect(page.getByRole('radio', { name: 'I want to hire' })).toBeVisible();
});

test('a link that names another account signs nobody in, and its own account stays usable', async ({
  page,
  browser,
}) => {
  const person = newPerson();
  await signUp(page, person);
  const link = new URL((await site.postOffice.read(person.email, CONFIRM)).link);
  link.searchParams.set('email', newPerson().email);
  const stranger = await openOtherBrowser(browser);
  await stranger.goto(link.href);
  await typeNewPassword(stranger, 'of a stranger');
  await expect(
    stranger.getByText("This link belongs to another account, so we didn't sign you in."),
  ).toBeVisible();

  await typeSignIn(page, person);
  await expect(page.getByRole('radio', { name: 'I want to hire' })).toBeVisible();
});
