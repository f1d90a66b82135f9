import type { Browser, Page } from '@playwright/test';
import { openVisit } from './browser.ts';

/** A page is idle after this long without a network request or a long task. */
const QUIET_MS = 500;

/** The time from clicking a filter of a list to the frame that shows its check mark, on an idle page. */
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
  // Playwright's own click asks for the layout of the page while the press is handled.
  await box.hover();
  await waitUntilIdle(page);
  await page.mouse.down();
  await page.mouse.up();
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
