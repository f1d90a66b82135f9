import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { callApiOrThrow } from '../../../fixtures/api/api.ts';
import { fetchRows } from '../../../fixtures/api/rows.ts';
import { newCreator } from '../../../fixtures/people/accounts.ts';
import { signIn, submitSignIn } from '../../../fixtures/people/sign-in.ts';
import { expect, test } from '../../../fixtures/test.ts';

async function openAccount(page: Page, name: string) {
  await page.getByRole('button', { name: `Account of ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Account settings' }).click();
  return page.getByRole('dialog', { name: 'Account settings' });
}

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=';

// The first password is wrong, and the auth service no longer knows a user who signs out after the deletion.
test.use({ expectedErrors: /400 \(Bad Request\)|status of 403/ });

test('a user downloads their data, changes their password, signs in with it and deletes the account', async ({
  page,
}) => {
  const creator = await newCreator();
  const picture = Buffer.from(pixel, 'base64');
  const path = `${creator.id}/avatar/${randomUUID()}.png`;
  const { token } = creator;
  await callApiOrThrow(`/storage/v1/object/images/${path}`, {
    token,
    body: picture,
    headers: { 'content-type': 'image/png' },
  });
  await callApiOrThrow('/rest/v1/services', {
    token,
    body: {
      title: 'A page in a week',
      description: 'One page, designed and built, with analytics and a contact form that works.',
      price: 400,
      duration: '3-5 days',
    },
  });
  await signIn(page, creator, '/dashboard');
  const account = await openAccount(page, creator.name);

  await test.step('a zip of JSON and images', async () => {
    const download = page.waitForEvent('download');
    await account.getByRole('button', { name: 'Download my data' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^bolt-showcase-data-\d{4}-\d\d-\d\d\.zip$/);
    const entries = unzipSync(await readFile(await file.path()));
    const json = (name: string): unknown =>
      JSON.parse(strFromU8(entries[name] ?? new Uint8Array()));
    expect(json('account.json')).toMatchObject({ id: creator.id, email: creator.email });
    expect(json('users.json')).toMatchObject({ name: creator.name, is_dev: true });
    expect(json('services.json')).toMatchObject([{ title: 'A page in a week', price: 400 }]);
    const image = entries[path.replace(creator.id, 'images')];
    expect(Buffer.from(image ?? []).equals(picture)).toBe(true);
  });

  await test.step('a new password', async () => {
    const current = account.getByRole('textbox', { name: 'Current password' });
    await current.fill('not it');
    await account
      .getByRole('textbox', { name: 'New password', exact: false })
      .first()
      .fill('a new one');
    await account.getByRole('textbox', { name: 'Confirm new password' }).fill('a new one');
    await account.getByRole('button', { name: 'Change password' }).click();
    await expect(account.getByText('Incorrect password')).toBeVisible();
    await expect(current).toBeFocused();

    await current.fill(creator.password);
    await account.getByRole('button', { name: 'Change password' }).click();
    await expect(account.getByText(/You're signed out everywhere else\.$/)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await submitSignIn(page, { ...creator, password: 'a new one' });
    await expect(page).toHaveURL(/\/dashboard\//);
  });

  await test.step('the deletion, after a confirmation', async () => {
    await openAccount(page, creator.name);
    await account.getByRole('button', { name: 'Delete account…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account' });
    await expect(dialog.getByText('your projects, services and pictures')).toBeVisible();
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(dialog.getByText('Type your email address to confirm')).toBeVisible();

    await dialog.getByRole('textbox', { name: 'Your email address' }).fill(creator.email);
    await dialog.getByRole('textbox', { name: 'Your password' }).fill('a new one');
    await dialog.getByRole('button', { name: 'Delete my account' }).click();

    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByText('Your account has been deleted.')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    expect(await fetchRows(`users?id=eq.${creator.id}`)).toEqual([]);
  });
});
