import type { Page } from '@playwright/test';
import { callApi } from '../../fixtures/api/api.ts';
import { fetchRows } from '../../fixtures/api/rows.ts';
import { newAccount } from '../../fixtures/people/accounts.ts';
import { bubble, log, openConversation } from '../../fixtures/people/conversation.ts';
import { createPhotoWithLocation } from '../../fixtures/photo.ts';
import { expect, test } from '../../fixtures/test.ts';

type StoredFile = { id: string; owner_id: string; name: string; preview_widths: number[] };

/** More than two parts of 6 MB. */
const LARGE = 13_000_000;

const toSend = (page: Page) =>
  page.getByRole('list', { name: 'Files to send' }).getByRole('listitem');

const aFile = (name: string, size: number) => ({
  name,
  mimeType: 'text/html',
  buffer: Buffer.alloc(size, 'a'),
});

/** Loses the connection at the next parts of uploads, so often. */
async function dropParts(page: Page, times: number) {
  let dropped = 0;
  await page.route(/upload\/resumable\//, (route) => {
    if (route.request().method() !== 'PATCH' || dropped === times) return route.continue();
    dropped += 1;
    return route.abort('connectionreset');
  });
  return () => dropped;
}

test.use({ expectedErrors: /ERR_CONNECTION_RESET|ERR_INTERNET_DISCONNECTED/ });

test('two browsers exchange ten files over a connection that drops three times, and a stranger with every name gets nothing', async ({
  browser,
}) => {
  // Each lost part waits before it is sent again.
  test.slow();
  const { client, creatorPage, clientPage } = await openConversation(browser);
  const droppedCount = await dropParts(clientPage, 3);
  const photo = await createPhotoWithLocation(clientPage, 'harbor.jpg', {
    width: 1800,
    height: 1200,
  });
  await clientPage
    .getByLabel('Files', { exact: true })
    .setInputFiles([
      photo,
      aFile('page.html', 2_000),
      aFile('large.bin', LARGE),
      ...Array.from({ length: 7 }, (_, index) => aFile(`notes ${index}.txt`, 100 + index)),
    ]);
  await expect(toSend(clientPage)).toHaveCount(10);
  await expect(toSend(clientPage).filter({ hasText: 'Uploaded' })).toHaveCount(10, {
    timeout: 60_000,
  });
  expect(droppedCount()).toBe(3);
  await clientPage.getByRole('button', { name: 'Describe this picture' }).click();
  await clientPage.getByRole('textbox', { name: 'Describe harbor.jpg' }).fill('The harbor');
  await clientPage.reload();
  await expect(toSend(clientPage).filter({ hasText: 'Uploaded' })).toHaveCount(10);
  await clientPage.getByRole('button', { name: 'Send' }).click();
  await expect(toSend(clientPage)).toHaveCount(0);
  await expect(bubble(clientPage, 'page.html').getByText('Sent')).toBeVisible();

  const picture = log(creatorPage).getByRole('img', { name: 'The harbor' });
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(480);
  const link = log(creatorPage).getByRole('link', { name: 'Open The harbor' });
  const original = await fetch(String(await link.getAttribute('href')));
  expect(original.headers.get('content-type')).toBe('image/jpeg');
  expect(await original.text()).not.toContain('GPS');
  const page = log(creatorPage).getByRole('link', { name: 'Download page.html' });
  const [download] = await Promise.all([creatorPage.waitForEvent('download'), page.click()]);
  expect(download.suggestedFilename()).toBe('page.html');

  const files = await fetchRows<StoredFile>(
    'attachments?select=id,owner_id,name,preview_widths',
    client.token,
  );
  expect(files).toHaveLength(10);
  await expectNothing(files);
});

/** Tries every name in every way, as a stranger and as a visitor. */
async function expectNothing(files: StoredFile[]) {
  const stranger = await newAccount();
  const names = files.flatMap(({ id, owner_id, preview_widths }) => [
    `${owner_id}/${id}`,
    ...preview_widths.map((width) => `${owner_id}/${id}-${width}`),
  ]);
  expect(names).toHaveLength(12);
  for (const token of [stranger.token, undefined]) {
    for (const name of names) {
      for (const way of ['', 'public/', 'authenticated/', 'info/', 'sign/']) {
        const response = await callApi(`/storage/v1/object/${way}attachments/${name}`, {
          ...(token && { token }),
          ...(way === 'sign/' && { body: { expiresIn: 60 } }),
        });
        expect([400, 401, 403, 404]).toContain(response.status);
      }
    }
  }
  const rows = await fetchRows<StoredFile>('attachments?select=id', stranger.token);
  expect(rows).toEqual([]);
}
