import type { Page } from '@playwright/test';
import { readEngine } from './engines.ts';

/** Switches touch on and off on a page that is open: a context has it or not, but Chromium's protocol can change that. */
export async function emulateTouch(page: Page): Promise<(enabled: boolean) => Promise<void>> {
  if (readEngine() !== 'chromium') return async () => {};
  const protocol = await page.context().newCDPSession(page);
  return async (enabled) => {
    await protocol.send('Emulation.setTouchEmulationEnabled', { enabled });
  };
}

/** Chooses a theme as the system does, or as the site's own switch does where the system's cannot be emulated. */
export async function emulateColorScheme(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  if (readEngine() === 'chromium') return page.emulateMedia({ colorScheme: scheme });
  await page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme;
  }, scheme);
}
