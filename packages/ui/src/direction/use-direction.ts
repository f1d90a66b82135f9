import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Which way the element reads, for code that counts pixels itself; give the second to its `ref`. */
export function useDirection() {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const direction = useSyncExternalStore(never, () =>
    element && getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr',
  );
  return [direction, setElement] as const;
}
