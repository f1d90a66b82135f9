import { useEffect, useRef, useState } from 'react';
import { CLEARANCE } from './tabs.styles.ts';

/** Keeps the selected tab visible in an overflowing list, and returns the sides on which there are more tabs. */
export function useOverflow(selected: string | undefined, widths: string) {
  const list = useRef<HTMLDivElement>(null);
  const [overflow, setOverflow] = useState({ atStart: false, atEnd: false });

  const measure = () => {
    if (!list.current) return;
    const { scrollLeft, scrollWidth, clientWidth } = list.current;
    // In right-to-left, positions are negative.
    const scrolled = Math.abs(scrollLeft);
    const next = { atStart: scrolled > 1, atEnd: scrolled < scrollWidth - clientWidth - 1 };
    setOverflow((last) =>
      last.atStart === next.atStart && last.atEnd === next.atEnd ? last : next,
    );
  };

  useEffect(() => {
    if (!list.current) return;
    const observer = new ResizeObserver(measure);
    observer.observe(list.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (list.current) scrollTabIntoView(list.current);
    measure();
  }, [selected, widths]);

  const scrollTo = (side: 'start' | 'end') => {
    if (!list.current) return;
    const { clientWidth } = list.current;
    const isToRight = (side === 'end') === (getComputedStyle(list.current).direction !== 'rtl');
    list.current.scrollBy({ left: (isToRight ? 1 : -1) * (clientWidth - 2 * CLEARANCE) });
  };

  return { list, measure, overflow, scrollTo };
}

function scrollTabIntoView(list: HTMLElement) {
  const tab = list.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
  const listRect = list.getBoundingClientRect();
  if (!tab) return;
  if (tab.left < listRect.left + CLEARANCE)
    list.scrollBy({ left: tab.left - listRect.left - CLEARANCE });
  if (tab.right > listRect.right - CLEARANCE)
    list.scrollBy({ left: tab.right - listRect.right + CLEARANCE });
}
