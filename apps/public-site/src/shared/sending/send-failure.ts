import { isOutage, type DataError } from '@showcase/data';

/** In words, why something was not sent; a refusal of the marketplace comes in its own. */
export function sendFailure(error: DataError) {
  if (isOutage(error)) {
    return 'Not sent: we cannot reach the marketplace. What you wrote is kept. Try again.';
  }
  switch (error.kind) {
    case 'rate-limited':
      return error.retryAfter === undefined
        ? 'Too many requests. Try again in a minute.'
        : `Too many requests. You can try again in ${error.retryAfter} s.`;
    case 'unauthenticated':
    case 'invalid-token':
      return 'Your session has ended. Sign in again: what you wrote is kept.';
    case 'conflict':
    case 'not-found':
    case 'invalid':
    case 'forbidden':
      return error.message;
    default:
      return 'Not sent. What you wrote is kept. Try again.';
  }
}
