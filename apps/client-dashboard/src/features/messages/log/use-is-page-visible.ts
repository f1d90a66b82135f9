import { useSyncExternalStore } from 'react';

/** Whether the window shows this page at the moment. */
export function useIsPageVisible() {
  return useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
}

function subscribe(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
