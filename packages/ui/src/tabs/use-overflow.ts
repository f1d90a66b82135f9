import { useEffect, useRef, useState } from 'react';

/** How far a tab at an edge is brought in, so that it is clear of the fade. */
const CLEARANCE = 32;

/** Keeps the selected tab in sight in a list that is wider than its room, and tells on which sides there is more. */
export function useOverflow(selected: string | undefined, widths: string) {
  const list = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState({ atStart: false, atEnd: false });

  const look = () => {
    if (!list.current) return;
    const { scrollLeft, scrollWidth, clientWidth } = list.current;
    // Where text runs to the left, positions are negative.
    const before = Math.abs(scrollLeft);
    const next = { atStart: before > 1, atEnd: before < scrollWidth - clientWidth - 1 };
    setMore((last) => (last.atStart === next.atStart && last.atEnd === next.atEnd ? last : next));
  };

  useEffect(() => {
    if (!list.current) return;
    const observer = new ResizeObserver(look);
    observer.observe(list.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (list.current) bringIn(list.current);
    look();
  }, [selected, widths]);

  return { list, look, more };
}

function bringIn(list: HTMLElement) {
  const tab = list.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
  const room = list.getBoundingClientRect();
  if (!tab) return;
  if (tab.left < room.left) list.scrollBy({ left: tab.left - room.left - CLEARANCE });
  if (tab.right > room.right) list.scrollBy({ left: tab.right - room.right + CLEARANCE });
}
