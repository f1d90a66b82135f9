import { useState, useSyncExternalStore } from 'react';
import { measureList } from './measure-list.ts';
import { visibleRange, type VisibleRange } from './visible-range.ts';

/** Lists up to this length are drawn whole: the browser's own search finds everything in them. */
const MAX_RENDERED_WHOLE = 240;
/** Of a longer one as many are drawn before anybody knows where it lies: more than a screen holds. */
const INITIAL_COUNT = 48;

/** The part of a long grid that is near the screen; the rest is left out until it is scrolled to. */
export function useVisibleRange(count: number) {
  const [view] = useState(createListView);
  const range = useSyncExternalStore(view.subscribe, () => view.getRange(count));
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
    /** The same object as long as it says the same. */
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
