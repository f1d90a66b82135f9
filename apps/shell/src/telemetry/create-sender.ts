/** The maximum of failures that one page load sends: a page that fails again and again must not flood the receiver. */
const MAX_EVENTS = 40;
/** Well below the 64 kB that a browser accepts in a beacon. */
const BATCH_SIZE = 10;
const MAX_DELAY_MS = 5000;

type SenderOptions<T> = {
  send: (events: T[]) => void;
};

/** Sends events in batches: when a batch is full, after five seconds, and when the page is hidden, which may be its end. */
export function createSender<T>({ send }: SenderOptions<T>) {
  let waiting: T[] = [];
  let count = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    const events = waiting;
    waiting = [];
    if (events.length === 0) return;
    try {
      send(events);
    } catch {
      // What the browser does not send is dropped: the product is more important.
    }
  }

  const onHidden = () => {
    if (document.visibilityState === 'hidden') flush();
  };
  // On the window, after the listeners that report the last web vitals.
  window.addEventListener('visibilitychange', onHidden);
  window.addEventListener('pagehide', flush);

  return {
    add(event: T) {
      count += 1;
      if (count > MAX_EVENTS) return;
      waiting.push(event);
      if (waiting.length >= BATCH_SIZE) return flush();
      timer ??= setTimeout(flush, MAX_DELAY_MS);
    },
  };
}
