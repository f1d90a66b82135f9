import { fetchRows } from '../../fixtures/api/rows.ts';
import { expect, test } from '../../fixtures/test.ts';

test('the images of a project can be downloaded as one file', async ({ page }) => {
  const [media] = await fetchRows<{ project_id: string }>(
    'project_media?select=project_id&kind=eq.image&order=id&limit=1',
  );
  const count = (
    await fetchRows(`project_media?select=id&kind=eq.image&project_id=eq.${media?.project_id}`)
  ).length;
  await page.goto(`/projects/${media?.project_id}`);
  await page.getByRole('tab', { name: 'Gallery' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download All Images' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.zip$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  const zip = Buffer.concat(chunks);
  expect(zip.subarray(0, 2).toString()).toBe('PK');
  // Each file has one entry in the central directory at the end.
  expect(zip.toString('latin1').split('PK\u0001\u0002')).toHaveLength(count + 1);
});

test('a client browses the images of a service', async ({ page }) => {
  const services = await fetchRows<{ user_id: string; title: string; images: string[] }>(
    'services?select=user_id,title,images&order=created_at,id',
  );
  const service = services.find(({ images }) => images.length > 2);
  if (!service) throw new Error('No service has several images');
  await page.goto(`/creators/${service.user_id}`);
  await page.getByRole('tab', { name: 'Services' }).click();
  const pictures = page.getByRole('region', { name: `Pictures of ${service.title}` });
  const thumbs = pictures.getByRole('list', { name: 'Thumbnails' }).getByRole('button');
  await expect(thumbs).toHaveCount(service.images.length);
  const last = service.images.length;
  await pictures.getByRole('button', { name: 'Previous picture' }).click();
  await expect(pictures.getByText(`${last} / ${last}`, { exact: true })).toBeVisible();
  const image = pictures.getByRole('img', { name: `${service.title}, picture ${last}` });
  await expect(image).toBeInViewport();
  await expect
    .poll(() => image.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});
