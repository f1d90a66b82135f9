import type { Offer } from '@showcase/data/hire-requests';
import { useNow } from '../requests/plan/use-now.ts';

/** Whether an offer can no longer be accepted, from the instant at which it expires. */
export function useIsExpired(offer: Pick<Offer, 'valid_until'> | null): boolean {
  const validUntil = offer?.valid_until ?? null;
  const until = validUntil === null ? undefined : new Date(validUntil);
  const now = useNow(until);
  return until !== undefined && until <= now;
}
