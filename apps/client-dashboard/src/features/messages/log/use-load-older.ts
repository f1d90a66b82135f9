import { useEffect, useRef, type RefObject, type UIEvent } from 'react';
import type { OlderPages } from './older-messages.tsx';

/** Pixels from the top within which older messages are fetched. */
const NEAR_TOP = 700;

/**
 * Fetches older messages when the user scrolls up to the first ones; gives the listener for it. Rows that come in above move the
 * position too, and fetch nothing: each page needs a scroll of its own.
 */
export function useLoadOlder(scroller: RefObject<HTMLElement | null>, older: OlderPages) {
  const lastScrollTop = useRef(0);
  const canLoad = older.hasMore && !older.isLoading && !older.hasFailed;

  useEffect(() => {
    // A screen so high that there is nothing to scroll.
    const { scrollHeight = 0, clientHeight = 0 } = scroller.current ?? {};
    if (canLoad && clientHeight > 0 && scrollHeight <= clientHeight) older.load();
  });

  return ({ currentTarget: { scrollTop } }: UIEvent<HTMLElement>) => {
    const isScrollingUp = scrollTop < lastScrollTop.current;
    lastScrollTop.current = scrollTop;
    if (isScrollingUp && scrollTop < NEAR_TOP && canLoad) older.load();
  };
}
