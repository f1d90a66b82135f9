import { useEffect, useState } from 'react';

/** Less than this is a finger that rests. */
const MIN_DISTANCE_PX = 4;

/** Whether the last scrolling of the page went down. */
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
