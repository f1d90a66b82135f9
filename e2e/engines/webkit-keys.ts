import type { Page } from '@playwright/test';
import { findWindow, runOnScreen, type BrowserWindow } from './webkit-window.ts';

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
export async function replaceKeyboard(page: Page, window: BrowserWindow): Promise<void> {
  const press = async (keys: number, ...args: string[]) => {
    if (!(await hasFocus(page, 1))) {
      await runOnScreen(window, 'windowfocus', '--sync', await findWindow(window));
      // The focus can be above the page, where its URL is.
      for (let tabs = 0; tabs < MAX_TABS && !(await hasFocus(page, 20)); tabs += 1)
        await runOnScreen(window, 'key', 'Tab');
    }
    const before = await page.evaluate(countKeys);
    await runOnScreen(window, ...args);
    await untilReleased(page, before, keys);
  };
  const names = (key: string) => key.split('+').map((name) => KEYS[name] ?? name);
  Object.assign(page.keyboard, {
    press: (key: string) => press(1, 'key', names(key).join('+')),
    type: (text: string) => press(text.length, 'type', '--delay', '20', '--', text),
  });
  await page.addInitScript(() => {
    const counting = Object.assign(globalThis, { releasedKeys: 0 });
    const count = () => {
      counting.releasedKeys += 1;
    };
    addEventListener('keyup', count, true);
  });
}
/** Whether the page has the focus, or gets it within a moment: a Tab too many would leave the control that has it. */
const hasFocus = (page: Page, looks: number) =>
  page.evaluate(async (limit) => {
    for (let look = 1; look < limit && !document.hasFocus(); look += 1)
      await new Promise((done) => setTimeout(done, 20));
    return document.hasFocus();
  }, looks);

type Counting = { releasedKeys?: number };

const countKeys = () => (globalThis as Counting).releasedKeys ?? 0;

/** The page gets a key after the screen does. One that leads to another page, or out of this one, is not seen. */
const untilReleased = (page: Page, before: number, keys: number) =>
  page
    .waitForFunction(
      ([start = 0, end = 0]) => {
        const { releasedKeys = 0 } = globalThis as Counting;
        return releasedKeys < start || releasedKeys >= end || !document.hasFocus();
      },
      [before, before + keys],
      { timeout: 1_000 },
    )
    .catch(() => null);
