import { useCallback, useState } from 'react';

/** Whether an element scrolls sideways, so that it needs a name and a tab stop. */
export function useOverflow() {
  const [isOverflowing, setIsOverflowing] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => setIsOverflowing(element.scrollWidth > element.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return { ref, isOverflowing };
}
