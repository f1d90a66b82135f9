import type { Browser } from '@playwright/test';
import { openVisit } from './browser.ts';

/** A page counts as interactive after its main thread has had no long task for this long. */
const QUIET_MS = 2500;

type Observed = {
  lcp: number;
  content: number;
  clicks: number;
  longTasks: { start: number; end: number }[];
};

/**
 * The first visit to a page with an empty cache: times in ms, the scripts requested until the app took over what the server rendered, and
 * those after.
 */
export async function measureFirstLoad(browser: Browser, url: string, path = '/') {
  const { page, close } = await openVisit(browser, { url, isThrottled: true, savesData: true });
  await page.addInitScript(() => {
    const seen: Observed = { lcp: 0, content: 0, clicks: 0, longTasks: [] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      seen.lcp = list.getEntries().at(-1)?.startTime ?? seen.lcp;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        seen.longTasks.push({ start: startTime, end: startTime + duration });
      }
    }).observe({ type: 'longtask', buffered: true });
    new MutationObserver(() => {
      if (!document.querySelector('main h1')) return;
      const now = performance.now();
      if (seen.content === 0) seen.content = now;
      // The app removes the attribute once it has taken over a page that the server rendered.
      if (seen.clicks === 0 && !document.querySelector('#root[data-rendered]')) seen.clicks = now;
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(
    (quiet) => {
      const { seen } = window as unknown as { seen: Observed };
      const last = Math.max(seen.clicks, ...seen.longTasks.map(({ end }) => end));
      return seen.clicks > 0 && performance.now() - last > quiet;
    },
    QUIET_MS,
    { polling: 250, timeout: 180_000 },
  );
  const result = await page.evaluate(() => {
    const { seen } = window as unknown as { seen: Observed };
    const resources = performance.getEntriesByType('resource');
    const first = resources.filter(({ startTime }) => startTime <= seen.clicks);
    const scriptsOf = (entries: PerformanceEntry[]) =>
      entries.map(({ name }) => name).filter((name) => new URL(name).pathname.endsWith('.js'));
    return {
      lcp: seen.lcp,
      content: seen.content,
      clicks: seen.clicks,
      interactive: Math.max(seen.clicks, ...seen.longTasks.map(({ end }) => end)),
      requests: new Set(first.map(({ name }) => name)).size + 1,
      scripts: scriptsOf(first),
      laterScripts: scriptsOf(resources.filter((entry) => !first.includes(entry))),
    };
  });
  await close();
  return result;
}
