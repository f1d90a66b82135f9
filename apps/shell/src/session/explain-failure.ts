import type { DataError } from '@showcase/data';

export type Failure = { message: string; reasons: readonly string[] };

const WEAKNESSES: Record<string, string> = {
  length: 'It is too short.',
  characters: 'It needs more kinds of characters.',
  pwned: 'It is known from a data leak.',
};

/** What login and signup say about a refusal: the auth service's own message, unless nobody answered or it has none. */
export function explainFailure(error: DataError, fallback: string): Failure {
  const reasons = error.reasons.map((reason) => WEAKNESSES[reason] ?? reason);
  return { message: messageOf(error, fallback), reasons };
}

function messageOf({ kind, message, retryAfter }: DataError, fallback: string) {
  if (kind === 'rate-limited') {
    const when = retryAfter
      ? `You can try again in ${retryAfter} s`
      : 'Please try again in a minute';
    return `Too many requests. ${when}.`;
  }
  if (kind === 'unreachable' || kind === 'timeout') {
    return 'We cannot reach the marketplace. Check your connection and try again.';
  }
  return message === '' || message === 'Unknown error' ? fallback : message;
}
