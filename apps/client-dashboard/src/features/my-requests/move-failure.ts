import type { DataError } from '@showcase/data';

/** In our own words, why a request did not move and what to do; a conflict is told by the request's new state. */
export function moveFailure(error: DataError | null): string | undefined {
  switch (error?.kind) {
    case undefined:
    case 'conflict':
      return undefined;
    case 'unreachable':
    case 'timeout':
    case 'server':
      return 'Not saved: we cannot reach the marketplace. Please try again.';
    case 'rate-limited':
      return `Too many requests. You can try again in ${error.retryAfter ?? 60} s.`;
    case 'not-found':
      return 'This request no longer exists or is not yours.';
    case 'unauthenticated':
    case 'invalid-token':
      return 'Not saved: your session has ended. Please sign in again.';
    default:
      return 'Not saved. Please try again.';
  }
}
