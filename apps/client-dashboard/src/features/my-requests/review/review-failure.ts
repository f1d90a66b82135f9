import { isOutage, type DataError } from '@showcase/data';

/** In our own words, why a review was not saved and what to do. */
export function reviewFailure(error: DataError): string {
  if (isOutage(error)) return 'Not saved: we cannot reach the marketplace. Please try again.';
  switch (error.kind) {
    case 'conflict':
      return 'You have already reviewed this request, in another window. Your text here is kept.';
    case 'not-found':
    case 'forbidden':
      return 'Not saved: this review can no longer be written or changed.';
    case 'rate-limited':
      return `Too many requests. You can try again in ${error.retryAfter ?? 60} s.`;
    default:
      return 'Not saved. Please try again.';
  }
}
