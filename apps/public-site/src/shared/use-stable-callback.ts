import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function for good, which does what the latest render would: memoized children are not drawn again for it. */
export function useStableCallback<Args extends unknown[]>(callback: (...args: Args) => void) {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
