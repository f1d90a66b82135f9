import type { Page } from '@playwright/test';
import { oldestProject } from '../../fixtures/api/rows.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Less than users notice; search engines rate up to 0.1 as good. */
const MAX_LAYOUT_SHIFT = 0.01;

/** A card is at most 380 px wide, and high-density screens have up to three device pixels per px. */
const MAX_PIXELS = 1280;
const MAX_BYTES = 60_000;

type Shift = { value: number; moved: string[] };
type Watched = { shifts: Shift[] };

/** From the first paint on, records all shifts that the user did not cause, with the elements that moved. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    type Entry = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    const watched = globalThis as unknown as Watched;
    watched.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
          const text = node?.textContent?.slice(0, 40);
          return `${node?.nodeName} "${text}" from ${from.x}, ${from.y} to ${to.x}, ${to.y}`;
        });
        watched.shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function expectNoShift(page: Page) {
  const shifts = await page.evaluate(() => (globalThis as unknown as Watched).shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect.soft(sum, JSON.stringify(shifts, null, 2)).toBeLessThan(MAX_LAYOUT_SHIFT);
}

/** A phone on a mobile network: responses and images arrive one after the other. */
async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 120,
    downloadThroughput: 400_000,
    uploadThroughput: 100_000,
  });
}

/**
 * Scrolls down the page like a reader, and stays at every image in its width until it has loaded. The page may grow meanwhile; a
 * row that scrolls sideways loads the rest later.
 */
async function readToTheEnd(page: Page) {
  const isRead = () => {
    const isLoading = (image: HTMLImageElement) =>
      !image.complete &&
      image.checkVisibility() &&
      image.getBoundingClientRect().left < window.innerWidth;
    const loading = [...document.images].find(isLoading);
    if (loading) {
      loading.scrollIntoView({ behavior: 'instant', block: 'center' });
      return false;
    }
    window.scrollBy({ behavior: 'instant', top: window.innerHeight });
    return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
  };
  await page.waitForFunction(isRead, null, { polling: 100 });
}

const paths = ['/', '/projects', '/projects/:project', '/creators', '/creators/:creator'];
const lists = ['/projects', '/creators'];

for (const width of [390, 1280]) {
  test.describe(`at ${width} px, over a slow connection`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const path of paths) {
      const hasCards = lists.includes(path);
      const images = hasCards ? ', and its images load lazily and match their size' : '';
      test(`${path} does not jump while it loads${images}`, async ({ page }) => {
        // A title that another journey made up may need one line in one font and two in the other.
        const project = await oldestProject();
        await watchShifts(page);
        await slowDown(page);
        await page.goto(path.replace(':project', project.id).replace(':creator', project.user_id));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
        await expect(page.getByRole('status', { name: /loading/i })).toHaveCount(0);
        if (hasCards) await expectLazyImages(page);
        await readToTheEnd(page);
        await expectNoShift(page);
        if (hasCards) expect(await listTooLargeImages(page)).toEqual([]);
      });
    }

    test('/creators/:creator does not jump if the email arrives last', async ({ page }) => {
      const { user_id: id } = await oldestProject();
      await watchShifts(page);
      const { promise: isRead, resolve: sendEmail } = Promise.withResolvers<void>();
      await page.route('**/rpc/creator_contact', async (route) => {
        await isRead;
        await route.continue();
      });
      await page.goto(`/creators/${id}`);
      await page.getByRole('button', { name: /^Report/ }).scrollIntoViewIfNeeded();
      await readToTheEnd(page);
      sendEmail();
      const about = page.getByRole('complementary', { name: 'About the creator' });
      await expect(about.getByRole('link', { name: '@' })).toBeVisible();
      await expectNoShift(page);
    });
  });
}

/** The first six cards may load their images at once. */
async function expectLazyImages(page: Page) {
  const cards = page.getByRole('article');
  await expect(cards.nth(20)).toBeAttached();
  const pictures = await cards.evaluateAll((articles) =>
    articles.flatMap((article, index) =>
      [...article.querySelectorAll('img')].map((image) => ({
        isLazy: index < 6 || image.loading === 'lazy',
        hasSize: image.hasAttribute('width') && image.hasAttribute('height'),
      })),
    ),
  );
  expect(pictures.length).toBeGreaterThan(20);
  expect(pictures.filter(({ isLazy, hasSize }) => !isLazy || !hasSize)).toEqual([]);
}

function listTooLargeImages(page: Page) {
  return page.evaluate(
    ([maxPixels, maxBytes]) =>
      [...document.querySelectorAll<HTMLImageElement>('article img')]
        .map(({ src, naturalWidth }) => ({
          src,
          naturalWidth,
          bytes: (performance.getEntriesByName(src) as PerformanceResourceTiming[]).reduce(
            (max, { encodedBodySize }) => Math.max(max, encodedBodySize),
            0,
          ),
        }))
        .filter(({ naturalWidth, bytes }) => naturalWidth > maxPixels || bytes > maxBytes),
    [MAX_PIXELS, MAX_BYTES] as const,
  );
}
