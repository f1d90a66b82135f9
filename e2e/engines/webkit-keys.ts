import type { Page } from '@playwright/test';
import type { Window } from './webkit-window.ts';

/** What X calls the keys that have another name in a browser. */
const KEYS: Record<string, string> = {
  Enter: 'Return',
  Space: 'space',
  Backspace: 'BackSpace',
  Control: 'ctrl',
  ControlOrMeta: 'ctrl',
  Shift: 'shift',
  Alt: 'alt',
  ArrowDown: 'Down',
  ArrowUp: 'Up',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
};

/** More than the controls around the page. */
const MAX_TABS = 20;

/**
 * Presses the keys of the screen on which the window is. WebKitGTK's inspector only tells the page that a key was pressed, so Tab would
 * not move the focus.
 */
export function replaceKeyboard(page: Page, { id, run }: Window): void {
  const press = async (...args: string[]) => {
    await run('windowfocus', '--sync', id);
    // The focus can be above the page, where its URL is.
    for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
      if (await page.evaluate(() => document.hasFocus())) break;
      await run('key', 'Tab');
    }
    await run(...args);
  };
  Object.assign(page.keyboard, {
    press: (key: string) =>
      press(
        'key',
        key
          .split('+')
          .map((name) => KEYS[name] ?? name)
          .join('+'),
      ),
    type: (text: string) => press('type', '--delay', '20', '--', text),
  });
}
