import type { Browser, Page } from '@playwright/test';
import { listStories, openStory, switchStory } from './stories.ts';

const PHONE = { width: 320, height: 800 };
const WIDER = [390, 720, 1440];

/**
 * Checks that long words cause no overflow on a small phone in the stories made for this: neither text nor buttons. On wider
 * screens, a part of the page may scroll, but never the page itself.
 */
export async function checkLongWords(browser: Browser, url: string) {
  const stories = await listStories(url, 'long-words');
  const page = await browser.newPage({ reducedMotion: 'reduce', viewport: PHONE });
  const problems: string[] = [];
  for (const [index, { id }] of stories.entries()) {
    await (index === 0 ? openStory(page, url, id, 'light') : switchStory(page, id));
    const found = await findOverflowing(page);
    for (const width of WIDER) {
      await page.setViewportSize({ width, height: 800 });
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      if (needed > width) found.push(`the page, with ${needed} px on ${width}`);
    }
    await page.setViewportSize(PHONE);
    if (found.length > 0) problems.push(`${id}: outside the screen: ${found.join(', ')}`);
    else console.log(`✓ ${id}`);
  }
  await page.close();
  return problems;
}

/** Elements that extend beyond the edge or scroll horizontally. */
function findOverflowing(page: Page) {
  return page.evaluate(() => {
    const clipsOverflow = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
    const isOutside = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (right > window.innerWidth + 1 || left < -1);
    };
    const isClipped = (element: Element): boolean => {
      const parent = element.parentElement;
      return (
        parent !== null && ((clipsOverflow(parent) && !isOutside(parent)) || isClipped(parent))
      );
    };
    const scrolls = (element: Element) =>
      ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) &&
      element.scrollWidth > element.clientWidth + 1;
    return [...document.body.querySelectorAll('*')]
      .filter((element) => (isOutside(element) && !isClipped(element)) || scrolls(element))
      .map((element) => `${element.localName} "${element.textContent.slice(0, 30)}"`);
  });
}
