import type { Browser } from '@playwright/test';
import { openVisit } from './browser.ts';

const REST_MS = 2000;

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
  await page.waitForTimeout(REST_MS);
  await box.click();
  const ms = await ticked;
  await close();
  return ms;
}
