import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function for good, which does what the latest render would: memoized children are not drawn again for it. */
export function useStableCallback<Arguments extends unknown[]>(
  callback: (...given: Arguments) => void,
) {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...given: Arguments) => latest.current(...given), []);
}
