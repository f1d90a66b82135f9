import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { openSitePage } from './open-site-page.ts';
import { sitePages } from './site-pages.ts';

const folder = resolve(import.meta.dirname, '../../docs/images');
const laptop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
/** Between two phones. */
const gap = 24;
/** Eight of them are less than a megabyte. */
const maxBytes = 120_000;

/** The part of a page that fits on the screen of a laptop, or of phones side by side. */
const pictures = [
  { file: 'landing', look: 'light', screen: laptop, pages: ['landing'] },
  { file: 'projects', look: 'light', screen: laptop, pages: ['projects'] },
  { file: 'creators', look: 'dark', screen: laptop, pages: ['creators'] },
  { file: 'project', look: 'light', screen: laptop, pages: ['project'] },
  { file: 'profile', look: 'dark', screen: laptop, pages: ['creator'] },
  { file: 'dashboard', look: 'light', screen: laptop, pages: ['dev-earnings'] },
  { file: 'messages', look: 'light', screen: laptop, pages: ['messages'] },
  { file: 'phone', look: 'light', screen: phone, pages: ['landing', 'project'] },
] as const;

for (const { file, look, screen, pages } of pictures) {
  test(file, async ({ page }) => {
    await page.emulateMedia({ colorScheme: look });
    await page.setViewportSize(screen);
    const shots: Buffer[] = [];
    for (const name of pages) {
      const sitePage = sitePages.find((each) => each.name === name);
      if (!sitePage) throw new Error(`No page is named ${name}.`);
      await openSitePage(page, sitePage);
      shots.push(await page.screenshot({ animations: 'disabled' }));
    }
    await showSideBySide(page, shots, screen);
    const path = resolve(folder, `${file}.webp`);
    const bytes = await page.screenshot({ path, type: 'webp', quality: 85, omitBackground: true });
    expect(bytes.byteLength).toBeLessThan(maxBytes);
  });
}

async function showSideBySide(page: Page, shots: Buffer[], { width, height }: typeof laptop) {
  await page.goto('about:blank');
  await page.setViewportSize({ width: (width + gap) * shots.length - gap, height });
  const images = shots.map(
    (shot) => `<img src="data:image/png;base64,${shot.toString('base64')}">`,
  );
  await page.setContent(
    `<body style="margin:0;display:flex;gap:${gap}px;background:transparent">${images.join('')}`,
  );
}
