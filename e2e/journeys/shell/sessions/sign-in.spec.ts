import { navigate } from '../../../fixtures/navigate.ts';
import { newAccount } from '../../../fixtures/people/accounts.ts';
import { submitSignIn } from '../../../fixtures/people/sign-in.ts';
import { findMailLink } from '../../../fixtures/people/mailbox.ts';
import { expect, test } from '../../../fixtures/test.ts';

test.use({ expectedErrors: /Failed to load resource/ });

test('sign-in never leads to another origin or an unknown path', async ({ page, baseURL }) => {
  const person = await newAccount();
  await page.goto(`/login?next=${encodeURIComponent('//evil.test/projects')}`);
  await submitSignIn(page, person);
  await expect(page).toHaveURL(`${baseURL}/dashboard/client/browse`);
  await page.goto(`/login?next=${encodeURIComponent('/.//evil.test')}`);
  await expect(page).toHaveURL(`${baseURL}/dashboard/client/browse`);
  await navigate(page, `/login?next=${encodeURIComponent('/projects?q=react')}`);
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

  const link = await findMailLink(person.email);
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
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill('another secret');
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill('another secret');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page).toHaveURL(/\/dashboard\/client\/browse$/);
  await navigate(page, '/login?view=new-password');
  await expect(page).toHaveURL(/\/dashboard\/client\/browse$/);

  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await submitSignIn(page, { ...person, password: 'another secret' });
  await expect(page).toHaveURL(/\/dashboard\//);
  await page.goto(link.pathname + link.search);
  await open.click();
  await expect(page.getByText('This link is no longer valid.')).toBeVisible();
});
