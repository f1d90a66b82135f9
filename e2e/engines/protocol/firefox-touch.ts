import type { Page } from '@playwright/test';
import { readDelegate, type Touchscreen } from './protocol.ts';

/** Playwright's tap is empty in Firefox, which knows fingers itself. */
export function replaceTap(page: Page): void {
  const prototype = Object.getPrototypeOf(readDelegate(page).rawTouchscreen) as Touchscreen;
  prototype.tap = async function (this: Touchscreen, _progress, x, y) {
    const actions = [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    const finger = { type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' } };
    await this._session.send('input.performActions', {
      context: this._session.sessionId,
      actions: [{ ...finger, actions }],
    });
  };
}
