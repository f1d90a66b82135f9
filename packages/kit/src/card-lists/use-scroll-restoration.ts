import { useLocation } from '@showcase/remote-contract';
import { useEffect, useRef, type RefObject } from 'react';
import { saveScrollPosition, readScrollPosition } from './scroll-positions.ts';
import { measureList } from './visible-range.ts';

const PAUSE_MS = 100;

/**
 * Restores the scroll position of a list, even if its rows arrive too late for the router, for instance after a reload. A first
 * visit by a link to a later page starts at that page.
 */
export function useScrollRestoration(list: RefObject<HTMLElement | null>, startAt: number) {
  const location = useLocation();
  // Every URL typed into a tab has the same key.
  const key = `${location.key} ${location.pathname}${location.search}`;
  const hasStarted = useRef(false);

  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    const top = readScrollPosition(key) ?? topOf(list.current, startAt);
    if (top === null || Math.abs(window.scrollY - top) <= 1) return;
    window.scrollTo({ top });
    // A long list has its full height only now.
    requestAnimationFrame(() => {
      window.scrollTo({ top });
    });
  }, [list, key, startAt]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let top: number | null = null;
    const save = () => {
      clearTimeout(timer);
      if (top !== null) saveScrollPosition(key, top);
      top = null;
    };
    const onScroll = () => {
      // The next page is shorter, so the browser scrolls it; the user did not scroll the list.
      if (!list.current) return;
      top = window.scrollY;
      clearTimeout(timer);
      timer = setTimeout(save, PAUSE_MS);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('pagehide', save);
    return () => {
      save();
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('pagehide', save);
    };
  }, [list, key]);
}

/** The top of an item's row, with space for the bar above it; null for the first items. */
function topOf(list: HTMLElement | null, index: number) {
  const geometry = index > 0 && list ? measureList(list) : null;
  if (!geometry) return null;
  const { columns, rowHeight, listTop } = geometry;
  return Math.max(0, listTop + Math.floor(index / columns) * rowHeight - TOP_OFFSET);
}

const TOP_OFFSET = 96;
