/** A pointer that only passes over a link does not rest on it for this long. */
const HOVER_DELAY_MS = 65;

/** Calls back with where a link leads when the pointer rests on it or the focus comes to it. Returns the way to stop. */
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

/** Another page of ours that would open in this window; null for anything else. */
function getDestination(target: EventTarget | null) {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  const isCurrentPage = url.pathname === location.pathname && url.search === location.search;
  return url.origin === location.origin && !isCurrentPage ? url : null;
}
