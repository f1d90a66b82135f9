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

/**
 * The wait in seconds that the body of a 429 asks for, because a page cannot read the header from another origin: in the details
 * from the database, in the message from the auth service.
 */
export function findRetryAfter({ details, message }: { details: unknown; message: string }) {
  const text = typeof details === 'string' ? details : '';
  const seconds =
    /^Retry-After: (\d+)$/.exec(text)?.[1] ?? /\bafter (\d+) seconds?\b/.exec(message)?.[1];
  return seconds === undefined ? undefined : Number(seconds);
}
