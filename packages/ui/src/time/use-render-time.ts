import { createContext, use, useSyncExternalStore } from 'react';

const minute = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** When the server rendered the page; see `UiProvider`. */
export const RenderedAtContext = createContext<number | undefined>(undefined);

/** Shares one timer between all times on the page. */
function subscribe(listener: () => void) {
  listeners.add(listener);
  timer ??= setInterval(() => listeners.forEach((notify) => notify()), minute);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const currentMinute = () => Math.floor(Date.now() / minute);

/** When the server rendered the page, until React has taken it over; then undefined, for the current time. Rerenders every minute. */
export function useRenderTime(): number | undefined {
  const renderedAt = use(RenderedAtContext);
  const isCurrent = useSyncExternalStore(subscribe, currentMinute, () => null) !== null;
  return isCurrent ? undefined : renderedAt;
}
