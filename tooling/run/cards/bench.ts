import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { createCardCache, hashCard, startCardDrawer } from '@showcase/serve';
import { startCardPages } from '@showcase/serve/card-pages';
import { median } from '../against/comparison.ts';
import { launchBrowser } from '../serving/launch-browser.ts';
import { drawMany } from './draw-many.ts';

/**
 * `npm run bench:cards` measures a card for previews of links, with and without a picture: drawn, from the cache, and as a screenshot by
 * Chromium of the same card with the same fonts; then the memory while many are drawn. What a request reads from the database comes before
 * all of them and is not counted. `-- --rounds 30 --cards 1000` for other numbers.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    cards: { type: 'string', default: '10000' },
  },
});
const rounds = Number(values.rounds);

const folder = new URL('../../../supabase/seed/images/covers/', import.meta.url);
const [cover = ''] = (await readdir(folder)).toSorted();
const file = await readFile(new URL(cover, folder));
const pictures = createServer((_, response) => response.end(file));
await new Promise<void>((resolve) => pictures.listen(0, '127.0.0.1', resolve));
const pictureUrl = `http://127.0.0.1:${(pictures.address() as AddressInfo).port}/${cover}`;

const drawer = startCardDrawer();
const getCard = createCardCache(drawer.draw);
const pages = await startCardPages();
const browser = await launchBrowser();
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  for (const picture of [null, pictureUrl]) await compare(picture);
  await browser.close();
  await drawMany(Number(values.cards), { draw: drawer.draw, pictureUrl, print });

  async function compare(picture: string | null) {
    const times = { drawn: [] as number[], cached: [] as number[], screenshot: [] as number[] };
    // The first ones start the thread, load fonts, and are compiled until they are as fast as those of a server that runs for a while.
    for (let round = -20; round < rounds; round += 1) {
      const content = {
        ...{
          title: `A marketplace for wooden boats ${round}`,
          byline: 'Ada Stone',
          image: picture,
        },
        ...{ rating: { average: 4.75, count: 8 }, price: 'For sale $1,200', isPortrait: false },
      };
      const get = async () => getCard(await hashCard(content), { content, pictureUrl: picture });
      const url = pages.urlOf({ content, ...(picture && { picture }) });
      const drawn = await measure(get);
      const cached = await measure(get);
      const screenshot = await measure(async () => {
        await page.goto(url);
        await page.locator('html[data-is-drawn]').waitFor();
        await page.screenshot();
      });
      if (round < 0) continue;
      times.drawn.push(drawn);
      times.cached.push(cached);
      times.screenshot.push(screenshot);
    }
    const [drawn, cached, screenshot] = [times.drawn, times.cached, times.screenshot].map(median);
    console.log(
      `${picture ? 'with' : 'without'} a picture: drawn ${drawn?.toFixed(1)} ms, from the cache ${cached?.toFixed(2)} ms, a screenshot ${screenshot?.toFixed(1)} ms`,
    );
    print('from the cache, of drawn', (cached ?? NaN) / (drawn ?? NaN), 0.02);
    print('drawn, of a screenshot', (drawn ?? NaN) / (screenshot ?? NaN), 0.3);
  }
} finally {
  await browser.close();
  await Promise.all([drawer.stop(), pages.stop()]);
  pictures.close();
  pictures.closeAllConnections();
}

function print(label: string, ratio: number, goal: number) {
  console.log(`${label}: ${ratio.toFixed(3)}, at most ${goal}${ratio > goal ? ', missed' : ''}`);
}

async function measure(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await act();
  return performance.now() - started;
}
