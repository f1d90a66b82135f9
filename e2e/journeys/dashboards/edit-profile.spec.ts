import type { Page } from '@playwright/test';
import { fetchRows } from '../../fixtures/api/rows.ts';
import { newCreator } from '../../fixtures/people/accounts.ts';
import { signIn } from '../../fixtures/people/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ expectedErrors: /Failed to load resource/ });

test('a profile that is edited in two windows keeps both texts and prompts for conflicts', async ({
  page,
  context,
}) => {
  const creator = await newCreator();
  await signIn(page, creator);
  const secondPage = await context.newPage();
  for (const tab of [page, secondPage]) {
    await tab.goto('/dashboard/dev/profile');
    await expect(tab.getByRole('textbox', { name: 'Bio' })).toBeVisible();
  }
  await secondPage.getByRole('textbox', { name: 'Bio' }).fill('From the other window.');
  await fillLocation(secondPage, 'Austin TX');
  await secondPage.getByRole('button', { name: 'Save changes' }).click();
  await expect(secondPage.getByText('Saved', { exact: true })).toBeVisible();

  await fillLocation(page, 'Boston MA');
  await page.getByRole('button', { name: 'Save changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'This was changed in another window' });
  await expect(dialog.getByRole('row', { name: 'Location Boston MA Austin TX' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep my version' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  const [user] = await fetchRows<object>(`users?select=bio,location&id=eq.${creator.id}`);
  expect(user).toEqual({ bio: 'From the other window.', location: 'Boston MA' });
});

/** Leaves the field, because its suggestions hide the rest of the page from assistive technology. */
async function fillLocation(page: Page, location: string) {
  const input = page.getByRole('combobox', { name: 'Location' });
  await input.fill(location);
  await input.press('Tab');
}
