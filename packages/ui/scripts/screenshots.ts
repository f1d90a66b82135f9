import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launchChromium } from './chromium.ts';
import { serveStorybook } from './serve-storybook.ts';
import { listStories, looks, openStory } from './stories.ts';
import type { Look } from './stories.ts';

const widths = [390, 768, 1440] as const;
const folder = fileURLToPath(new URL('../screenshots', import.meta.url));

/** Takes screenshots of all stories, or of those whose ID contains `idPart`, in each look and width. */
async function takeScreenshots(idPart: string | undefined) {
  const site = await serveStorybook();
  const browser = await launchChromium();
  try {
    const stories = await listStories(site.url, idPart);
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const walks = (Object.keys(looks) as Look[]).map(async (look) => {
      const page = await context.newPage();
      for (const width of widths) mkdirSync(`${folder}/${width}-${look}`, { recursive: true });
      for (const { id } of stories) {
        await openStory(page, site.url, id, look);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 720 });
          await page.screenshot({ path: `${folder}/${width}-${look}/${id}.png`, fullPage: true });
        }
      }
    });
    await Promise.all(walks);
    console.log(`Screenshots of ${stories.length} stories in screenshots/`);
  } finally {
    await browser.close();
    site.close();
  }
}

await takeScreenshots(process.argv[2]);
