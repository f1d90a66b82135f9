import type { ReactNode } from 'react';
import { useScrollTabStop } from '../scroll-tab-stop/use-scroll-tab-stop.ts';
import { PopupBody } from './dialog.styles.ts';

/** The content between header and footer. A tab stop if it overflows and contains nothing focusable. */
export function ScrollingBody({ children }: { children: ReactNode }) {
  const { ref, isTabStop } = useScrollTabStop();
  return (
    <PopupBody ref={ref} tabIndex={isTabStop ? 0 : undefined}>
      {children}
    </PopupBody>
  );
}
