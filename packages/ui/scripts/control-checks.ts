import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openStory } from './stories.ts';

/** What only real keys and a real width show of controls. */
export const controlChecks: Record<string, (page: Page, url: string) => Promise<void>> = {
  'a controlled text area with a counter keeps every key': async (page, url) => {
    await openStory(page, url, 'forms-textarea--controlled', 'light');
    const note = page.getByRole('textbox', { name: 'Private note' });
    await note.pressSequentially('Hello Ada');
    await expect(note).toHaveValue('Hello Ada');
    await expect(page.getByText('9 of 200')).toBeVisible();
  },
  'tabs that do not fit are scrolled to, and fade where there are more': async (page, url) => {
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
};
