import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { openStory } from './stories.ts';

/** Checks of cards that need real layout and pointers. */
export const cardChecks: Record<string, (page: Page, url: string) => Promise<void>> = {
  'card texts are clamped to two lines': async (page, url) => {
    await openStory(page, url, 'cards-projectcard--states', 'light');
    await expect.poll(() => linesOf(page, 'A stock list for food banks')).toBe(2);
    await openStory(page, url, 'cards-creatorcard--states', 'light');
    await expect.poll(() => linesOf(page, 'Builds calm tools')).toBe(2);
  },
  'a long title that mixes scripts is cut off at its end': async (page, url) => {
    await openStory(page, url, 'cards-projectcard--states', 'light');
    const title = page.getByRole('article').first().getByRole('heading');
    const isInSight = await title.evaluate((element) => {
      element.textContent = 'فاطمة Alexandra Featherstonehaugh-Cholmondeley the Third of Maine';
      const text = element.firstChild ?? element;
      const letter = document.createRange();
      letter.setStart(text, 6);
      letter.setEnd(text, 7);
      const [at, box] = [letter.getBoundingClientRect(), element.getBoundingClientRect()];
      return at.width > 0 && at.left >= box.left - 1 && at.right <= box.right + 1;
    });
    expect(isInSight).toBe(true);
  },
  'the chips of a project card are not truncated at any width': async (page, url) => {
    for (const width of [390, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await openStory(page, url, 'cards-projectcard--states', 'light');
      const chips = page.getByRole('list', { name: 'Tags' }).getByRole('listitem');
      await expect(chips.filter({ hasText: /^\+\d$/, visible: true }).first()).toBeVisible();
      expect({ width, truncated: await findTruncated(chips) }).toEqual({ width, truncated: [] });
    }
  },
  'Like and Share appear on hover and focus': async (page, url) => {
    await openStory(page, url, 'cards-projectcard--states', 'light');
    const card = page.getByRole('article', { name: 'Harbor Pantry' }).first();
    const actions = card.getByRole('button', { name: 'Like' }).locator('..');
    await expect(actions).toHaveCSS('opacity', '0');
    await card.hover();
    await expect(actions).toHaveCSS('opacity', '1');
    await page.mouse.move(0, 0);
    await expect(actions).toHaveCSS('opacity', '0');
    await page.keyboard.press('Tab');
    await expect(actions).toHaveCSS('opacity', '1');
  },
  'skeletons are as high as their cards': async (page, url) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const card of ['projectcard', 'creatorcard']) {
      await openStory(page, url, `cards-${card}--loading`, 'light');
      const skeleton = await heightOf(page.locator('[aria-hidden] > div > div').first());
      await openStory(page, url, `cards-${card}--states`, 'light');
      const height = await heightOf(page.getByRole('article').first());
      expect({ card, height: skeleton }).toEqual({ card, height });
    }
  },
};

async function heightOf(locator: Locator) {
  return Math.round((await locator.boundingBox())?.height ?? 0);
}

/** The number of visible lines of the text that starts with `start`. */
async function linesOf(page: Page, start: string) {
  return page
    .getByText(start)
    .first()
    .evaluate((element) => {
      const { lineHeight } = getComputedStyle(element);
      return Math.round(element.clientHeight / parseFloat(lineHeight));
    });
}

/** The chips whose text is truncated or empty. */
function findTruncated(chips: Locator) {
  return chips.evaluateAll((items) => {
    const isTruncated = (element: Element) => element.scrollWidth > element.clientWidth + 1;
    return items
      .filter(
        (item) => item.textContent === '' || [...item.querySelectorAll('*')].some(isTruncated),
      )
      .map((item) => item.textContent);
  });
}
