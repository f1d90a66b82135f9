import type { Page } from '@playwright/test';
import { createPhotoWithLocation } from '../../fixtures/photo.ts';
import { fetchRows } from '../../fixtures/api/rows.ts';
import { newCreator } from '../../fixtures/people/accounts.ts';
import { signIn } from '../../fixtures/people/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

const DESCRIPTION = 'A table of tides for small harbours, which works far from any network.';

/** Taller than wide, so that the limit of 1600 pixels applies to the height. */
const LARGE = { width: 1500, height: 2400 };

async function fillProject(page: Page, title: string) {
  const dialog = page.getByRole('dialog', { name: 'Add New Project' });
  await dialog.getByRole('textbox', { name: 'Project title' }).fill(title);
  await dialog.getByRole('textbox', { name: 'Description' }).fill(DESCRIPTION);
  await dialog.getByRole('button', { name: 'Add Web', exact: true }).click();
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByLabel('Project image').click();
  await (await chooser).setFiles(await createPhotoWithLocation(page, 'harbour.jpg', LARGE));
  await expect(dialog.getByRole('img', { name: 'Preview of harbour.jpg' })).toBeVisible();
  return dialog;
}

test('a creator publishes a project with images, without their location data', async ({
  page,
  browser,
}) => {
  const creator = await newCreator();
  const title = `Tide Table ${creator.id.slice(0, 8)}`;
  await signIn(page, creator, '/dashboard/dev/projects');
  await page.getByRole('button', { name: 'Add New Project' }).click();
  const dialog = await fillProject(page, title);
  const pictures = ['quay.jpg', 'boat.jpg'].map((name) => createPhotoWithLocation(page, name));
  await dialog.getByLabel('Gallery', { exact: true }).setInputFiles(await Promise.all(pictures));
  await dialog.getByRole('button', { name: 'Move boat.jpg earlier' }).click();
  await dialog.getByRole('button', { name: 'Create Project' }).click();

  await expect(dialog).toBeHidden();
  await page
    .getByRole('article', { name: title })
    .getByRole('link', { name: 'View Details' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const [project] = await fetchRows<{
    image_url: string;
    image_color: string | null;
    project_media: { url: string; position: number }[];
  }>(
    `projects?select=image_url,image_color,project_media(url,position)&title=eq.${encodeURIComponent(title)}`,
  );
  const cover = String(project?.image_url);
  const coverImage = page.locator(`img[src$="${cover}"]`).first();
  await expect(coverImage).toBeVisible();
  const large = await coverImage.evaluate((image: HTMLImageElement) => image.src);
  const small = large.replace('-1600.', '-480.');
  expect([await measure(page, large), await measure(page, small)]).toEqual([
    [1000, 1600],
    [480, 768],
  ]);
  expect(project?.project_media).toHaveLength(2);
  // The blue of the photo, as far as JPEG keeps it.
  expect(project?.image_color).toMatch(/^#3[\da-f]5[\da-f][ef][\da-f]$/);

  const stored = await fetch(large);
  const bytes = Buffer.from(await stored.arrayBuffer());
  expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff');
  expect(bytes.includes('Exif')).toBe(false);

  // This one has the large image in its cache, and would show that.
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await phone.goto(new URL(`/projects?q=${encodeURIComponent(title)}`, page.url()).href);
  const card = phone.getByRole('article', { name: title }).getByRole('img').first();
  await expect(card).toHaveJSProperty('currentSrc', small);
  await phone.close();
});

/** The width and height of an image in pixels. */
function measure(page: Page, url: string) {
  return page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, url);
}

test.describe('without a network', () => {
  test.use({ expectedErrors: [/Failed to load resource|net::ERR|Error saving project/] });

  test('a creator loses nothing and ends up with one project', async ({ page }) => {
    const creator = await newCreator();
    const title = `Night Ferry ${creator.id.slice(0, 8)}`;
    const responses = { dropped: 0 };
    await signIn(page, creator, '/dashboard/dev/projects?edit=new');
    const dialog = await fillProject(page, title);
    // The row is stored, but the response is lost.
    await page.route(/\/rest\/v1\/projects\?/, async (route) => {
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
