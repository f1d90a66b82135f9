/** From the next visit on, a page without a network is one of ours that comes back by itself (`public/offline-worker.js`). */
export function keepOfflinePage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Blocked storage or an old browser: its own page stands in.
  navigator.serviceWorker.register('/offline-worker.js').catch(() => undefined);
}
