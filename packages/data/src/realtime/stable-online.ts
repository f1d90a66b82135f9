import { onlineManager } from '@tanstack/react-query';

const STABLE_AFTER = 2_000;

/** Treats the network as online only after 2 stable seconds, so that an unstable connection triggers no requests. */
export function waitForStableNetwork() {
  onlineManager.setEventListener((setOnline) => {
    if (typeof window === 'undefined') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const goOffline = () => {
      clearTimeout(timer);
      setOnline(false);
    };
    const goOnline = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setOnline(true), STABLE_AFTER);
    };
    window.addEventListener('offline', goOffline);
    window.addEventListener('online', goOnline);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('offline', goOffline);
      window.removeEventListener('online', goOnline);
    };
  });
}
