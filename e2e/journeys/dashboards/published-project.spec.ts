import type { Page } from '@playwright/test';
import { createPhotoWithLocation } from '../../fixtures/photo.ts';
import { fetchRows } from '../../fixtures/api/rows.ts';
import { fillProject } from '../../fixtures/new-project.ts';
import { newCreator } from '../../fixtures/people/accounts.ts';
import { signIn } from '../../fixtures/people/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

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
