import { spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { findScreen } from './engines.ts';
import { startMiniBrowser } from './mini-browser.ts';
import { replaceKeyboard } from './webkit-keys.ts';
import { resizeWindow } from './webkit-window.ts';

const VIEWPORT = { width: 1280, height: 800 };

/**
 * What journeys use of a browser, with WebKitGTK: every context is a browser of its own with one page. Playwright's own calls need
 * its own build of WebKit.
 */
export async function openWebKit(): Promise<Browser> {
  const screen = await startScreen();
  const events = new EventEmitter();
  const contexts = new Set<BrowserContext>();
  const browser = {
    on: events.on.bind(events),
    off: events.off.bind(events),
    contexts: () => [...contexts],
    async newContext(options: BrowserContextOptions = {}) {
      const { context, processId, stop } = await startMiniBrowser(screen.display);
      const [page] = context.pages();
      if (!page) throw new Error('WebKitGTK has no page.');
      const window = { display: screen.display, processId };
      await replaceKeyboard(page, window);
      await addPointerEvents(page);
      await enterSite(page, options.baseURL ?? String(process.env.SITE_URL));
      page.setViewportSize = (size) => resizeWindow(page, window, size);
      await page.setViewportSize(options.viewport ?? VIEWPORT);
      setBaseUrl(context, page, options.baseURL);
      contexts.add(context);
      events.emit('context', context);
      let isOpened = false;
      Object.assign(context, {
        newPage: async () => {
          if (isOpened) throw new Error('WebKitGTK has one page in each browser.');
          isOpened = true;
          return page;
        },
        close: async () => {
          if (contexts.delete(context)) await stop();
        },
      });
      await restoreStorage(page, options.storageState);
      return context;
    },
    async close() {
      await Promise.all([...contexts].map((context) => context.close()));
      screen.stop();
    },
  };
  return browser as unknown as Browser;
}

/** Playwright's press of a button of the mouse is no press of a pointer there, as it is in Safari. */
async function addPointerEvents(page: Page) {
  await page.addInitScript(() => {
    for (const [ofMouse, ofPointer] of [
      ['mousedown', 'pointerdown'],
      ['mouseup', 'pointerup'],
    ] as const) {
      const follow = ({ isTrusted, target, clientX, clientY, button, buttons }: MouseEvent) => {
        if (isTrusted) return;
        const how = { bubbles: true, cancelable: true, composed: true, pointerType: 'mouse' };
        const where = { clientX, clientY, button, buttons, isPrimary: true };
        target?.dispatchEvent(new PointerEvent(ofPointer, { ...how, ...where }));
      };
      addEventListener(ofMouse, follow, true);
    }
  });
}

/** WebKit opens a site in a new process, and Playwright takes that for a canceled load, so a journey begins on the site. */
async function enterSite(page: Page, site: string) {
  await page.goto(`${site}/favicon.svg`, { waitUntil: 'commit' }).catch(() => null);
  await page.waitForFunction(
    () => location.pathname === '/favicon.svg' && document.readyState === 'complete',
  );
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** Playwright resolves paths in the browser, which does not know the option. */
function setBaseUrl(context: BrowserContext, page: Page, baseURL: string | undefined) {
  if (!baseURL) return;
  const { _options } = context as BrowserContext & { _options: BrowserContextOptions };
  _options.baseURL = baseURL;
  const goto = page.goto.bind(page);
  page.goto = (url, options) => goto(new URL(url, baseURL).href, options);
}

async function restoreStorage(page: Page, state: BrowserContextOptions['storageState']) {
  if (typeof state !== 'object') return;
  for (const { origin, localStorage: items } of state.origins) {
    await page.goto(`${origin}/favicon.svg`);
    await page.evaluate((stored) => {
      for (const { name, value } of stored) localStorage.setItem(name, value);
    }, items);
  }
}

/** A screen that nobody sees: WebKitGTK has no headless mode. */
async function startScreen() {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const child = spawn(findScreen(), args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const stop = () => child.kill();
  process.once('exit', stop);
  const output = child.stdio[3] as NodeJS.ReadableStream;
  const display = await new Promise<string>((done, fail) => {
    output.once('data', (number: Buffer) => done(`:${String(number).trim()}`));
    child.once('exit', () => fail(new Error('Xvfb has ended.')));
  });
  return { display, stop };
}
