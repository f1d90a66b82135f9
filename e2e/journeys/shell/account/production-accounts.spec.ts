import type { Browser, Page } from '@playwright/test';
import { callApi, callApiOrThrow } from '../../../fixtures/api/api.ts';
import { button, field, press, type } from '../../../fixtures/keyboard.ts';
import { startMailSite, type MailSite } from '../../../fixtures/mail/mail-site.ts';
import { newPerson, newSession, type Credentials } from '../../../fixtures/people/accounts.ts';
import { SESSION_KEY } from '../../../fixtures/people/sign-in.ts';
import { expect, test } from '../../../fixtures/test.ts';

// One site for all, so one after the other; each test has its own people.
test.describe.configure({ mode: 'default' });

let site: MailSite;
test.beforeAll(async () => {
  site = await startMailSite({ isLikeProduction: true });
});
test.afterAll(() => site.stop());
test.use({
  baseURL: async ({}, use) => use(String(process.env.SITE_URL)),
  expectedErrors: [/Failed to load resource/],
});

type NewPerson = ReturnType<typeof newPerson>;

const CONFIRM = /^Confirm your email$/;

async function signUp(page: Page, { name, email, password }: NewPerson) {
  await page.goto('/signup');
  await type(page, field(page, 'Full Name'), name);
  await type(page, field(page, 'Email'), email);
  await type(page, field(page, 'Password'), password);
  await type(page, field(page, 'Confirm Password'), password);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`We sent a link to ${email}.`)).toBeVisible();
}

async function signIn(page: Page, { email, password }: Credentials) {
  await page.goto('/login');
  await type(page, field(page, 'Email'), email);
  await type(page, field(page, 'Password'), password);
  await page.keyboard.press('Enter');
}

async function choosePassword(page: Page, password: string) {
  await type(page, field(page, 'New password'), password);
  await type(page, field(page, 'Confirm new password'), password);
  await page.keyboard.press('Enter');
}

/** A page in a browser that knows nothing of the others. */
async function openOtherBrowser(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: String(process.env.SITE_URL) });
  return context.newPage();
}

/** Lets the minute pass in which the auth service mails an account nothing of the same kind. */
const letMinutePass = ({ email }: Credentials) => site.sql`
  update auth.users set created_at = created_at - interval '61 s',
    confirmation_sent_at = confirmation_sent_at - interval '61 s',
    recovery_sent_at = recovery_sent_at - interval '61 s',
    email_change_sent_at = email_change_sent_at - interval '61 s'
  where email = ${email}`;

/** An account with a confirmed email. */
async function newConfirmed() {
  const person = newPerson();
  const { name, email, password } = person;
  await callApiOrThrow('/auth/v1/signup', { body: { email, password, data: { name } } });
  const { link } = await site.postOffice.read(email, CONFIRM);
  const token_hash = new URL(link).searchParams.get('token_hash');
  await callApiOrThrow('/auth/v1/verify', { body: { token_hash, type: 'signup' } });
  return person;
}

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
    await signIn(other, person);
    await expect(other.getByRole('alert')).toHaveText('Email not confirmed');
  });

  const { link } = await site.postOffice.read(person.email, CONFIRM);
  await test.step('the link, a password and what brings the person here', async () => {
    await other.goto(link);
    await choosePassword(other, person.password);
    await press(other, other.getByRole('radio', { name: 'I want to hire' }));
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
  await choosePassword(page, 'my own one');
  await expect(page.getByRole('radio', { name: 'I want to hire' })).toBeVisible();
  await signIn(stranger, { ...person, password: 'of a stranger' });
  await expect(stranger.getByRole('alert')).toHaveText('Invalid login credentials');
  await signIn(stranger, { ...person, password: 'my own one' });
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

test('a new password ends the other sessions', async ({ page }) => {
  const person = await newConfirmed();
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
  await choosePassword(page, 'another secret');
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
    const person = await newConfirmed();
    const email = `new-${person.email}`;
    const links = await wishForEmail(page, person, email);
    const other = await openOtherBrowser(browser);
    await openLink(other, links[order[0]], HALF);
    await openLink(other, links[order[1]], CHANGED);
    await signIn(other, { ...person, email });
    await expect(other.getByRole('banner').getByRole('button', { name: 'Sign Out' })).toBeVisible();
  });
}

test('an email that another account has by now is refused with the reason', async ({
  page,
  browser,
}) => {
  const [person, taker] = [await newConfirmed(), await newConfirmed()];
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
  const person = await newConfirmed();
  await site.sql`
    update auth.users set banned_until = now() + interval '1 day' where email = ${person.email}`;
  await signIn(page, person);
  await expect(page.getByRole('alert')).toHaveText('User is banned');
});
