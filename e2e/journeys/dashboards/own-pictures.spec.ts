import { createPhotoWithLocation } from '../../fixtures/photo.ts';
import { fetchRows } from '../../fixtures/api/rows.ts';
import { fillProject } from '../../fixtures/new-project.ts';
import { newCreator } from '../../fixtures/people/accounts.ts';
import { signIn } from '../../fixtures/people/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

test.describe('without a network', () => {
  test.use({ expectedErrors: /Failed to load resource|net::ERR|Error saving project/ });

  test('a creator loses nothing and ends up with one project', async ({ page }) => {
    const creator = await newCreator();
    const title = `Night Ferry ${creator.id.slice(0, 8)}`;
    const responses = { dropped: 0 };
    await signIn(page, creator, '/dashboard/dev/projects?edit=new');
    const dialog = await fillProject(page, title);
    // The row is stored, but the response is lost.
    await page.route(/\/rest\/v1\/rpc\/save_project/, async (route) => {
      if (route.request().method() !== 'POST' || responses.dropped > 0) return route.fallback();
      responses.dropped += 1;
      await route.fetch();
      await route.abort('connectionreset');
    });
    await dialog.getByRole('button', { name: 'Create Project' }).click();
    await expect(dialog.getByText(/^Not saved\./)).toBeVisible();

    await page.reload();
    await expect(page.getByText('We restored your unsaved draft.')).toBeVisible();
    const restored = page.getByRole('dialog', { name: 'Add New Project' });
    await expect(restored.getByRole('textbox', { name: 'Project title' })).toHaveValue(title);
    await expect(restored.getByRole('img', { name: 'Preview of harbour.jpg' })).toBeVisible();
    // Another tab starts a separate project.
    const tab = await page.context().newPage();
    await tab.goto('/dashboard/dev/projects?edit=new');
    await expect(tab.getByRole('textbox', { name: 'Project title' })).toHaveValue('');
    await tab.close();
    await restored.getByRole('button', { name: 'Create Project' }).click();
    await expect(restored).toBeHidden();

    await expect(page.getByRole('article', { name: title })).toHaveCount(1);
    const rows = await fetchRows(`projects?select=id&user_id=eq.${creator.id}`);
    expect(rows).toHaveLength(1);
  });
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
