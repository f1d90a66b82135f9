import type { Browser } from '@playwright/test';
import type { Site } from '../sites/start-sites.ts';
import { measureFilterTick } from './filter-tick.ts';
import { measureFirstLoad } from './first-load.ts';
import { measureReload } from './reload.ts';
import { measureRouteChange } from './route-change.ts';
import { measureScripts } from './script-sizes.ts';

/** What varies between runs: one visit of each kind. */
export async function measureTimes(browser: Browser, { slowUrl: url }: Site, session: object) {
  const { lcp, content, clicks, interactive } = await measureFirstLoad(browser, url);
  const move = { url, session };
  return {
    lcp,
    content,
    clicks,
    interactive,
    move: await measureRouteChange(browser, { ...move, isPrefetched: false }),
    prefetchedMove: await measureRouteChange(browser, { ...move, isPrefetched: true }),
    projectFilterTick: await measureFilterTick(browser, { url, path: '/projects' }),
    creatorFilterTick: await measureFilterTick(browser, { url, path: '/creators' }),
  };
}

/** What is the same in every run: bytes and requests. Publishes the site's next release at the end. */
export async function measureBytes(browser: Browser, site: Site) {
  const { scripts, requests } = await measureFirstLoad(browser, site.slowUrl);
  const { gzip, brotli } = await measureScripts(site, scripts);
  const reloaded = await measureScripts(site, await measureReload(browser, site));
  return { requests, scripts: scripts.length, gzip, brotli, reloaded: reloaded.gzip };
}
