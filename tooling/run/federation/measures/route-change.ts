import type { Browser } from '@playwright/test';
import { openVisit } from './browser.ts';

const TARGET = '/dashboard/client/browse';

/**
 * How long a signed-in user on the projects page waits, after a click, for the heading of a page from another remote. With
 * `isPrefetched`, the page has been idle long enough to prefetch that page.
 */
export async function measureRouteChange(
  browser: Browser,
  options: { url: string; session: object; isPrefetched: boolean },
): Promise<number> {
  const { page, close } = await openVisit(browser, {
    ...options,
    isThrottled: true,
    savesData: !options.isPrefetched,
  });
  await page.goto('/projects', { waitUntil: 'commit' });
  await page.getByText('Showing all projects').waitFor();
  // The text may have come with the HTML; a page that the app has not taken over does not hear of the new path.
  await page.locator('#root[data-rendered]').waitFor({ state: 'detached' });
  // Both variants wait equally long, whether or not anything is prefetched.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 4000)));
  const ms = await page.evaluate(
    (path) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const checkContent = () => {
          if (document.querySelector('main h1')?.textContent !== 'Browse Developers') return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - start));
        };
        const observer = new MutationObserver(checkContent);
        observer.observe(document, { childList: true, subtree: true, characterData: true });
        history.pushState(null, '', path);
        dispatchEvent(new PopStateEvent('popstate'));
      }),
    TARGET,
  );
  await close();
  return ms;
}
