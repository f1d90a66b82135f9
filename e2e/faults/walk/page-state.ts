import type { Locator, Page } from '@playwright/test';
import { isBlank } from './watch-page.ts';

const offerNames = /^(Retry|Reload)$/;

/** Props of a page that it shows to the user. */
export function readPage(page: Page) {
  const alerts = page.getByRole('alert').filter({ visible: true });
  const messages = page
    .locator('[role="alert"], [role="status"], [role="timer"]')
    .or(page.getByText(/couldn't|can't connect|^Still |^Starting/))
    .filter({ visible: true });
  return {
    offer: page
      .getByRole('button', { name: offerNames, disabled: false })
      .or(page.getByRole('link', { name: offerNames }))
      .filter({ visible: true })
      .first(),
    hasAlert: () => alerts.first().isVisible(),
    isBlank: () => page.evaluate(isBlank).catch(() => false),
    /** The problem that it reports. */
    readMessages: async () => {
      const texts = await messages.allInnerTexts();
      return texts.filter(Boolean).join(' | ').slice(0, 200);
    },
  };
}

/** Whether a user could click it now: it is visible and enabled. */
export async function canPress(target: Locator): Promise<boolean> {
  const one = target.first();
  if (!(await one.isVisible())) return false;
  const isEnabled = await one.isEnabled({ timeout: 500 }).catch(() => false);
  const isBusy = await one.getAttribute('aria-busy', { timeout: 500 }).catch(() => 'true');
  return isEnabled && isBusy === null;
}

/** The steps of a user when the browser keeps loading. */
export async function stopLoading(page: Page) {
  const browser = await page.context().newCDPSession(page);
  // A page that has just failed is being replaced by the browser's own: there is nothing left to stop.
  await browser.send('Page.stopLoading').catch(() => undefined);
  return false;
}
