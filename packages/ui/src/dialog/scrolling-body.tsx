import { useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { PopupBody } from './dialog.styles.ts';

const focusable = 'a[href], button, input, select, textarea, [tabindex]';

/** What is between the head and the foot; a stop of the Tab key when only it can be scrolled by key. */
export function ScrollingBody({ children }: { children: ReactNode }) {
  const [isStop, setIsStop] = useState(false);
  const measure = useCallback((body: HTMLDivElement) => {
    const look = () => {
      const overflows = body.scrollHeight > body.clientHeight;
      setIsStop(overflows && !body.querySelector(focusable));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(body);
    return () => observer.disconnect();
  }, []);
  return (
    <PopupBody ref={measure} tabIndex={isStop ? 0 : undefined}>
      {children}
    </PopupBody>
  );
}
