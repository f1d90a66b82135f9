import { SESSION_KEY } from './storage/session-key.ts';

/**
 * Calls back when the session may have ended without an event from supabase-js: its own channel misses a storage that was
 * changed by hand and a page that is restored from the browser history.
 */
export function watchOtherTabs(onPossibleChange: () => void) {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === SESSION_KEY) onPossibleChange();
  };
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) onPossibleChange();
  };
  globalThis.addEventListener('storage', onStorage);
  globalThis.addEventListener('pageshow', onPageShow);
  return () => {
    globalThis.removeEventListener('storage', onStorage);
    globalThis.removeEventListener('pageshow', onPageShow);
  };
}
