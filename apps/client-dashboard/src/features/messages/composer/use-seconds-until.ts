import { useCallback, useSyncExternalStore } from 'react';

/** Whole seconds until a time, counted down; 0 where it is past or none. */
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
