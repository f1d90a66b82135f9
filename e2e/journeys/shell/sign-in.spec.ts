import { callApi } from '../../fixtures/api/api.ts';
import { newAccount, newPerson } from '../../fixtures/people/accounts.ts';
import { signInByForm } from '../../fixtures/people/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ expectedErrors: [/Failed to load resource/] });

test('sign-in never leads to another origin or an unknown path', async ({ page, baseURL }) => {
  const person = await newAccount();
  await signInByForm(page, person);
  await expect(page).toHaveURL(/\/dashboard\/client\/browse$/);

  for (const next of [
    'https://evil.test',
    '//evil.test/projects',
    '/\\evil.test/projects',
    'javascript:alert(1)',
    '%2f%2fevil.test',
    '/.//evil.test',
    '/no/such/page',
  ]) {
    await page.goto(`/login?next=${encodeURIComponent(next)}`);
    await expect(page).toHaveURL(`${baseURL}/dashboard/client/browse`);
  }
  await page.goto(`/login?next=${encodeURIComponent('/projects?q=react')}`);
  await expect(page).toHaveURL(`${baseURL}/projects?q=react`);
});

test('a forgotten password is reset with the link in the mailbox', async ({ page, context }) => {
  const person = await newAccount();
  const otherTab = await context.newPage();
  await otherTab.goto('/projects');
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password' }).click();
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(person.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`If there's an account for ${person.email}`)).toBeVisible();

  const mails = (await (await fetch(`${process.env.API_URL}/mailbox.json`)).json()) as {
    to: string;
    link: string;
  }[];
  const link = new URL(mails.find(({ to }) => to === person.email)?.link ?? '');
  const open = page.getByRole('button', { name: 'Choose a new password' });
  await page.goto(link.pathname + link.search);
  await expect(page.getByText(person.email)).toBeVisible();
  await open.click();
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await expect(
    otherTab.getByRole('banner').getByRole('button', { name: 'Sign Out' }),
  ).toBeVisible();
  await expect(otherTab).toHaveURL(/\/projects$/);
  await otherTab.close();
  await page.reload();
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill('another secret');
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill('another secret');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page).toHaveURL(/\/dashboard\/client\/browse$/);
  await page.goto('/login?view=new-password');
  await expect(page).toHaveURL(/\/dashboard\/client\/browse$/);

  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await signInByForm(page, { ...person, password: 'another secret' });
  await page.goto(link.pathname + link.search);
  await open.click();
  await expect(page.getByText('This link is no longer valid.')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  // A link in an email opens a new document.
  await page.goto('about:blank');
  await page.goto('/login#error=access_denied&error_code=otp_expired');
  await expect(page.getByText('This link is no longer valid.')).toBeVisible();
});

test('a session in a URL fragment does not sign in', async ({ page }) => {
  const { token } = await newAccount();
  const fields = {
    access_token: token,
    refresh_token: 'a',
    expires_in: '3600',
    token_type: 'bearer',
  };
  const hash = new URLSearchParams(fields);
  await page.goto(`/projects#${hash}`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('after too many attempts the form says when to try again and keeps the email', async ({
  page,
}) => {
  const { email } = newPerson();
  const attempt = () =>
    callApi('/auth/v1/token?grant_type=password', { body: { email, password: 'wrong' } });
  await Promise.all(Array.from({ length: 30 }, attempt));

  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();

  await expect(page.getByRole('alert')).toHaveText(/^Too many requests\. Try again in \d+ s\.$/);
  await expect(page.getByRole('button', { name: /^Sign in \(\d+ s\)$/ })).toBeDisabled();
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(email);
});

test('a username is checked while it is typed', async ({ page }) => {
  await page.goto('/signup');
  const username = page.getByRole('textbox', { name: 'Username', exact: true });
  for (const [typed, message] of [
    ['a.b', 'Username can only contain lowercase letters, numbers, underscores, and hyphens'],
    ['ab', 'Username must be at least 3 characters long'],
    ['a'.repeat(30), 'Username must be less than 30 characters long'],
    ['Admin', 'Username already taken'],
    ['Ada-Stone', 'Username already taken'],
    [`free-${Date.now()}`, 'Username is available'],
  ] as const) {
    await username.fill(typed);
    await expect(page.getByText(message)).toBeVisible();
    await expect(username).toHaveValue(typed.toLowerCase());
  }
  await expect(page.getByText('/creator/free-')).toBeVisible();
});
