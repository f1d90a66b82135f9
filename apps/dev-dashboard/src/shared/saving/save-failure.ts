import type { DataError } from '@showcase/data';

/** In our own words, what to do about a save that failed. */
export function saveFailure(error: DataError) {
  switch (error.kind) {
    case 'unreachable':
    case 'timeout':
    case 'server':
      return 'Not saved. We cannot reach the marketplace; what you typed stays here until it answers.';
    case 'rate-limited':
      return `Not saved. Too many requests. You can try again in ${error.retryAfter ?? 20} s.`;
    case 'unauthenticated':
    case 'invalid-token':
      return 'Not saved. Your session has ended: sign in again, then try again.';
    case 'not-found':
      return 'Not saved. This item no longer exists or is not yours.';
    case 'forbidden':
      return 'Not saved. Your account may not do this at present.';
    case 'invalid':
      return 'Not saved. One of the values was refused: check the fields and try again.';
    default:
      return 'Not saved. Please try again.';
  }
}
