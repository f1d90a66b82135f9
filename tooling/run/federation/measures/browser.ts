import {
  chromium,
  type Browser,
  type BrowserContext,
  type Page,
  type Request,
} from '@playwright/test';
import { findOrInstallChromium } from '@showcase/e2e/chromium';

/** 4G as defined in Chromium's developer tools, and 4x CPU slowdown. */
const FOUR_G = { downloadThroughput: 9e6 / 8, uploadThroughput: 1.5e6 / 8, latency: 60 };
const CPU_SLOWDOWN = 4;

export type Visit = { page: Page; context: BrowserContext; close: () => Promise<void> };

/** What each open page has requested and not received. */
const pendingRequests = new WeakMap<Page, Set<Request>>();

export function launchBrowser(): Promise<Browser> {
  const args = ['--disable-gpu', '--disable-quic', '--disable-background-networking'];
  return chromium.launch({
    executablePath: findOrInstallChromium(),
    args: process.getuid?.() === 0 ? [...args, '--no-sandbox'] : args,
  });
}

/** A new visitor with an empty cache: `isThrottled` on a phone, `session` signed in, `savesData` without prefetching. */
export async function openVisit(
  browser: Browser,
  options: { url: string; isThrottled: boolean; savesData: boolean; session?: object },
): Promise<Visit> {
  const { url, session } = options;
  const context = await browser.newContext({
    baseURL: url,
    ignoreHTTPSErrors: true,
    viewport: { width: 1280, height: 800 },
  });
  await context.addInitScript(
    ({ savesData, session }) => {
      Object.defineProperty(navigator, 'connection', {
        value: { saveData: savesData, effectiveType: '4g' },
      });
      if (session) localStorage.setItem('bolt-showcase-session', JSON.stringify(session));
    },
    { savesData: options.savesData, session: session ?? null },
  );
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  watchRequests(page);
  if (options.isThrottled) {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...FOUR_G });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  }
  return { page, context, close: () => context.close() };
}

function watchRequests(page: Page): void {
  const pending = new Set<Request>();
  pendingRequests.set(page, pending);
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
}

/** Closes the visits that are open after a failure; returns what their pages were waiting for. */
export async function closeVisits(browser: Browser): Promise<string[]> {
  const pages = browser.contexts().flatMap((context) => context.pages());
  const pending = pages.flatMap((page) => [...(pendingRequests.get(page) ?? [])]);
  await Promise.all(browser.contexts().map((context) => context.close()));
  return pending.map((request) => `${request.method()} ${request.url()}`);
}
