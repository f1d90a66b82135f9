import { expect, type Browser, type Page } from '@playwright/test';
import { cardChecks } from './card-checks.ts';
import { controlChecks } from './control-checks.ts';
import { paletteChecks } from './palette-checks.ts';
import { openStory } from './stories.ts';

const VIEWPORT = { width: 1280, height: 720 };

/** Checks that need a browser with layout, canvas and pointers. */
const checks: Record<string, (page: Page, url: string) => Promise<void>> = {
  ...cardChecks,
  ...controlChecks,
  ...paletteChecks,
  'the drop zone removes the location of a photo': async (page, url) => {
    await openStory(page, url, 'forms-dropzone--gallery', 'light');
    const photo = await page.evaluate(createPhotoWithLocation);
    await page.getByLabel('Gallery').setInputFiles({
      name: 'photo.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from(photo, 'latin1'),
    });
    const preview = page.getByRole('img', { name: 'Preview of photo.jpg' });
    await expect(preview).toBeVisible();
    const stored = await preview.evaluate(async (image: HTMLImageElement) =>
      (await fetch(image.src)).text(),
    );
    expect(photo).toContain('51.5072N');
    expect(stored.length).toBeGreaterThan(100);
    expect(stored).not.toContain('51.5072N');
  },
  'the drop zone accepts files that are dropped on its input': async (page, url) => {
    await openStory(page, url, 'forms-dropzone--gallery', 'light');
    const input = page.getByLabel('Gallery');
    const data = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      const gif = Uint8Array.from(atob('R0lGODlhAQABAAAAACw='), (char) => char.charCodeAt(0));
      transfer.items.add(new File([gif], 'dropped.gif', { type: 'image/gif' }));
      return transfer;
    });
    await input.evaluate((element: HTMLInputElement, transfer) => {
      element.files = transfer.files;
      element.dispatchEvent(new Event('change', { bubbles: true }));
    }, data);
    await expect(page.getByRole('img', { name: 'Preview of dropped.gif' })).toBeVisible();
  },
  'the carousel can be swiped, and loops from the first to the last': async (page, url) => {
    await openStory(page, url, 'media-carousel--pictures', 'light');
    const stage = page.getByRole('group', { name: /arrow keys/ });
    const box = await stage.boundingBox();
    if (!box) throw new Error('The carousel is not visible on the page.');
    const middle = box.y + box.height / 2;
    await page.mouse.move(box.x + box.width * 0.3, middle);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.8, middle, { steps: 8 });
    await page.mouse.up();
    await expect(page.getByText('5 / 5')).toBeVisible();
  },
  'the left arrow goes forward in right-to-left': async (page, url) => {
    await openStory(page, url, 'media-carousel--pictures', 'rtl');
    await page.getByRole('group', { name: /arrow keys/ }).press('ArrowLeft');
    await expect(page.getByText('2 / 5')).toBeVisible();
    const second = page.getByRole('group', { name: '2 of 5' });
    const stage = page.getByRole('group', { name: /arrow keys/ });
    await expect
      .poll(async () => Math.round((await second.boundingBox())?.x ?? 0))
      .toBe(Math.round((await stage.boundingBox())?.x ?? 0) + 1);
  },
  'a clicked suggestion is added instead of the typed text': async (page, url) => {
    await openStory(page, url, 'forms-taginput--open', 'light');
    await page.getByRole('option', { name: 'React Native' }).click();
    await expect(page.getByRole('listitem')).toHaveText(['Supabase', 'React Native']);
    await expect(page.getByRole('combobox')).toBeFocused();
  },
  'the sidebar is a rail from 768 px, whole from 1024 px, and a bar below': async (page, url) => {
    await openStory(page, url, 'layout-sidebarframe--page', 'light');
    const widthOfNavigation = async (width: number) => {
      await page.setViewportSize({ width, height: 800 });
      return (await page.getByRole('navigation').locator('..').boundingBox())?.width;
    };
    expect(await widthOfNavigation(1024)).toBe(240);
    expect(await widthOfNavigation(768)).toBe(64);
    expect(await widthOfNavigation(767)).toBeGreaterThan(600);
  },
  'the table turns into cards on a phone, without horizontal scrolling': async (page, url) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openStory(page, url, 'data-datatable--transactions', 'light');
    const row = page.getByRole('row', { name: /Landing page/ });
    expect((await row.boundingBox())?.height).toBeGreaterThan(150);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  },
};

export async function checkBehavior(browser: Browser, url: string) {
  // One page for all: what a new one starts takes longer than the check.
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const problems: string[] = [];
  for (const [name, check] of Object.entries(checks)) {
    await page.setViewportSize(VIEWPORT);
    await page.emulateMedia({ forcedColors: null });
    await page.mouse.move(0, 0);
    try {
      await check(page, url);
      console.log(`✓ ${name}`);
    } catch (error) {
      problems.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  await page.close();
  return problems;
}

/** Runs in the page: creates a JPEG with an EXIF segment, as cameras write it. */
async function createPhotoWithLocation() {
  const canvas = document.createElement('canvas');
  canvas.width = 64;
  canvas.height = 40;
  canvas.getContext('2d')?.fillRect(0, 0, 32, 40);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg'));
  if (!blob) throw new Error('The canvas returned no image.');
  const bytes = [...new Uint8Array(await blob.arrayBuffer())];
  const exif = [...'Exif\0\0GPS 51.5072N'].map((char) => char.charCodeAt(0));
  const segment = [0xff, 0xe1, 0, exif.length + 2, ...exif];
  return String.fromCharCode(...bytes.slice(0, 2), ...segment, ...bytes.slice(2));
}
