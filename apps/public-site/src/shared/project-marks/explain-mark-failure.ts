import type { DataError, ProjectMark } from '@showcase/data';

/** Why a like or a save was taken back, in words for the person who clicked. */
export function explainMarkFailure(mark: ProjectMark, error: DataError) {
  if (error.kind === 'rate-limited') {
    const wait = error.retryAfter ? ` You can try again in ${error.retryAfter} s` : '';
    return `Too many requests.${wait}`;
  }
  if (error.kind === 'unauthenticated' || error.kind === 'invalid-token')
    return 'Please sign in again';
  if (error.kind === 'forbidden' || error.kind === 'not-found')
    return 'This is no longer available.';
  return `Your ${mark} was not stored. Try again.`;
}
