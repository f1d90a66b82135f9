import type { ReactNode } from 'react';
import { useScrollStop } from '../scroll-stop/use-scroll-stop.ts';
import { PopupBody } from './dialog.styles.ts';

/** What is between the head and the foot; a stop of the Tab key when only it can be scrolled by key. */
export function ScrollingBody({ children }: { children: ReactNode }) {
  const { ref, isStop } = useScrollStop();
  return (
    <PopupBody ref={ref} tabIndex={isStop ? 0 : undefined}>
      {children}
    </PopupBody>
  );
}
