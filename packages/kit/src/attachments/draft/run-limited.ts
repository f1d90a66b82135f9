export type RunLimited = <T>(task: () => Promise<T>) => Promise<T>;

/** Runs at most so many tasks at the same time; the others wait. */
export function createLimit(limit: number): RunLimited {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
