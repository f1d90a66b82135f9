import { AuthError } from '../auth-error.ts';

type Options = { failures: number; milliseconds: number; now?: () => number };
type Window = { failures: number; endsAt: number };

/**
 * Slows down guessing: a number of failed attempts per key, then none for the rest of the window. A pending attempt counts as failed, so
 * that parallel attempts cannot bypass the limit.
 */
export function createAttemptLimiter({ failures, milliseconds, now = Date.now }: Options) {
  const windows = new Map<string, Window>();

  function getWindow(key: string): Window {
    const known = windows.get(key);
    if (known && known.endsAt > now()) return known;
    for (const [name, { endsAt }] of windows) if (endsAt <= now()) windows.delete(name);
    const newWindow = { failures: 0, endsAt: now() + milliseconds };
    windows.set(key, newWindow);
    return newWindow;
  }

  return {
    /** Runs the attempt, which fails by throwing; throws without running it if there were too many. */
    async attempt<Result>(key: string, run: () => Promise<Result>): Promise<Result> {
      const window = getWindow(key);
      if (window.failures >= failures) {
        throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached');
      }
      window.failures += 1;
      const result = await run();
      window.failures -= 1;
      return result;
    },
  };
}
