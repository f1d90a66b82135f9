import type { ReactNode } from 'react';
import { useScrollTabStop } from '../scroll-tab-stop/use-scroll-tab-stop.ts';
import { PopupBody } from './dialog.styles.ts';

/** What is between the head and the foot; a stop of the Tab key when only it can be scrolled by key. */
export function ScrollingBody({ children }: { children: ReactNode }) {
  const { ref, isTabStop } = useScrollTabStop();
  return (
    <PopupBody ref={ref} tabIndex={isTabStop ? 0 : undefined}>
      {children}
    </PopupBody>
  );
}
