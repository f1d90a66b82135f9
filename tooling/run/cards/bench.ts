import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { createEndpoints, startCardDrawer } from '@showcase/serve';
import { median } from '../against/comparison.ts';
import { launchBrowser } from '../serving/launch-browser.ts';

/**
 * `npm run bench:cards` measures a card for previews of links without a picture: drawn, from the cache, and as a screenshot by Chromium;
 * then the memory while many are drawn. `-- --rounds 30 --cards 10000` for longer ones.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '15' },
    cards: { type: 'string', default: '200' },
  },
});
const rounds = Number(values.rounds);
const count = Number(values.cards);

const id = '00000000-0000-4000-8000-000000000101';
const owner = { id, name: 'Ada Stone', username: null, rating_avg: 4.75, rating_count: 8 };
const project = {
  ...{ id, tagline: null, description: '', tags: [], is_proven: false, owner, image_url: null },
  ...{ is_for_sale: true, sale_price: 1200, sale_kind: 'once', sold_at: null },
  ...{ created_at: '2026-01-01', updated_at: '2026-01-01', listed_at: '2026-01-01' },
};
let title = '';
const source = {
  ...{ api: 'http://api.test', key: 'key', origin: 'https://site.test' },
  fetch: async () => Response.json([{ ...project, title }]),
};
const drawer = startCardDrawer();
const endpoints = createEndpoints({ source, drawCard: drawer.draw });
const browser = await launchBrowser();
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  const request = async () => {
    const response = await endpoints.request(`/cards/projects/${id}.png`);
    if (response.status !== 200) throw new Error(`A card responded with ${response.status}`);
    await response.arrayBuffer();
  };
  const takeScreenshot = async () => {
    await page.setContent(
      `<body style="font-family: sans-serif"><h1>${title}</h1><p>Ada Stone<p>4.8 (8) For sale $1,200`,
    );
    await page.screenshot();
  };
  const times = { drawn: [] as number[], cached: [] as number[], screenshot: [] as number[] };
  title = 'A first one, which starts the thread';
  await request();
  await takeScreenshot();
  for (let round = 0; round < rounds; round += 1) {
    title = `A marketplace for wooden boats ${round}`;
    times.drawn.push(await measure(request));
    times.cached.push(await measure(request));
    times.screenshot.push(await measure(takeScreenshot));
  }
  const [drawn, cached, screenshot] = [times.drawn, times.cached, times.screenshot].map(median) as [
    number,
    number,
    number,
  ];
  console.log(`drawn ${drawn.toFixed(1)} ms, a screenshot ${screenshot.toFixed(1)} ms`);
  print('from the cache, of drawn', cached / drawn, 0.02);
  print('drawn, of a screenshot', drawn / screenshot, 0.3);
  const memory: number[] = [];
  for (let card = 0; card < count; card += 1) {
    title = `Card ${card}`;
    await request();
    if (card === Math.floor(count / 2)) memory.push(process.memoryUsage.rss());
  }
  memory.push(process.memoryUsage.rss());
  const [half = 0, end = 0] = memory;
  console.log(`${Math.round(end / 2 ** 20)} MB after ${count} cards`);
  print('memory at the end, of that at half', end / half, 1.2);
} finally {
  await browser.close();
  await drawer.stop();
}

function print(label: string, ratio: number, goal: number) {
  console.log(`${label}: ${ratio.toFixed(3)}, at most ${goal}${ratio > goal ? ', missed' : ''}`);
}

async function measure(act: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await act();
  return performance.now() - started;
}
