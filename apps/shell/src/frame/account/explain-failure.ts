import { isOutage, type DataError } from '@showcase/data';

/** What the account says about a refusal that belongs to no field. */
export function explainFailure(error: DataError): string {
  const { kind, message, retryAfter } = error;
  if (kind === 'rate-limited') {
    const when = retryAfter ? `You can try again in ${retryAfter} s` : 'Please try again later';
    return `Too many requests. ${when}.`;
  }
  if (isOutage(error)) return 'We cannot reach the marketplace. Please try again.';
  // The database's own sentence about what stands in the way.
  if (kind === 'conflict') return `${message}.`;
  return 'That did not work. Please try again.';
}
