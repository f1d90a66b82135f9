import { useEffect, useState } from 'react';

/** Smaller movements come from a resting finger. */
const MIN_DISTANCE_PX = 4;

/** Whether the page was last scrolled down. */
export function useIsScrollingDown() {
  const [isDown, setIsDown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    function onScroll() {
      const { scrollY } = window;
      if (Math.abs(scrollY - last) < MIN_DISTANCE_PX) return;
      setIsDown(scrollY > last);
      last = scrollY;
    }
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return isDown;
}
