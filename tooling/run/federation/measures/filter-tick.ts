import type { Browser, Page } from '@playwright/test';
import { openVisit } from './browser.ts';

/** A page is at rest when nothing was asked of the network and no task was long for this long. */
const QUIET_MS = 500;

/** How long it takes from the press on a filter of a list until the frame that shows its tick, on a page at rest. */
export async function measureFilterTick(
  browser: Browser,
  { url, path }: { url: string; path: '/projects' | '/creators' },
): Promise<number> {
  const { page, close } = await openVisit(browser, { url, isThrottled: true, savesData: true });
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByText(/^Showing all/).waitFor();
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const box = filters.getByRole('checkbox', { name: 'React', exact: true });
  await box.waitFor();
  const ticked = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const afterNextFrame = (event: Event) =>
          requestAnimationFrame(() => {
            setTimeout(() => resolve(performance.now() - event.timeStamp));
          });
        document.addEventListener('click', afterNextFrame, { capture: true, once: true });
      }),
  );
  await waitUntilIdle(page);
  await box.click();
  const ms = await ticked;
  await close();
  return ms;
}

async function waitUntilIdle(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    (quietMs) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, quietMs);
        new PerformanceObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, quietMs);
        }).observe({ type: 'longtask' });
      }),
    QUIET_MS,
  );
}
