import { randomUUID } from 'node:crypto';
import { BroadcastChannel } from 'node:worker_threads';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// The library's 1 s is too little for a busy machine; this is 10 s less than a test has.
configure({ asyncUtilTimeout: 20_000 });

declare global {
  interface Window {
    happyDOM: { setURL: (url: string) => void };
  }
}

const startUrl = typeof window === 'undefined' ? '' : window.location.href;
let browser = randomUUID();

/** Tabs of one browser reach each other. Node's channels would reach the tests of other threads, and those that are over. */
class BrowserChannel extends BroadcastChannel {
  constructor(name: string) {
    super(`${name} in ${browser}`);
  }
}
Object.assign(globalThis, { BroadcastChannel: BrowserChannel });

/** The test files of a package share their modules and one page: each test leaves both as it found them. */
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  browser = randomUUID();
  // In Node's environment there is no page.
  if (typeof window === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  // Where a click on a download has led, addresses have no origin.
  window.happyDOM.setURL(startUrl);
});
