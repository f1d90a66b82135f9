import { useEffect, useRef, type RefObject, type UIEvent } from 'react';
import type { OlderPages } from './older-messages.tsx';

/** Pixels from the top within which older messages are fetched. */
const NEAR_TOP = 700;

/**
 * Returns a scroll listener that fetches older messages when the user scrolls near the top. Rows inserted above also change the
 * scroll position, but must not trigger a fetch: each page needs a scroll by the user.
 */
export function useLoadOlder(scroller: RefObject<HTMLElement | null>, older: OlderPages) {
  const lastScrollTop = useRef(0);
  const canLoad = older.hasMore && !older.isLoading && !older.hasFailed;

  useEffect(() => {
    // The viewport is so tall that there is nothing to scroll.
    const { scrollHeight = 0, clientHeight = 0 } = scroller.current ?? {};
    if (canLoad && clientHeight > 0 && scrollHeight <= clientHeight) older.load();
  });

  return ({ currentTarget: { scrollTop } }: UIEvent<HTMLElement>) => {
    const isScrollingUp = scrollTop < lastScrollTop.current;
    lastScrollTop.current = scrollTop;
    if (isScrollingUp && scrollTop < NEAR_TOP && canLoad) older.load();
  };
}
