import type { Browser, Page } from '@playwright/test';
import { listStories, openStory } from './stories.ts';

/** No word stands out of the screen of a small phone, in none of the stories made for it: neither text nor a button. */
export async function checkLongWords(browser: Browser, url: string) {
  const stories = await listStories(url, 'long-words');
  const page = await browser.newPage({
    reducedMotion: 'reduce',
    viewport: { width: 320, height: 800 },
  });
  const problems: string[] = [];
  for (const { id } of stories) {
    await openStory(page, url, id, 'light');
    const found = await outside(page);
    if (found.length > 0) problems.push(`${id}: outside of the screen: ${found.join(', ')}`);
    else console.log(`✓ ${id}`);
  }
  await page.close();
  return problems;
}

/** What can be seen beyond the edge, or scrolled to sideways. */
function outside(page: Page) {
  return page.evaluate(() => {
    const hidesMore = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
    const isSeen = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (right > window.innerWidth + 1 || left < -1);
    };
    const isCut = (element: Element): boolean => {
      const parent = element.parentElement;
      return parent !== null && ((hidesMore(parent) && !isSeen(parent)) || isCut(parent));
    };
    const scrolls = (element: Element) =>
      ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) &&
      element.scrollWidth > element.clientWidth + 1;
    return [...document.body.querySelectorAll('*')]
      .filter((element) => (isSeen(element) && !isCut(element)) || scrolls(element))
      .map((element) => `${element.localName} "${element.textContent.slice(0, 30)}"`);
  });
}
