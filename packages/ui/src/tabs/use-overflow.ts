import { useEffect, useRef, useState } from 'react';

/** How far a tab at an edge is brought in, so that it is clear of the fade. */
const CLEARANCE = 32;

/** Keeps the selected tab in sight in a list that is wider than its room, and tells on which sides there is more. */
export function useOverflow(selected: string | undefined, widths: string) {
  const list = useRef<HTMLDivElement>(null);
  const [overflow, setOverflow] = useState({ atStart: false, atEnd: false });

  const measure = () => {
    if (!list.current) return;
    const { scrollLeft, scrollWidth, clientWidth } = list.current;
    // Where text runs to the left, positions are negative.
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

  return { list, measure, overflow };
}

function scrollTabIntoView(list: HTMLElement) {
  const tab = list.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
  const listRect = list.getBoundingClientRect();
  if (!tab) return;
  if (tab.left < listRect.left) list.scrollBy({ left: tab.left - listRect.left - CLEARANCE });
  if (tab.right > listRect.right) list.scrollBy({ left: tab.right - listRect.right + CLEARANCE });
}
