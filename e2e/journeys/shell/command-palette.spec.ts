import { untilTakenOver } from '../../fixtures/navigate.ts';
import { newCreator } from '../../fixtures/people/accounts.ts';
import { signIn } from '../../fixtures/people/sign-in.ts';
import { saveData } from '../../fixtures/save-data.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a creator finds a page of another remote with the keyboard', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (/palette-dialog/.test(request.url())) loaded.push(request.url());
  });
  await saveData(page);
  await signIn(page, await newCreator(), '/dashboard/dev/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(loaded).toEqual([]);

  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Find pages, people and actions' });
  await expect(field).toBeFocused();
  expect(loaded).not.toEqual([]);
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('browse');
  await expect(page.getByRole('option', { selected: true })).toContainText('Browse Developers');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/client\/browse$/);
  await expect(page.locator('#content')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Browse');
});

test('a visitor finds a creator by name, with the button in the menu of a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/about');
  await untilTakenOver(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Find anything' }).click();
  const field = page.getByRole('combobox');
  await field.fill('ada stone');
  const creators = page.getByRole('group', { name: 'Creators' });
  await creators.getByRole('option', { name: 'Ada Stone' }).click();
  await expect(page).toHaveURL(/\/creator\/ada-stone$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Stone' })).toBeVisible();
  await expect(page.locator('#content')).toBeFocused();
});
