import type { Virtualizer } from '@tanstack/react-virtual';
import { useRef, useState } from 'react';

/** Within this many pixels of the end, the log counts as scrolled to the end. */
export const NEAR_END = 80;

type LogVirtualizer = Virtualizer<HTMLDivElement, Element>;

/** Whether the log is scrolled to its end. It stays there when its height changes, as when files appear in the composer below it. */
export function useAtEnd(isInitiallyAtEnd: boolean) {
  const [isAtEnd, setIsAtEnd] = useState(isInitiallyAtEnd);
  const last = useRef({ isAtEnd, height: 0 });

  function onChange(virtualizer: LogVirtualizer) {
    const height = virtualizer.scrollRect?.height ?? 0;
    const isResized = height !== last.current.height;
    last.current.height = height;
    if (isResized && last.current.isAtEnd) virtualizer.scrollToEnd();
    else last.current.isAtEnd = virtualizer.isAtEnd(NEAR_END);
    setIsAtEnd(last.current.isAtEnd);
  }

  return [isAtEnd, onChange] as const;
}
