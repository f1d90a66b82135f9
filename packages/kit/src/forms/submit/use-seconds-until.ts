import { useCallback, useSyncExternalStore } from 'react';

/**
 * Counts down the whole seconds until a time, in milliseconds since 1970. 0 if it is null or in the past. It reads the clock, because
 * browsers delay the timers of hidden tabs.
 */
export function useSecondsUntil(time: number | null) {
  const subscribe = useCallback(
    (onTick: () => void) => {
      if (time === null) return () => {};
      const timer = setInterval(() => {
        onTick();
        if (time <= Date.now()) clearInterval(timer);
      }, 250);
      return () => clearInterval(timer);
    },
    [time],
  );
  const getSeconds = () => Math.max(0, Math.ceil(((time ?? 0) - Date.now()) / 1000));
  return useSyncExternalStore(subscribe, getSeconds, () => 0);
}
