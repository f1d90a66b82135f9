import { SESSION_KEY } from './storage/session-key.ts';

/**
 * Calls back when the session may have gone without a word from supabase-js: its own channel misses a storage that was
 * changed by hand and a page that comes back from the browser's history.
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
