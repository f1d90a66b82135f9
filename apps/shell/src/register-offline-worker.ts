const WORKER = '/offline-worker.js';

/** From the next visit on, a page without a network is one of ours that comes back by itself (`public/offline-worker.js`). */
export function registerOfflineWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Blocked storage or an old browser: its own page stands in.
  navigator.serviceWorker.register(trustedWorker()).catch(() => undefined);
}

/**
 * The worker's address as the page's Content-Security-Policy wants it: of the policy `showcase`, which knows no other. Modules of remotes
 * are imported and need none.
 */
function trustedWorker(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('showcase', { createScriptURL: () => WORKER });
  return policy?.createScriptURL('') ?? WORKER;
}

/** What TypeScript's library does not know yet. A trusted address stands for a string. */
type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => string };
};
