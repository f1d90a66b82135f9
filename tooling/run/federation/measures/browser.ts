import type { Browser, BrowserContext, Page } from '@playwright/test';

/** A phone's processor, compared with this one. */
const CPU_SLOWDOWN = 4;

export type Visit = { page: Page; context: BrowserContext; close: () => Promise<void> };

/** A new visitor with an empty cache: `isThrottled` with a phone's processor, `session` signed in, `savesData` without prefetching. */
export async function openVisit(
  browser: Browser,
  options: {
    url: string;
    isThrottled: boolean;
    savesData: boolean;
    width?: number | undefined;
    session?: object | undefined;
  },
): Promise<Visit> {
  const { url, width = 1280, session } = options;
  const context = await browser.newContext({
    baseURL: url,
    ignoreHTTPSErrors: true,
    viewport: { width, height: 800 },
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
  if (options.isThrottled) {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  }
  return { page, context, close: () => context.close() };
}
