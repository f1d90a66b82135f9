const PERIOD_MS = 60_000;
/** Further callers of a minute share one count, so that the map stays small. */
const MAX_CALLERS = 50_000;

/**
 * Counts the requests of each caller in the current minute, in memory: each process, and each isolate of a worker, counts alone. Returns the
 * seconds to wait; null if the request is within the limit.
 */
export function createLimit(max: number, now: () => number = Date.now) {
  const counts = new Map<string, number>();
  let endsAt = 0;
  return (caller: string): number | null => {
    const time = now();
    if (time >= endsAt) {
      counts.clear();
      endsAt = time + PERIOD_MS;
    }
    const key = counts.has(caller) || counts.size < MAX_CALLERS ? caller : '';
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count > max ? Math.ceil((endsAt - time) / 1_000) : null;
  };
}
