/** A pointer that only passes over a link leaves it sooner. */
const HOVER_DELAY_MS = 65;

/** Calls back with a link's URL when the pointer rests on it or it receives focus. Returns a function that stops it. */
export function watchLinks(onIntent: (url: URL) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function onPointerOver({ target }: Event) {
    clearTimeout(timer);
    const url = getDestination(target);
    if (url) timer = setTimeout(onIntent, HOVER_DELAY_MS, url);
  }
  function onFocusIn({ target }: Event) {
    const url = getDestination(target);
    if (url) onIntent(url);
  }

  document.addEventListener('pointerover', onPointerOver);
  document.addEventListener('focusin', onFocusIn);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('pointerover', onPointerOver);
    document.removeEventListener('focusin', onFocusIn);
  };
}

/** The URL, if the link opens another page of this site in this window; otherwise null. */
function getDestination(target: EventTarget | null) {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  const isCurrentPage = url.pathname === location.pathname && url.search === location.search;
  return url.origin === location.origin && !isCurrentPage ? url : null;
}
