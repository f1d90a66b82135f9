import type { Browser } from '@playwright/test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Site } from '../sites/start-sites.ts';
import { measureExecutedShare } from './executed-share.ts';
import { measureFilterTick } from './filter-tick.ts';
import { measureFirstLoad } from './first-load.ts';
import { measureRouteChange } from './route-change.ts';
import { openVisit } from './browser.ts';

/** The figures that vary between runs: one visit of each kind. */
export async function measureTimes(browser: Browser, { slowUrl: url }: Site, session: object) {
  const { lcp, content, interactive } = await measureFirstLoad(browser, url);
  const move = { url, session };
  return {
    lcp,
    content,
    interactive,
    move: await measureRouteChange(browser, { ...move, isPrefetched: false }),
    prefetchedMove: await measureRouteChange(browser, { ...move, isPrefetched: true }),
    projectFilterTick: await measureFilterTick(browser, { url, path: '/projects' }),
    creatorFilterTick: await measureFilterTick(browser, { url, path: '/creators' }),
  };
}

/** The figures of one page that are the same in every run: bytes, requests, and how much of the scripts runs. */
export async function measurePage(browser: Browser, site: Site, path: string) {
  const { scripts, laterScripts, requests } = await measureFirstLoad(browser, site.slowUrl, path);
  const { gzip, brotli } = await measureScripts(site, scripts);
  return {
    gzip,
    brotli,
    scripts: scripts.length,
    requests,
    executed: await measureExecutedShare(browser, site.url, path),
    later: (await measureScripts(site, laterScripts)).brotli,
  };
}

/** The size of the scripts that a visitor loads again after a release of the landing page's remote, with gzip. Publishes that release. */
export async function measureReloaded(browser: Browser, site: Site): Promise<number> {
  return (await measureScripts(site, await measureReload(browser, site))).gzip;
}

/** Opens the landing page before and after a release of its remote; returns the URLs of the scripts that were not in the cache. */
async function measureReload(browser: Browser, site: Site): Promise<string[]> {
  const visit = { url: site.url, isThrottled: false, savesData: true };
  const { page, close } = await openVisit(browser, visit);
  await page.goto('/');
  await page.locator('main h1').waitFor();
  const known = await listScripts();
  await site.release();
  await page.goto('/');
  await page.locator('main h1', { hasText: 'the best' }).waitFor();
  const now = await listScripts();
  await close();
  return now.filter((script) => !known.includes(script));

  async function listScripts() {
    await page.waitForLoadState('networkidle');
    return page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => new URL(name).pathname.endsWith('.js')),
    );
  }
}

/** The transfer size of a site's scripts, with the best compression of either method. */
async function measureScripts({ origin }: Site, urls: string[]) {
  const sizes = { gzip: 0, brotli: 0 };
  for (const url of new Set(urls)) {
    const response = await fetch(new URL(new URL(url).pathname, origin));
    if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
    const body = Buffer.from(await response.arrayBuffer());
    sizes.gzip += gzipSync(body, { level: 9 }).length;
    sizes.brotli += brotliCompressSync(body).length;
  }
  return sizes;
}
