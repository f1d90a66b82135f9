import type { Browser, Locator, Page } from '@playwright/test';
import { openVisit } from '../measures/browser.ts';

/** A press has an effect if the page shows one this soon. */
const SOON_MS = 100;

export type Press = {
  path: string;
  width?: number;
  /** For someone who is signed in, instead of a visitor. */
  isSignedIn?: boolean;
  target: (page: Page) => Locator;
  /** A CSS selector of what the press leads to; by default, another URL or the bar that says that a page loads. */
  effect?: string;
};

type Pressed = { pressed?: number; shown?: number };

/**
 * Opens a page in a new browser context, and presses once, so many ms after the visit began, as a visitor's hand does: the page may not have
 * loaded what reacts. Returns whether it reacted soon.
 */
export async function measurePress(
  browser: Browser,
  press: Press & Visitor & { moment: number },
): Promise<boolean> {
  const { url, session, moment } = press;
  const options = { url, isThrottled: true, savesData: true, width: press.width, session };
  const { page, close } = await openVisit(browser, options);
  const { x, y } = await findTarget(browser, press);
  await notePress(page, press.effect);
  const start = performance.now();
  void page.goto(press.path, { waitUntil: 'commit' }).catch(() => undefined);
  await wait(moment - (performance.now() - start));
  await page.mouse.click(x, y);
  // Long enough for a busy page to say that the press came.
  await wait(SOON_MS + 1500);
  const { pressed, shown } = await readPress(page);
  await close();
  return pressed !== undefined && shown !== undefined && shown - pressed <= SOON_MS;
}

type Visitor = { url: string; session?: object | undefined };

const targets = new Map<string, Promise<{ x: number; y: number }>>();

/** The middle of the target on a page at rest; a rendered page does not move. */
function findTarget(browser: Browser, press: Press & Visitor) {
  const key = `${press.url} ${press.path} ${press.width}`;
  const known = targets.get(key) ?? locate();
  targets.set(key, known);
  return known;

  async function locate() {
    const { url, width, session } = press;
    const options = { url, isThrottled: false, savesData: true, width, session };
    const { page, close } = await openVisit(browser, options);
    await page.goto(press.path, { waitUntil: 'networkidle' });
    const box = await press.target(page).first().boundingBox();
    await close();
    if (!box) throw new Error(`${press.path} does not show what is pressed`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
}

/** Remembers in the tab when the press came and when its effect was on the page, also if the effect is another document. */
async function notePress(page: Page, effect?: string): Promise<void> {
  await page.addInitScript((selector) => {
    const now = () => performance.timeOrigin + performance.now();
    const { href } = location;
    const noteEffect = () => {
      if (sessionStorage.pressed) sessionStorage.shown ??= now();
    };
    const hasEffect = () =>
      selector
        ? document.querySelector(selector) !== null
        : location.href !== href || document.querySelector('[role="progressbar"]') !== null;
    const check = () => {
      if (hasEffect()) noteEffect();
      else requestAnimationFrame(check);
    };
    addEventListener('beforeunload', noteEffect);
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        sessionStorage.pressed ??= performance.timeOrigin + timeStamp;
        check();
      },
      { capture: true, once: true },
    );
  }, effect);
}

async function readPress(page: Page): Promise<Pressed> {
  const { pressed, shown } = await page
    .evaluate(() => ({ ...sessionStorage }))
    // The press has led to another document, which is on its way.
    .catch(() => page.waitForLoadState().then(() => page.evaluate(() => ({ ...sessionStorage }))));
  return {
    ...(pressed !== undefined && { pressed: Number(pressed) }),
    ...(shown !== undefined && { shown: Number(shown) }),
  };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
