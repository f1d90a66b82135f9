import { useCallback, useSyncExternalStore } from 'react';

/** Counts down the whole seconds until a time. 0 if it is null or in the past. */
export function useSecondsUntil(time: number | null) {
  const subscribe = useCallback(
    (onTick: () => void) => {
      if (time === null) return () => {};
      const timer = setInterval(onTick, 250);
      return () => clearInterval(timer);
    },
    [time],
  );
  return useSyncExternalStore(subscribe, () =>
    Math.max(0, Math.ceil(((time ?? 0) - Date.now()) / 1000)),
  );
}
