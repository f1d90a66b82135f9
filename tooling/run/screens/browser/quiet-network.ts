import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

/** Long enough for a response to cause the next request. */
const QUIET_MS = 300;
const LIMIT_MS = 30_000;

/** Watches the page from now on; the returned function resolves when no request has been under way for a moment. */
export function watchNetwork(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let changedAt = performance.now();
  const end = (request: Request) => {
    open.delete(request);
    changedAt = performance.now();
  };
  page.on('request', (request) => {
    open.add(request);
    changedAt = performance.now();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    const deadline = performance.now() + LIMIT_MS;
    while (open.size > 0 || performance.now() - changedAt < QUIET_MS) {
      if (performance.now() > deadline) {
        const urls = [...open].map((request) => request.url());
        throw new Error(`The network is not quiet: ${urls.join(', ')}`);
      }
      await pause(20);
    }
  };
}
