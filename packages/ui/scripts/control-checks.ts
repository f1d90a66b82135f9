import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openStory } from './stories.ts';

/** Checks of controls that need real layout and key presses. */
export const controlChecks: Record<string, (page: Page, url: string) => Promise<void>> = {
  'a controlled textarea with a counter keeps every keystroke': async (page, url) => {
    await openStory(page, url, 'forms-textarea--controlled', 'light');
    const note = page.getByRole('textbox', { name: 'Private note' });
    await note.pressSequentially('Hello Ada');
    await expect(note).toHaveValue('Hello Ada');
    await expect(page.getByText('9 of 200')).toBeVisible();
  },
  'overflowing tabs scroll into view and fade at the side with more': async (page, url) => {
    await page.setViewportSize({ width: 320, height: 600 });
    await openStory(page, url, 'navigation-tabs--with-counts', 'light');
    const list = page.getByRole('tablist');
    const last = page.getByRole('tab', { name: /Completed/ });
    await expect(list).toHaveAttribute('data-more-at-end', 'true');
    await expect(last).not.toBeInViewport({ ratio: 1 });
    await page.getByRole('tab').first().press('End');
    await expect(last).toBeInViewport({ ratio: 1 });
    await expect(list).not.toHaveAttribute('data-more-at-end');
    await expect(list).toHaveAttribute('data-more-at-start', 'true');
  },
  'the actions of a table stay visible while it scrolls horizontally': async (page, url) => {
    await page.setViewportSize({ width: 700, height: 800 });
    for (const look of ['light', 'rtl'] as const) {
      await openStory(page, url, 'data-datatable--many-columns', look);
      const frame = page.getByRole('table').locator('..');
      const moved = await frame.evaluate((element) => {
        element.scrollBy({ left: getComputedStyle(element).direction === 'rtl' ? -20 : 20 });
        return Math.abs(element.scrollLeft);
      });
      expect(moved, 'the table scrolls').toBeGreaterThan(0);
      await frame.evaluate((element) => element.scrollTo({ left: 0 }));
      for (const view of await page.getByRole('button', { name: /^View/ }).all())
        await expect(view).toBeInViewport({ ratio: 1 });
    }
  },
  'the form of a long dialog scrolls, and the dialog itself stays': async (page, url) => {
    await page.setViewportSize({ width: 800, height: 240 });
    await openStory(page, url, 'overlays-dialog--form', 'light');
    const overflow = await page.getByRole('dialog').evaluate(({ parentElement: viewport }) => {
      if (!viewport) throw new Error('The dialog has no viewport.');
      return viewport.scrollHeight - viewport.clientHeight;
    });
    expect(overflow).toBe(0);
  },
  'skeletons have a line in forced colors, which remove their background': async (page, url) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openStory(page, url, 'feedback-skeleton--shapes', 'light');
    await expect(page.locator('span[aria-hidden]').first()).toHaveCSS('border-width', '1px');
  },
  'a long title does not cover Close': async (page, url) => {
    for (const story of ['overlays-drawer--long-words', 'overlays-dialog--long-words']) {
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await openStory(page, url, story, 'light');
        const dialog = page.getByRole('dialog');
        const title = await dialog.getByRole('heading').first().boundingBox();
        const close = await dialog.getByRole('button', { name: 'Close' }).boundingBox();
        if (!title || !close) throw new Error(`${story} has no title or no Close`);
        expect(title.x + title.width, `${story} at ${width} px`).toBeLessThanOrEqual(close.x);
        expect(close.x + close.width).toBeLessThanOrEqual(width);
      }
    }
  },
};
