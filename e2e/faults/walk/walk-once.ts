import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Leg, Scene } from '../legs/leg.ts';
import type { Fault, FaultProxy } from '../proxy/fault-proxy.ts';
import { Finding, Reloaded } from './findings.ts';
import { createWalker, type Walker } from './walker.ts';
import { shortenPatience, watch, watchTexts } from './watch-page.ts';

const SESSION_KEY = 'bolt-showcase-session';
const MOST_RELOADS = 4;
const LONGEST_WALK = 120_000;

export type Walk = { finding: string; deeds: string[]; isMet: boolean };
export type Window = ReturnType<typeof createWindow>;

/** A browser's window behind a proxy of its own, which walks one leg after another. */
export function createWindow(browser: Browser, proxy: FaultProxy) {
  let warm: BrowserContext | undefined;

  const open = () =>
    browser.newContext({
      baseURL: proxy.url,
      viewport: { width: 1280, height: 800 },
      // A worker would stand between the page and the proxy.
      serviceWorkers: 'block',
    });

  /** Where code is to break it must not be in the cache. */
  async function contextFor(fault: Fault | null) {
    const needsCode = !fault || ['document', 'script', 'asset', 'setup'].includes(fault.sort);
    if (needsCode) return open();
    return (warm ??= await open());
  }

  return {
    async walk(leg: Leg, fault: Fault | null): Promise<Walk> {
      const scene = await leg.begin();
      const context = await contextFor(fault);
      const page = await context.newPage();
      try {
        await prepare(page, scene, fault);
        proxy.begin(fault, scene.change);
        return await walkScene(page, scene, proxy);
      } finally {
        await (context === warm ? page.close() : context.close());
      }
    },
    asked: proxy.asked,
    stop: async () => {
      await warm?.close();
      await proxy.stop();
    },
  };
}

/** Where a picture of what was found is put. */
function pictureOf(finding: string) {
  const name = `${Date.now()}-${finding.replace(/\W+/g, '-').slice(0, 60)}.png`;
  return resolve(import.meta.dirname, '../../test-results/faults', name);
}

/** An empty browser, with the session of whoever is signed in. */
async function prepare(page: Page, { person }: Scene, fault: Fault | null) {
  await page.goto('/empty');
  await page.evaluate(
    ([key, session]) => {
      localStorage.clear();
      sessionStorage.clear();
      if (session) localStorage.setItem(key, session);
    },
    [SESSION_KEY, person ? JSON.stringify(person.session) : ''] as const,
  );
  // What was fetched before it was visited would come and go by chance.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.addInitScript(watchTexts, watch);
  if (fault?.kind === 'hangs') await page.addInitScript(shortenPatience);
}

async function walkScene(page: Page, scene: Scene, proxy: FaultProxy): Promise<Walk> {
  const walker = createWalker(page, proxy);
  const uncaught: string[] = [];
  page.on('pageerror', ({ message }) => uncaught.push(message));
  const longest = pause(LONGEST_WALK, undefined, { ref: false }).then(() => {
    throw new Finding('no end of this walk');
  });
  const finding = await Promise.race([walkToEnd(scene, walker), longest]).then(
    () => findingAfter(scene),
    (error: unknown) => {
      if (error instanceof Finding) return error.message;
      return `the walk broke: ${String(error).slice(0, 300)}`;
    },
  );
  const shown = finding || (await seen(page));
  const unexplained = uncaught.filter((message) => !isExplained(message, walker.deeds));
  const errors = unexplained.length > 0 ? `uncaught: ${unexplained.join('; ')}` : '';
  const result = shown || errors;
  if (result)
    await page.screenshot({ path: pictureOf(result), timeout: 5_000 }).catch(() => undefined);
  return { finding: result, deeds: walker.deeds, isMet: proxy.isHit() };
}

async function walkToEnd(scene: Scene, walker: Walker) {
  for (let turn = 0; turn < MOST_RELOADS; turn += 1) {
    try {
      await scene.walk(walker);
      return await walker.clearUp();
    } catch (error) {
      if (!(error instanceof Reloaded)) throw error;
    }
  }
  throw new Finding(`no end of reloading: ${await walker.says()}`);
}

async function findingAfter({ stored }: Scene) {
  const rows = await stored?.();
  if (!rows || isDeepStrictEqual(rows.found, rows.wanted)) return '';
  return `stored: ${JSON.stringify(rows.found)} in place of ${JSON.stringify(rows.wanted)}`;
}

async function seen(page: Page) {
  const noted = await page
    .evaluate((key) => sessionStorage.getItem(key), watch.key)
    .catch(() => null);
  return noted ? `shown: ${noted}` : '';
}

/** The page that says that it could not start knows it from such an error alone. */
function isExplained(message: string, deeds: readonly string[]) {
  const isMissingCode =
    /dynamically imported module|module script failed|Unexpected end of input/.test(message);
  return isMissingCode && deeds.some((deed) => deed.startsWith('pressed'));
}
