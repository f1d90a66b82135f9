import { trustedWorkerUrl } from './core/trusted-types.ts';

/** From the next visit on, shows our offline page, which retries on its own, if there is no network (`public/offline-worker.js`). */
export function registerOfflineWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Storage is blocked or the browser is old: the browser's own offline page appears instead.
  navigator.serviceWorker.register(trustedWorkerUrl()).catch(() => undefined);
}
