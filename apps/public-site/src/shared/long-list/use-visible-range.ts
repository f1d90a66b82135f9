import { useState, useSyncExternalStore } from 'react';
import { measureList } from './measure-list.ts';
import { visibleRange, type VisibleRange } from './visible-range.ts';

/** Lists up to this length are drawn whole: the browser's own search finds everything in them. */
const DRAWN_WHOLE = 240;
/** Of a longer one as many are drawn before anybody knows where it lies: more than a screen holds. */
const DRAWN_FIRST = 48;

/** The part of a long grid that is near the screen; the rest is left out until it is scrolled to. */
export function useVisibleRange(count: number) {
  const [view] = useState(createListView);
  const range = useSyncExternalStore(view.subscribe, () => view.rangeOf(count));
  return { ...range, attach: view.attach };
}

function createListView() {
  let list: HTMLElement | null = null;
  let known: VisibleRange = { first: 0, last: 0, before: 0, after: 0 };

  function rangeNow(count: number): VisibleRange {
    const isWhole = count <= DRAWN_WHOLE;
    const geometry = list && !isWhole ? measureList(list) : null;
    if (!geometry) return { first: 0, last: isWhole ? count : DRAWN_FIRST, before: 0, after: 0 };
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
    rangeOf: (count: number) => {
      const now = rangeNow(count);
      if (!isSame(known, now)) known = now;
      return known;
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

function isSame(one: VisibleRange, other: VisibleRange) {
  return (
    one.first === other.first &&
    one.last === other.last &&
    one.before === other.before &&
    one.after === other.after
  );
}
