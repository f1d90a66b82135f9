import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function with a stable identity that calls the latest callback, so that memoized children do not re-render. */
export function useStableCallback<Args extends unknown[]>(callback: (...args: Args) => void) {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
