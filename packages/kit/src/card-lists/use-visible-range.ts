import { useState, useSyncExternalStore } from 'react';
import { measureList, visibleRange, type VisibleRange } from './visible-range.ts';

/** Lists up to this length are rendered completely, so that the browser's own search finds everything. */
const MAX_RENDERED_WHOLE = 240;
/** The number of items of a longer list before its position is known: more than a screen holds. */
const INITIAL_COUNT = 48;

/** The part of a long grid that is near the screen; the rest is rendered when it is scrolled into view. */
export function useVisibleRange(count: number) {
  const [view] = useState(createListView);
  const getRange = () => view.getRange(count);
  const range = useSyncExternalStore(view.subscribe, getRange, getRange);
  return { ...range, attach: view.attach };
}

function createListView() {
  let list: HTMLElement | null = null;
  let current: VisibleRange = { first: 0, last: 0, before: 0, after: 0 };

  function computeRange(count: number): VisibleRange {
    const isShort = count <= MAX_RENDERED_WHOLE;
    const geometry = list && !isShort ? measureList(list) : null;
    if (!geometry) return { first: 0, last: isShort ? count : INITIAL_COUNT, before: 0, after: 0 };
    return visibleRange(count, geometry, {
      scrollTop: window.scrollY,
      height: window.innerHeight,
    });
  }

  return {
    attach: (element: HTMLElement | null) => {
      list = element;
    },
    /** The same object while the range is the same. */
    getRange: (count: number) => {
      const next = computeRange(count);
      if (!isSame(current, next)) current = next;
      return current;
    },
    subscribe: (onChange: () => void) => {
      window.addEventListener('scroll', onChange, { passive: true });
      window.addEventListener('resize', onChange);
      return () => {
        window.removeEventListener('scroll', onChange);
        window.removeEventListener('resize', onChange);
      };
    },
  };
}

function isSame(a: VisibleRange, b: VisibleRange) {
  return a.first === b.first && a.last === b.last && a.before === b.before && a.after === b.after;
}
