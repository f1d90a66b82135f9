import type { DataError } from '@showcase/data';

/** Why something was not done, in a sentence; refusals of the database are sentences already. */
export function explainFailure({ kind, message, retryAfter }: DataError): string {
  switch (kind) {
    case 'unreachable':
    case 'timeout':
    case 'server':
      return 'Not done: we cannot reach the marketplace. What you wrote is kept. Please try again.';
    case 'rate-limited':
      return `Too many requests. You can try again in ${retryAfter ?? 60} s.`;
    case 'unauthenticated':
    case 'invalid-token':
      return 'Not done: your session has ended. Please sign in again.';
    case 'forbidden':
      return 'Not done: only admins may do this, and you are no longer one.';
    default:
      return `Not done: ${message.replace(/\.$/, '')}.`;
  }
}
