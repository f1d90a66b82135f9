import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** The text direction of an element, for code that positions pixels itself. Pass the second value as its `ref`. */
export function useDirection() {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const direction = useSyncExternalStore<'ltr' | 'rtl'>(
    never,
    () => (element && getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr'),
    () => 'ltr',
  );
  return [direction, setElement] as const;
}
