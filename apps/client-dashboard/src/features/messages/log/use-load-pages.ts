import { useEffect, useRef, type RefObject, type UIEvent } from 'react';

/** Pixels from the top or the end within which messages before or after are fetched. */
const NEAR_EDGE = 700;

export type ThreadPages = {
  hasMore: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  load: () => void;
};

type BothPages = { older: ThreadPages; newer: ThreadPages };

/**
 * Returns a scroll listener that fetches older messages when the user scrolls near the top, and newer ones near the end. Rows inserted
 * above also change the scroll position, but must not trigger a fetch: each page needs a scroll by the user.
 */
export function useLoadPages(scroller: RefObject<HTMLElement | null>, { older, newer }: BothPages) {
  const lastScrollTop = useRef(0);

  useEffect(() => {
    // The viewport is so tall that there is nothing to scroll.
    const { scrollHeight = 0, clientHeight = 0 } = scroller.current ?? {};
    if (clientHeight === 0 || scrollHeight > clientHeight) return;
    if (canLoad(newer)) newer.load();
    else if (canLoad(older)) older.load();
  });

  return ({ currentTarget }: UIEvent<HTMLElement>) => {
    const { scrollTop, scrollHeight, clientHeight } = currentTarget;
    const isScrollingUp = scrollTop < lastScrollTop.current;
    lastScrollTop.current = scrollTop;
    const isNearEnd = scrollHeight - clientHeight - scrollTop < NEAR_EDGE;
    if (isScrollingUp && scrollTop < NEAR_EDGE && canLoad(older)) older.load();
    if (!isScrollingUp && isNearEnd && canLoad(newer)) newer.load();
  };
}

function canLoad({ hasMore, isLoading, hasFailed }: ThreadPages) {
  return hasMore && !isLoading && !hasFailed;
}
