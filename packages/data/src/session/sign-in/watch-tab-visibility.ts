const MIN_INTERVAL = 60_000;

/** Calls back when the user returns to this tab, at most once a minute. */
export function watchTabVisibility(onReturn: () => void) {
  let lastCall = Date.now();
  const onChange = () => {
    const hasPaused = Math.abs(Date.now() - lastCall) >= MIN_INTERVAL;
    if (document.visibilityState !== 'visible' || !hasPaused) return;
    lastCall = Date.now();
    onReturn();
  };
  globalThis.addEventListener('visibilitychange', onChange);
  return () => globalThis.removeEventListener('visibilitychange', onChange);
}
