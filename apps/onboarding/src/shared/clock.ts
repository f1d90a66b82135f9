/** Injected time, so that tests control it. */
export type Clock = {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Runs the callback once after `ms` milliseconds, unless the returned function is called first. */
  after: (ms: number, run: () => void) => () => void;
};

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
