import { readFileSync, readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { chromium } from '@playwright/test';
import type { Picture } from './frames.ts';

const root = new URL('../../../', import.meta.url);
const font = new URL(
  'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  root,
);
const chromiumArguments = [
  '--no-sandbox',
  '--headless',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function styleSheet(): string {
  const data = readFileSync(font).toString('base64');
  const folder = new URL('./styles/', import.meta.url);
  const sheets = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
  return `@font-face{font-family:Inter;font-weight:100 900;src:url(data:font/woff2;base64,${data})}${sheets.join('\n')}`;
}

export type Job = { path: string; picture: Picture; limit: number };

/** Renders every job as WebP, with the best quality that stays under its size limit. */
export async function render(jobs: readonly Job[]): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: chromiumArguments,
  });
  try {
    const page = await browser.newPage();
    const devtools = await page.context().newCDPSession(page);
    await page.setContent(`<style>${styleSheet()}</style><body></body>`);
    for (const { path, picture, limit } of jobs) {
      await page.setViewportSize({ width: picture.width, height: picture.height });
      await page.evaluate(async (html) => {
        document.body.style.cssText = 'width:100vw;height:100vh';
        document.body.innerHTML = html;
        await document.fonts.ready;
      }, picture.html);
      await mkdir(dirname(path), { recursive: true });
      let data = Buffer.alloc(0);
      for (const quality of [84, 76, 68, 58, 46]) {
        const shot = await devtools.send('Page.captureScreenshot', { format: 'webp', quality });
        data = Buffer.from(shot.data, 'base64');
        if (data.length <= limit) break;
      }
      await writeFile(path, data);
    }
  } finally {
    await browser.close();
  }
}
