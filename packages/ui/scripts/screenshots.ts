import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launchChromium } from './chromium.ts';
import { serveStorybook } from './serve-storybook.ts';
import { listStories, looks, openStory, runJobs } from './stories.ts';
import type { Look } from './stories.ts';

const widths = [390, 768, 1440] as const;
const folder = fileURLToPath(new URL('../screenshots', import.meta.url));

/** Takes screenshots of all stories, or of those whose ID contains `idPart`, in each look and width. */
async function takeScreenshots(idPart: string | undefined) {
  const site = await serveStorybook();
  const browser = await launchChromium();
  try {
    const stories = await listStories(site.url, idPart);
    const jobs = stories.flatMap(({ id }) =>
      (Object.keys(looks) as Look[]).map((look) => ({ id, look })),
    );
    for (const width of widths) {
      for (const { look } of jobs) mkdirSync(`${folder}/${width}-${look}`, { recursive: true });
    }
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const pages = await Promise.all([1, 2].map(() => context.newPage()));
    await runJobs(pages, jobs, async (page, { id, look }) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 720 });
        if (width === widths[0]) await openStory(page, site.url, id, look);
        await page.screenshot({ path: `${folder}/${width}-${look}/${id}.png`, fullPage: true });
      }
    });
    console.log(`${jobs.length * widths.length} screenshots in screenshots/`);
  } finally {
    await browser.close();
    site.close();
  }
}

await takeScreenshots(process.argv[2]);
