import type { Page } from '@playwright/test';
import { createPhotoWithLocation } from '../../fixtures/photo.ts';
import { fetchRows } from '../../fixtures/api/rows.ts';
import { newCreator } from '../../fixtures/people/accounts.ts';
import { signIn } from '../../fixtures/people/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ expectedErrors: [/Failed to load resource/] });

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

test('a creator adds education and a photo', async ({ page }) => {
  const creator = await newCreator();
  await signIn(page, creator, '/dashboard/dev/profile?section=professional');
  await page.getByRole('button', { name: 'Add education' }).click();
  const entry = page.getByRole('group', { name: 'Education entry' });
  await entry.getByRole('button', { name: 'Add education' }).click();
  await expect(entry.getByText('School, degree, and from date are required')).toBeVisible();
  await expect(entry.getByText('School, degree, and from date are required')).toBeHidden();
  await entry.getByRole('textbox', { name: 'School' }).fill('TU Berlin');
  await entry.getByRole('textbox', { name: 'Degree' }).fill('MSc');
  await entry.getByRole('textbox', { name: 'From' }).fill('2018');
  await entry.getByRole('button', { name: 'Add education' }).click();
  await page.getByRole('tab', { name: 'Basic Info' }).click();
  await page
    .getByLabel('Profile picture', { exact: true })
    .setInputFiles(await createPhotoWithLocation(page, 'face.jpg'));
  const crop = page.getByRole('dialog', { name: 'Crop your picture' });
  await crop.getByRole('slider', { name: 'Zoom' }).press('ArrowRight');
  await crop.getByRole('button', { name: 'Use picture' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await page.reload();
  const [user] = await fetchRows<{ avatar: string }>(`users?select=avatar&id=eq.${creator.id}`);
  expect(user?.avatar).toMatch(new RegExp(`^${creator.id}/avatar/`));
  const avatar = page
    .getByRole('region', { name: 'Public profile' })
    .locator(`img[src$="${user?.avatar}"]`);
  await expect(avatar).toBeVisible();
  // The photo is 400 pixels high and zoomed by one step; it is not enlarged.
  await expect(avatar).toHaveJSProperty('naturalWidth', 396);
  await page.getByRole('tab', { name: 'Professional' }).click();
  await expect(page.getByRole('list', { name: 'Your education' })).toContainText('TU Berlin');
});

/** Leaves the field, because its suggestions hide the rest of the page from assistive technology. */
async function fillLocation(page: Page, location: string) {
  const input = page.getByRole('combobox', { name: 'Location' });
  await input.fill(location);
  await input.press('Tab');
}
