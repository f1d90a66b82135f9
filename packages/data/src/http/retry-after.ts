let latest: { seconds: number; recordedAt: number } | undefined;

/** The wait in seconds that a response asks for: a number, or a date relative to the `date` header of the response. */
export function readRetryAfter(headers: Headers) {
  const value = headers.get('retry-after');
  if (value === null) return undefined;
  if (/^\d+$/.test(value)) return Number(value);
  const until = Date.parse(value);
  if (Number.isNaN(until)) return undefined;
  const now = Date.parse(headers.get('date') ?? '') || Date.now();
  return Math.max(0, Math.ceil((until - now) / 1000));
}

/** Records the Retry-After of a 429, because the libraries drop the response headers before they report the error. */
export function recordRetryAfter(response: Response) {
  if (response.status !== 429) return;
  const seconds = readRetryAfter(response.headers);
  latest = seconds === undefined ? undefined : { seconds, recordedAt: Date.now() };
}

/** The Retry-After of the 429 that was just received. */
export function recentRetryAfter() {
  if (!latest || Date.now() - latest.recordedAt > 1000) return undefined;
  return latest.seconds;
}
