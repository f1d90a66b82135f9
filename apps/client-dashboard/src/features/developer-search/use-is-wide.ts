import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 768px)';

/** Whether the window is at least 768 px wide. */
export function useIsWide() {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
}

function subscribe(onChange: () => void) {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
