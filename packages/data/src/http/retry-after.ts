let latest: { seconds: number; recordedAt: number } | undefined;

/** The seconds that a response asks to wait: a number, or a date counted from the response's own clock. */
export function readRetryAfter(headers: Headers) {
  const value = headers.get('retry-after');
  if (value === null) return undefined;
  if (/^\d+$/.test(value)) return Number(value);
  const until = Date.parse(value);
  if (Number.isNaN(until)) return undefined;
  const now = Date.parse(headers.get('date') ?? '') || Date.now();
  return Math.max(0, Math.ceil((until - now) / 1000));
}

/** Remembers a refusal's Retry-After: the backend's libraries drop the headers of a response before they report it. */
export function recordRetryAfter(response: Response) {
  if (response.status !== 429) return;
  const seconds = readRetryAfter(response.headers);
  latest = seconds === undefined ? undefined : { seconds, recordedAt: Date.now() };
}

/** The Retry-After of the refusal that was just received. */
export function recentRetryAfter() {
  if (!latest || Date.now() - latest.recordedAt > 1000) return undefined;
  return latest.seconds;
}
