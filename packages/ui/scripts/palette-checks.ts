import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openStory } from './stories.ts';

const active = (page: Page) =>
  page.getByRole('combobox').evaluate((field) => {
    return document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
  });

/** Checks of the command palette with real keys and layout. */
export const paletteChecks: Record<string, (page: Page, url: string) => Promise<void>> = {
  'the palette is used with the keyboard, and its field keeps the focus': async (page, url) => {
    for (const look of ['light', 'rtl'] as const) {
      await openStory(page, url, 'shell-command-palette--empty', look);
      const field = page.getByRole('combobox', { name: 'Find pages, people and actions' });
      await expect(field).toBeFocused();
      expect(await active(page)).toContain('Home');
      await page.keyboard.type('pro');
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('option', { selected: true })).toContainText('Add a project');
      expect(await active(page)).toContain('Add a project');
      await page.keyboard.press('Home');
      await page.keyboard.type('my ');
      await expect(field).toHaveValue('my pro');
      await expect(field).toBeFocused();
    }
  },
  'the selected line of the palette is visible at 400 %': async (page, url) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await openStory(page, url, 'shell-command-palette--long-words', 'light');
    const selected = page.getByRole('option', { selected: true });
    const count = await page.getByRole('option').count();
    expect(count).toBeGreaterThan(3);
    for (let index = 0; index < count; index += 1) {
      await expect(selected).toBeInViewport({ ratio: 0.6 });
      await page.keyboard.press('ArrowDown');
    }
    const body = page.getByRole('dialog');
    expect(await body.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  },
  'the palette stays where it is while results change': async (page, url) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openStory(page, url, 'shell-command-palette--empty', 'light');
    const box = () => page.getByRole('dialog').boundingBox();
    await expect(page.getByRole('dialog')).toBeVisible();
    const before = await box();
    await page.keyboard.type('sign');
    await expect(page.getByRole('status')).toContainText('results');
    expect(await box()).toEqual(before);
  },
  'the palette shows which line is selected in forced colors': async (page, url) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openStory(page, url, 'shell-command-palette--empty', 'light');
    const selected = page.getByRole('option', { selected: true });
    const outline = await selected.evaluate((line) => getComputedStyle(line).outlineStyle);
    expect(outline).toBe('solid');
  },
};
