import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

const ROWS = 10_000;
/** The limit that Web Vitals rates as good for an interaction. */
const MAX_INTERACTION_MS = 200;
const MAX_RENDERED = 300;

type SearchResult = { items: object[]; next_cursor: string | null };

/** Makes a search without a query return ten thousand rows, copied from real ones; in the page, because such a response takes time. */
function fillProjects(page: Page) {
  return page.addInitScript((count) => {
    const send = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const response = await send(input, init);
      const url = new URL(input instanceof Request ? input.url : input, document.baseURI);
      const isSearch = url.pathname.endsWith('/rpc/search_projects') && !url.searchParams.get('q');
      if (!isSearch) return response;
      const result = (await response.json()) as SearchResult;
      const items = Array.from({ length: count }, (_, index) => ({
        ...result.items[index % result.items.length],
        id: `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
        title: `Row ${index + 1}`,
      }));
      return Response.json({ ...result, items, next_cursor: null });
    };
  }, ROWS);
}

/** The time from each keystroke until the screen showed it. */
function watchKeys(page: Page) {
  return page.evaluate(() => {
    const watched = globalThis as unknown as { keys: number[] };
    watched.keys = [];
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) {
        if (name === 'keydown') watched.keys.push(duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

function slowKeys(page: Page, limit: number) {
  return page.evaluate(
    (limitMs) =>
      (globalThis as unknown as { keys: number[] }).keys.filter((ms) => ms > limitMs).length,
    limit,
  );
}

test('a page with ten thousand projects stays smooth', async ({ page }) => {
  await fillProjects(page);
  await page.goto('/projects');
  const count = page.getByRole('heading', { name: '10,000 projects' });
  await expect(count).toBeVisible({ timeout: 30_000 });
  const cards = page.getByRole('article');
  await expect(page.getByRole('article', { name: 'Row 1', exact: true })).toBeVisible();
  await page.evaluate(() => window.scrollBy(0, 1));
  await expect.poll(() => cards.count()).toBeLessThan(MAX_RENDERED);

  const list = page.getByRole('list', { name: 'Projects' }).filter({ has: cards });
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await list.evaluate((element, share) => {
      const { top, height } = element.getBoundingClientRect();
      window.scrollTo(0, window.scrollY + top + height * share - window.innerHeight / 2);
    }, part);
    const rowPattern = new RegExp(`^Row ${part === 1 ? ROWS : `${part * ROWS}`.slice(0, 2)}`);
    await expect(page.getByRole('article', { name: rowPattern }).first()).toBeVisible();
    expect(await cards.count()).toBeLessThan(MAX_RENDERED);
  }

  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.getByRole('article', { name: 'Row 1', exact: true })).toBeVisible();
  await watchKeys(page);
  await page.getByRole('searchbox').pressSequentially('react apps');
  await expect(page.getByRole('searchbox')).toHaveValue('react apps');
  await expect(page).toHaveURL(/q=react/);
  expect(await slowKeys(page, MAX_INTERACTION_MS), 'keystrokes that were felt').toBeLessThanOrEqual(
    3,
  );
});
