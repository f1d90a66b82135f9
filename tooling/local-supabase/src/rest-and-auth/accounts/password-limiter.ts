type Options = { failures: number; milliseconds: number; now?: () => number };
type Window = { failures: number; endsAt: number };

/**
 * Slows down guessing: a number of failed sign-ins per email address and caller, then none for the rest of the window. A pending
 * attempt counts as failed, so that parallel attempts cannot bypass the limit.
 */
export function createPasswordLimiter({ failures, milliseconds, now = Date.now }: Options) {
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
    /** Runs the attempt, or responds that there were too many. */
    async attempt(key: string, run: () => Promise<Response>): Promise<Response> {
      const window = getWindow(key);
      if (window.failures >= failures) return tooMany(window.endsAt - now());
      window.failures += 1;
      const response = await run();
      if (response.ok) window.failures -= 1;
      return response;
    },
  };
}

function tooMany(milliseconds: number): Response {
  const body = {
    code: 429,
    error_code: 'over_request_rate_limit',
    msg: 'Request rate limit reached',
  };
  const headers = {
    'retry-after': String(Math.ceil(milliseconds / 1000)),
    'x-sb-error-code': body.error_code,
  };
  return Response.json(body, { status: 429, headers });
}
