import type { Browser } from '@playwright/test';
import type { Site } from '../sites/start-sites.ts';
import { openVisit } from './browser.ts';

/** Opens the landing page before and after a release of its remote; returns the URLs of the scripts that were not in the cache. */
export async function measureReload(browser: Browser, site: Site): Promise<string[]> {
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
