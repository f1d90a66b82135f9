import type { createBrowserRouter } from '@showcase/remote-contract';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** How long a page has been there before what comes next may be thought of. */
const REST_MS = 1000;

/** Calls back each time a page is there with all it loads and the browser has nothing else to do. Returns the way to stop. */
export function onRest(router: Router, callBack: () => void): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined;

  function waitAnew({ initialized, navigation }: Router['state']) {
    clearTimeout(resting);
    if (!initialized || navigation.state !== 'idle') return;
    resting = setTimeout(() => onceLoaded(() => onceIdle(callBack)), REST_MS);
  }

  waitAnew(router.state);
  const unsubscribe = router.subscribe(waitAnew);
  return () => {
    clearTimeout(resting);
    unsubscribe();
  };
}

function onceLoaded(callBack: () => void) {
  if (document.readyState === 'complete') callBack();
  else window.addEventListener('load', callBack, { once: true });
}

/** Safari has no idle callback: there the rest before it has to do. */
function onceIdle(callBack: () => void) {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callBack);
  else callBack();
}
