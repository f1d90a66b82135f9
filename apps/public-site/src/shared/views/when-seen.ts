const SEEN_MS = 1000;

type VisibilitySource = Pick<
  Document,
  'visibilityState' | 'addEventListener' | 'removeEventListener'
>;

/** Calls back once the page has been visible for a full second. Returns a function that cancels it. */
export function whenSeen(onSeen: () => void, page: VisibilitySource = document) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function watch() {
    clearTimeout(timer);
    if (page.visibilityState !== 'visible') return;
    timer = setTimeout(() => {
      stop();
      onSeen();
    }, SEEN_MS);
  }

  function stop() {
    clearTimeout(timer);
    page.removeEventListener('visibilitychange', watch);
  }

  page.addEventListener('visibilitychange', watch);
  watch();
  return stop;
}
