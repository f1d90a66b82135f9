import { useSyncExternalStore } from 'react';

/** Whether the page is visible (Page Visibility API). */
export function useIsPageVisible() {
  return useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
}

function subscribe(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
