import { onlineManager } from '@tanstack/react-query';

const STABLE_AFTER = 2_000;

/** Counts the network as back only once it has stayed for 2 s: a connection that flaps asks for nothing. */
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
