import { useSyncExternalStore } from 'react';

/** The width from which `tokens.media.split` applies. */
const SPLIT = '(min-width: 900px)';

/** Whether the panel next to the form is shown. The server does not know. */
export function useHasRoom() {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(SPLIT).matches,
    () => false,
  );
}

function subscribe(onChange: () => void) {
  const query = window.matchMedia(SPLIT);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
