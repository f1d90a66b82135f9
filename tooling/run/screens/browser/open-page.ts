import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { shownTime } from '../site/clock.ts';
import type { SitePage } from '../site/site-pages.ts';
import type { StillSite } from '../site/start-site.ts';
import { loadEverything } from './load-everything.ts';
import { watchNetwork } from './quiet-network.ts';

const SESSION_KEY = 'bolt-showcase-session';

/** A page at a fixed time and without motion, in a context of its own. */
export async function openStillPage(browser: Browser, options: BrowserContextOptions) {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    timezoneId: 'UTC',
    locale: 'en-US',
    ...options,
  });
  await context.clock.setFixedTime(shownTime);
  context.setDefaultTimeout(30_000);
  return context.newPage();
}

/** Opens a page of the site as the account that sees it, and waits until all of it has loaded. */
export async function openSitePage(
  browser: Browser,
  { url, sessions, ids }: Pick<StillSite, 'url' | 'sessions' | 'ids'>,
  { path, role }: Omit<SitePage, 'name'>,
  options: BrowserContextOptions,
): Promise<Page> {
  const stored = role && [{ name: SESSION_KEY, value: JSON.stringify(sessions[role]) }];
  const page = await openStillPage(browser, {
    ...options,
    ...(stored && {
      storageState: { cookies: [], origins: [{ origin: url, localStorage: stored }] },
    }),
  });
  // Who is online depends on which other pages are open.
  await page.routeWebSocket(/\/realtime\/v1\//, () => undefined);
  const untilQuiet = watchNetwork(page);
  await page.goto(new URL(typeof path === 'string' ? path : path(ids), url).href);
  await untilQuiet();
  await page.waitForFunction(hasLoaded);
  await loadEverything(page);
  await untilQuiet();
  await page.waitForFunction(hasLoaded);
  return page;
}

/** Runs in the page: whether no part announces that it is loading. */
function hasLoaded(): boolean {
  const statuses = [...document.querySelectorAll('[role=status]')];
  return !statuses.some(({ textContent }) => textContent.startsWith('Loading'));
}
