import type { createBrowserRouter } from '@showcase/remote-contract';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** How long to wait after a page has loaded. */
const IDLE_DELAY_MS = 1000;

/** Calls back each time a page has finished loading and the browser is idle. Returns a function that stops it. */
export function onPageIdle(router: Router, callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function restart({ initialized, navigation }: Router['state']) {
    clearTimeout(timer);
    if (!initialized || navigation.state !== 'idle') return;
    timer = setTimeout(() => onceLoaded(() => onceIdle(callback)), IDLE_DELAY_MS);
  }

  restart(router.state);
  const unsubscribe = router.subscribe(restart);
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}

function onceLoaded(callback: () => void) {
  if (document.readyState === 'complete') callback();
  else window.addEventListener('load', callback, { once: true });
}

/** Safari has no idle callback, so the delay before it must be enough. */
function onceIdle(callback: () => void) {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback);
  else callback();
}
