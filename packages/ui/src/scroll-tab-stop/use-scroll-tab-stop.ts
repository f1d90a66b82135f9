import { useCallback, useState } from 'react';

const focusable = 'a[href], button, input, select, textarea, [tabindex]';

/** Whether an element overflows, also only in inline direction, and whether it must be a tab stop because nothing inside it is one. */
export function useScrollTabStop() {
  const [state, setState] = useState({
    overflows: false,
    overflowsInline: false,
    isTabStop: false,
  });
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => {
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
      const overflowsInline = scrollWidth > clientWidth;
      const overflows = scrollHeight > clientHeight || overflowsInline;
      const isTabStop = overflows && !element.querySelector(focusable);
      setState((last) =>
        last.overflows === overflows &&
        last.overflowsInline === overflowsInline &&
        last.isTabStop === isTabStop
          ? last
          : { overflows, overflowsInline, isTabStop },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return { ref, ...state };
}
