/** Time as an argument, so that tests decide when it passes. */
export type Clock = {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Runs once after so many milliseconds, unless the returned function is called before. */
  after: (ms: number, run: () => void) => () => void;
};

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
