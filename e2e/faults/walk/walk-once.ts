import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Leg, Scene } from '../legs/leg.ts';
import type { Fault, FaultProxy } from '../proxy/fault-proxy.ts';
import { Finding, Reloaded } from './findings.ts';
import { createWalker, type Walker } from './walker.ts';
import { shortenTimeouts, watch, watchTexts } from './watch-page.ts';

const SESSION_KEY = 'bolt-showcase-session';
const MAX_RELOADS = 4;
const MAX_DURATION = 120_000;

export type Walk = { finding: string; actions: string[]; isMet: boolean };
export type BrowserWindow = ReturnType<typeof createWindow>;

/** A browser window behind its own proxy, which walks one leg after another. */
export function createWindow(browser: Browser, proxy: FaultProxy) {
  let reusedContext: BrowserContext | undefined;

  const open = () =>
    browser.newContext({
      baseURL: proxy.url,
      viewport: { width: 1280, height: 800 },
      // A worker would intercept requests before they reach the proxy.
      serviceWorkers: 'block',
    });

  /** Code that is to be broken must not be in the cache. */
  async function getContext(fault: Fault | null) {
    const needsCode = !fault || ['document', 'script', 'asset', 'setup'].includes(fault.sort);
    if (needsCode) return open();
    return (reusedContext ??= await open());
  }

  return {
    async walk(leg: Leg, fault: Fault | null): Promise<Walk> {
      const scene = await leg.begin();
      const context = await getContext(fault);
      const page = await context.newPage();
      try {
        await prepare(page, scene, fault);
        proxy.begin(fault, scene.change);
        return await walkScene(page, scene, proxy);
      } finally {
        await (context === reusedContext ? page.close() : context.close());
      }
    },
    requests: proxy.requests,
    stop: async () => {
      await reusedContext?.close();
      await proxy.stop();
    },
  };
}

/** Where screenshots of failures are stored. */
function getScreenshotPath(finding: string) {
  const name = `${Date.now()}-${finding.replace(/\W+/g, '-').slice(0, 60)}.png`;
  return resolve(import.meta.dirname, '../../test-results/faults', name);
}

/** A browser with nothing but the session of the signed-in user. */
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
  // Prefetching would make the order of requests random.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.addInitScript(watchTexts, watch);
  if (fault?.kind === 'hangs') await page.addInitScript(shortenTimeouts);
}

async function walkScene(page: Page, scene: Scene, proxy: FaultProxy): Promise<Walk> {
  const walker = createWalker(page, proxy);
  const uncaught: string[] = [];
  page.on('pageerror', ({ message }) => uncaught.push(message));
  const deadline = pause(MAX_DURATION, undefined, { ref: false }).then(() => {
    throw new Finding('no end of this walk');
  });
  const finding = await Promise.race([walkToEnd(scene, walker), deadline]).then(
    () => checkStored(scene),
    (error: unknown) => {
      if (error instanceof Finding) return error.message;
      return `the walk broke: ${String(error).slice(0, 300)}`;
    },
  );
  const visibleFinding = finding || (await readSeenTexts(page));
  const unexplained = uncaught.filter((message) => !isExplained(message, walker.actions));
  const errors = unexplained.length > 0 ? `uncaught: ${unexplained.join('; ')}` : '';
  const result = visibleFinding || errors;
  if (result)
    await page
      .screenshot({ path: getScreenshotPath(result), timeout: 5_000 })
      .catch(() => undefined);
  return { finding: result, actions: walker.actions, isMet: proxy.isTriggered() };
}

async function walkToEnd(scene: Scene, walker: Walker) {
  for (let attempt = 0; attempt < MAX_RELOADS; attempt += 1) {
    try {
      await scene.walk(walker);
      return await walker.dismissOffers();
    } catch (error) {
      if (!(error instanceof Reloaded)) throw error;
    }
  }
  throw new Finding(`no end of reloading: ${await walker.readMessages()}`);
}

async function checkStored({ stored }: Scene) {
  const rows = await stored?.();
  if (!rows || isDeepStrictEqual(rows.actual, rows.expected)) return '';
  return `stored: ${JSON.stringify(rows.actual)} in place of ${JSON.stringify(rows.expected)}`;
}

async function readSeenTexts(page: Page) {
  const texts = await page
    .evaluate((key) => sessionStorage.getItem(key), watch.key)
    .catch(() => null);
  return texts ? `shown: ${texts}` : '';
}

/** The page that says that it could not start knows it from such an error alone. */
function isExplained(message: string, actions: readonly string[]) {
  const isMissingCode =
    /dynamically imported module|module script failed|Unexpected end of input/.test(message);
  return isMissingCode && actions.some((action) => action.startsWith('pressed'));
}
