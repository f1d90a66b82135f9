import type { Locator, Page } from '@playwright/test';

const patched = new WeakSet<object>();

/**
 * Outside of Chromium, Playwright enters text from the page's own scripts, past React, which then takes it for its own and tells the form
 * nothing. This enters it as a browser does.
 */
export function replaceFill(page: Page) {
  const prototype = Object.getPrototypeOf(page.locator('input')) as Pick<Locator, 'fill'>;
  if (patched.has(prototype)) return;
  patched.add(prototype);
  prototype.fill = async function (this: Locator, value, { timeout } = {}) {
    await this.click({ trial: true, ...(timeout !== undefined && { timeout }) });
    await this.focus();
    await this.evaluate((field: HTMLInputElement, text) => {
      Reflect.set(Object.getPrototypeOf(field) as object, 'value', text, field);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }, value);
  };
}
