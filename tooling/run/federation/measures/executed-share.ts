import type { Browser, Page } from '@playwright/test';
import { openVisit } from './browser.ts';

/** How much of the text of the scripts that a page loads until the app has taken over has run by then, from 0 to 1. */
export async function measureExecutedShare(
  browser: Browser,
  url: string,
  path: string,
): Promise<number> {
  const { page, close } = await openVisit(browser, { url, isThrottled: false, savesData: true });
  await page.coverage.startJSCoverage();
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('main h1').waitFor();
  await page.locator('#root[data-rendered]').waitFor({ state: 'detached' });
  const scripts = (await page.coverage.stopJSCoverage()).map(countCharacters);
  await close();
  const sum = (key: 'loaded' | 'executed') =>
    scripts.reduce((total, script) => total + script[key], 0);
  return sum('executed') / sum('loaded');
}

type Script = Awaited<ReturnType<Page['coverage']['stopJSCoverage']>>[number];

function countCharacters({ source = '', functions }: Script) {
  const hasRun = new Uint8Array(source.length);
  // Ranges of inner blocks come after those that contain them.
  const ranges = functions.flatMap((one) => one.ranges);
  ranges.sort((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
  for (const { startOffset, endOffset, count } of ranges) {
    hasRun.fill(Math.min(count, 1), startOffset, endOffset);
  }
  return { loaded: source.length, executed: hasRun.reduce((sum, one) => sum + one, 0) };
}
