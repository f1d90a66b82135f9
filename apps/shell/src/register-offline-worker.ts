const WORKER = '/offline-worker.js';

/** From the next visit on, shows our offline page, which retries on its own, if there is no network (`public/offline-worker.js`). */
export function registerOfflineWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Storage is blocked or the browser is old: the browser's own offline page appears instead.
  navigator.serviceWorker.register(trustedWorker()).catch(() => undefined);
}

/**
 * The worker's URL as a TrustedScriptURL, which the page's Content-Security-Policy requires. The policy `showcase` creates no other URL;
 * modules of remotes are imported and need none.
 */
function trustedWorker(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('showcase', { createScriptURL: () => WORKER });
  return policy?.createScriptURL('') ?? WORKER;
}

/** Not in TypeScript's DOM library yet. A trusted URL is typed as a string. */
type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => string };
};
