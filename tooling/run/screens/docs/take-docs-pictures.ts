import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { root } from '../../project.ts';
import { launchBrowser } from '../../serving/launch-browser.ts';
import { openSitePage, openStillPage } from '../browser/open-page.ts';
import { sitePages } from '../site/site-pages.ts';
import type { StillSite } from '../site/start-site.ts';
import { assertSmall, docsPictures, screens, type DocsPicture } from './docs-pictures.ts';

const QUALITY = 85;
/** Between two phones, in CSS pixels. */
const GAP = 24;

/** Writes the pictures of the documentation to `docs/images`, all or none. */
export async function takeDocsPictures(site: StillSite): Promise<void> {
  const folder = resolve(root, 'docs/images');
  const browser = await launchBrowser();
  const taken = new Map<string, Buffer>();
  for (const picture of docsPictures) taken.set(picture.file, await take(browser, site, picture));
  await browser.close();
  const sizes = [...taken.values()].map(({ byteLength }) => byteLength);
  assertSmall(sizes);
  await mkdir(folder, { recursive: true });
  for (const [file, bytes] of taken) await writeFile(resolve(folder, file), bytes);
  const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000;
  console.log(`${taken.size} pictures, ${kilobytes.toFixed(0)} kB: ${folder}`);
}

async function take(
  browser: Browser,
  site: StillSite,
  { look, screen, pages }: DocsPicture,
): Promise<Buffer> {
  const shots: Buffer[] = [];
  for (const name of pages) {
    const sitePage = sitePages.find((one) => one.name === name);
    if (!sitePage) throw new Error(`No page is named ${name}.`);
    const page = await openSitePage(browser, site, sitePage, {
      viewport: screens[screen],
      colorScheme: look,
    });
    shots.push(await page.screenshot({ animations: 'disabled' }));
    await page.context().close();
  }
  return combine(browser, shots, screens[screen]);
}

/** One WebP of the pictures side by side, transparent between them. */
async function combine(
  browser: Browser,
  shots: Buffer[],
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  const whole = { width: width * shots.length + GAP * (shots.length - 1), height };
  const page = await openStillPage(browser, { viewport: whole });
  const images = shots.map(
    (shot) => `<img src="data:image/png;base64,${shot.toString('base64')}">`,
  );
  await page.setContent(
    `<body style="margin:0;display:flex;gap:${GAP}px;background:transparent">${images.join('')}`,
  );
  const webp = await page.screenshot({ type: 'webp', quality: QUALITY, omitBackground: true });
  await page.context().close();
  return webp;
}
