import { onlineManager } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);

/** Whether this browser has a stable network connection. */
export function useIsOnline() {
  return useSyncExternalStore(
    subscribe,
    () => onlineManager.isOnline(),
    () => true,
  );
}

/** Calls back each time the network returns. */
export function useReconnect(onReconnect: () => void) {
  const reconnect = useEffectEvent(onReconnect);
  useEffect(
    () =>
      onlineManager.subscribe((isOnline) => {
        if (isOnline) reconnect();
      }),
    [],
  );
}
